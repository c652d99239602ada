import type { FormatMoney } from '../../../client/money.ts';
import type { MessageKey } from '../../../client/translate.ts';
import { cardName, cardNames } from '../../../kit/cards/client/cardName.ts';
import type { CardWord } from '../../../kit/cards/client/words/en.ts';
import type { PlayRound } from '../../../kit/client/protocol.ts';
import { isNatural } from '../hand.ts';
import type { HandTotal } from '../hand.ts';
import { handPays, insurancePays } from '../rules.ts';
import type { BlackjackMove, BlackjackView, HandView } from '../rules.ts';
import type { BlackjackWord } from '../words/en.ts';

export type BlackjackRound = PlayRound<Record<string, never>, BlackjackMove, BlackjackView>;
export type BlackjackTexts = BlackjackWord | CardWord;
export type BlackjackLook = (
  key: BlackjackTexts | MessageKey,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** A total as players read it: with both values while an ace may still count 11. */
export const totalText = ({ total, isSoft }: HandTotal): string =>
  isSoft && total < 21 ? `${total - 10}/${total}` : String(total);

/** What a hand has come to, and what it pays, in two short texts; null while it is open. */
export function resultTexts(
  { result, stakes }: HandView,
  stake: bigint,
  t: BlackjackLook,
  format: FormatMoney,
): { readonly result: string; readonly pays: string } | null {
  if (result === null) return null;
  const staked = stake * BigInt(stakes);
  const pays = handPays(result, staked);
  if (pays === 0n) return { result: t(result), pays: '' };
  return { result: t(result), pays: t(pays > staked ? 'pays' : 'back', { amount: format(pays) }) };
}

/** What has become of insurance; empty without one. */
export function insuranceText({ view, stake }: BlackjackRound, t: BlackjackLook, format: FormatMoney): string {
  if (view.insurance !== 'taken') return '';
  // While the round goes on, the dealer has looked already and has none.
  return isNatural(view.dealer.cards)
    ? t('insuranceWon', { amount: format(insurancePays(stake)) })
    : t('insuranceLost');
}

/** The end of a round in a sentence. */
export function describeBlackjack({ view }: BlackjackRound, t: BlackjackLook): string {
  const hands = view.hands.map((hand) =>
    t('handOutcome', { total: hand.total, result: hand.result === null ? '' : t(hand.result) }),
  );
  const dealer = isNatural(view.dealer.cards) ? t('blackjack') : view.dealer.total;
  return t('outcome', { dealer, hands: hands.join('; ') });
}

/** What screen readers are told when it is the player's move. */
export function sayBlackjack({ view }: BlackjackRound, t: BlackjackLook): string {
  const hand = view.hands[view.active ?? 0];
  const dealer = cardName(view.dealer.cards[0] ?? 0, t);
  if (hand === undefined) return '';
  const values = { cards: cardNames(hand.cards, t), total: totalText(hand), dealer };
  if (view.insurance === 'offered') return `${t('say', values)}. ${t('sayInsurance')}`;
  return view.hands.length === 1 ? t('say', values) : t('sayHand', { ...values, number: (view.active ?? 0) + 1 });
}

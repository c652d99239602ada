import type { WireReward } from '../../../../contract/loyalty/reward.ts';
import type { Translate } from '../../../../lib/i18n.ts';
import { moneyInText } from '../../../../shared/money/moneyInText.ts';
import { parseMoney } from '../../../../shared/money/moneyWire.ts';
import type { WireMoney } from '../../../../shared/money/moneyWire.ts';
import { groupedDigits } from '../../../../shared/text/groupedDigits.ts';

interface Words {
  readonly t: Translate;
  readonly locale: { readonly code: string; readonly dir: 'ltr' | 'rtl' };
}

/** One line that names a reward: "20 free spins in Coral Reef, $0.20 each". Needs the words `rewards`. */
export function rewardText({ t, locale }: Words, { kind, amount, count, game, item }: WireReward): string {
  const written = (wire: WireMoney | null): string =>
    wire === null ? '' : moneyInText(parseMoney(wire), locale, 'player');
  const many = { count, shown: groupedDigits(count) };
  switch (kind) {
    case 'money':
      return t('rewards:money', { amount: written(amount) });
    case 'bonus':
      return t('rewards:bonus', { amount: written(amount) });
    case 'free_bet':
      return t('rewards:freeBet', { amount: written(amount) });
    case 'freespins':
      return t('rewards:freespins', { ...many, game: game?.title ?? '', stake: written(amount) });
    case 'points':
      return t('rewards:points', many);
    case 'tickets':
      return t('rewards:tickets', many);
    case 'vpn_days':
      return t('rewards:vpnDays', many);
    case 'spins':
      return t('rewards:spins', many);
    case 'frame':
      return t('rewards:frame', { name: frameName(t, item) });
    case 'nothing':
      return t('rewards:nothing');
  }
}

/** The name of an ornament around the portrait. */
export const frameName = (t: Translate, item: string): string => t(`rewards:frames.${item}`, { defaultValue: item });

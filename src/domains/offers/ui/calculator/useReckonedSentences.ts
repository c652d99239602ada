import { useApp } from '../../../../kernel/AppContext.tsx';
import { mostConverted } from '../../../../shared/bonus/convertedOf.ts';
import type { CalculatorData } from '../../calculator/api.ts';
import type { Reckoned } from '../../calculator/CalculatorStore.ts';
import { useReckonedFormat } from './useReckonedFormat.ts';

interface ReckonedSentences {
  /** How many get through. */
  readonly lead: string;
  /** What it takes, what is left, what of it is paid out. Markers: ** for bold. */
  readonly more: readonly string[];
}

/** The calculator's answer in plain sentences. */
export function useReckonedSentences({ offer, habits }: CalculatorData, reckoned: Reckoned): ReckonedSentences {
  const { t } = useApp();
  const format = useReckonedFormat(offer.currency);
  const { game, deposit, amount, stake, typedStake, required, rounds, seconds, chance, cost, paid, percent } = reckoned;
  const played = BigInt(rounds ?? 0) * stake;
  const start = deposit + amount;
  const left = start - cost;
  const most = mostConverted(offer.terms, amount);
  // Whoever has a stake for each round cannot go bust.
  const isSafe = played <= start;
  const isCut = offer.terms.is_sticky || most !== null;
  const times = {
    rounds: format.count(rounds ?? 0),
    stake: format.amount(stake),
    total: format.amount(played),
    required: format.amount(required),
    percent: format.percent(percent),
  };
  return {
    lead: t('calculator:says.chance', {
      players: isSafe ? t('calculator:players.all') : format.inHundred(chance),
      game: game.title,
      stake: format.amount(stake),
    }),
    more: [
      ...(typedStake > stake ? [t('calculator:says.capped', { stake: format.amount(stake) })] : []),
      t(percent === 100 ? 'calculator:says.total' : 'calculator:says.totalPart', times),
      ...(chance > 0 ? [`${leftSentence()} ${paidSentence()}`] : []),
      ...(isSafe ? [] : [t(deposit > 0n ? 'calculator:says.lostDeposit' : 'calculator:says.lost')]),
      ...(seconds === null || seconds === 0 ? [] : [timeSentence(seconds)]),
    ],
  };

  function leftSentence(): string {
    const params = { left: format.amount(left), start: format.amount(start), cost: format.amount(cost) };
    if (deposit === 0n || cost === 0n) return t('calculator:says.leftFree', params);
    return t(cost > 0n ? 'calculator:says.leftLess' : 'calculator:says.leftMore', params);
  }

  function paidSentence(): string {
    if (!isCut) return t('calculator:says.paidWhole');
    if (offer.terms.is_sticky && most !== null)
      return t('calculator:says.paidStickyMost', { paid: format.amount(paid), most: format.amount(most) });
    if (offer.terms.is_sticky) return t('calculator:says.paidSticky', { paid: format.amount(paid) });
    return t('calculator:says.paidMost', { paid: format.amount(paid), most: format.amount(most ?? 0n) });
  }

  function timeSentence(whole: number): string {
    const isOwn = habits.secondsPerRound !== null;
    return t(isOwn ? 'calculator:says.timeOwn' : 'calculator:says.time', {
      time: format.time(whole),
      seconds: format.count(Math.round((whole / (rounds ?? 1)) * 10) / 10),
    });
  }
}

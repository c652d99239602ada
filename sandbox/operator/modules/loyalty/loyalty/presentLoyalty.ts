import type { OutputOf } from '../../../../../src/contract/index.ts';
import type { loyalty, WireLevel } from '../../../../../src/contract/loyalty/loyalty.ts';
import { gameTypes } from '../../../../../src/contract/games/games.ts';
import { wireMoney } from '../../../ledger/amounts.ts';
import type { LocaleCode } from '../../../market/facts.ts';
import { presentReward } from '../rewards/module.ts';
import type { Level } from './levels.ts';
import { costOfPoint } from './pointRates.ts';
import type { PointsChange } from './pointsRepository.ts';
import { isRunning, periodOf, programAt } from './programs.ts';
import type { Program } from './programs.ts';

/** For whom something is presented. */
export interface Viewing {
  readonly locale: LocaleCode;
  readonly currency: string;
  readonly vendorsUrl: string;
  readonly now: Date;
}

export function presentLevel(
  { level, sysname, names, descriptions, image, from, rewards }: Level,
  { locale, currency, vendorsUrl }: Viewing,
): WireLevel {
  return {
    level,
    sysname,
    name: names[locale],
    description: descriptions[locale],
    image: `${vendorsUrl}${image}`,
    from: from.toString(),
    rewards: rewards.flatMap((reward) => presentReward(reward, currency) ?? []),
  };
}

export function presentProgram(
  program: Program,
  { locale, vendorsUrl, now }: Viewing,
): OutputOf<typeof loyalty.getPrograms>['items'][number] {
  const { sysname, titles, leads, descriptions, image, colour } = program;
  const period = periodOf(program, now);
  return {
    sysname,
    title: titles[locale],
    lead: leads[locale],
    description: descriptions[locale],
    image: `${vendorsUrl}${image}`,
    colour,
    starts_at: period?.startsAt.toISOString() ?? null,
    ends_at: period?.endsAt.toISOString() ?? null,
    is_running: isRunning(program, now),
    is_current: programAt(now) === program,
  };
}

export const presentRates = ({ rates }: Program, { currency }: Viewing): OutputOf<typeof loyalty.getProgram>['rates'] =>
  gameTypes.flatMap((type) => {
    const cost = costOfPoint(rates, type, currency);
    return cost === null ? [] : [{ type, stake: wireMoney(cost, currency) }];
  });

export const presentChange = (
  { id, reason, texts, points, balance_after, at }: PointsChange,
  locale: LocaleCode,
): OutputOf<typeof loyalty.gethistory>['items'][number] => ({
  id: id.toString(),
  // The cast is safe: the column has what `Points` writes.
  reason: reason as OutputOf<typeof loyalty.gethistory>['items'][number]['reason'],
  title: texts[locale] ?? '',
  points: points.toString(),
  balance: balance_after.toString(),
  at: at.toISOString(),
});

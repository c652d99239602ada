import type { CallOutput } from '../../contract/index.ts';
import type { WireReward } from '../../contract/loyalty/reward.ts';
import type { Money } from '../../shared/money/money.ts';
import { moneyToWire, parseMoney } from '../../shared/money/moneyWire.ts';

type WireProgram = CallOutput<'GET loyalty.getPrograms'>['items'][number];
type WireWhole = CallOutput<'GET loyalty.getProgram'>;
type WireChange = CallOutput<'GET loyalty.gethistory'>['items'][number];

/** 7-85. Times in ms; null for the standing programme. */
export interface Program {
  readonly sysname: string;
  readonly title: string;
  readonly lead: string;
  readonly description: string;
  readonly image: string;
  readonly colour: string;
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  readonly isRunning: boolean;
  readonly isCurrent: boolean;
}

/** Points as decimal text: a snapshot of a server render is JSON, which has no whole numbers of any size. */
export interface Level {
  readonly level: number;
  readonly sysname: string;
  readonly name: string;
  readonly description: string;
  readonly image: string;
  readonly from: string;
  readonly rewards: readonly WireReward[];
}

export interface Rate {
  readonly type: WireWhole['rates'][number]['type'];
  /** What stakes of main money bring a point. */
  readonly stake: WireWhole['rates'][number]['stake'];
}

export interface WholeProgram extends Program {
  readonly rates: readonly Rate[];
  readonly levels: readonly Level[];
  readonly landscape: { readonly wide: string; readonly phone: string };
}

export interface PointsChange {
  readonly id: string;
  readonly reason: WireChange['reason'];
  readonly title: string;
  /** Negative for spent ones. */
  readonly points: bigint;
  readonly balance: bigint;
  readonly at: number;
}

const timeOf = (instant: string | null): number | null => (instant === null ? null : Date.parse(instant));

export const parseProgram = (wire: WireProgram): Program => ({
  sysname: wire.sysname,
  title: wire.title,
  lead: wire.lead,
  description: wire.description,
  image: wire.image,
  colour: wire.colour,
  startsAt: timeOf(wire.starts_at),
  endsAt: timeOf(wire.ends_at),
  isRunning: wire.is_running,
  isCurrent: wire.is_current,
});

export const parseWhole = (wire: WireWhole): WholeProgram => ({
  ...parseProgram(wire),
  // Refuses amounts that are none.
  rates: wire.rates.map(({ type, stake }) => ({ type, stake: moneyToWire(parseMoney(stake)) })),
  levels: wire.levels,
  landscape: wire.landscape,
});

export const stakeOf = ({ stake }: Rate): Money => parseMoney(stake);

export const parseChange = ({ id, reason, title, points, balance, at }: WireChange): PointsChange => ({
  id,
  reason,
  title,
  points: BigInt(points),
  balance: BigInt(balance),
  at: Date.parse(at),
});

import type { TablePhase } from './server/tableRepository.ts';
import type { TableOutcome } from './TableGame.ts';

/**
 * Messages of a table's socket, as JSON. `now` is the server's time in Unix ms, so that all see the same moment.
 * A table is sent at the start and at every change of its phase; frames while a multiplier grows; crowds as bets come in.
 */
export type WireTableMessage = WireTable | WireFrame | WireCrowd;

export interface WireTable {
  readonly type: 'table';
  readonly now: number;
  readonly round: WireTableRound;
  /** What the last rounds have drawn, newest first, this one included once it is shown. */
  readonly past: readonly TableOutcome[];
}

export interface WireTableRound {
  readonly id: string;
  readonly number: number;
  readonly phase: TablePhase;
  /** Start of the run, in Unix ms; null while bets are taken. */
  readonly runningAt: number | null;
  /** When the phase ends, in Unix ms; null while nobody may know. */
  readonly endsAt: number | null;
  readonly seedHash: string;
  /** What was drawn; null while nobody may know. */
  readonly outcome: TableOutcome | null;
  /** Revealed with the end of the round. */
  readonly serverSeed: string | null;
  readonly clientSeed: string | null;
  readonly crowd: TableCrowd;
}

/** Everybody at the table: the bets of the round, and who has left it, in hundredths, the last first. */
export interface TableCrowd {
  readonly bets: number;
  readonly left: number;
  readonly lastLeft: readonly number[];
}

/** The multiplier, in hundredths, while it grows. */
export interface WireFrame {
  readonly type: 'frame';
  readonly now: number;
  readonly at: number;
  readonly crowd: TableCrowd;
}

export interface WireCrowd {
  readonly type: 'crowd';
  readonly now: number;
  readonly crowd: TableCrowd;
}

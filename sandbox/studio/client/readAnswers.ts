import { parseAmount } from '../engine/amounts.ts';
import { REELS, type GameDefinition } from '../engine/gameDefinition.ts';
import type { WireFeature, WireRound, WireSpin } from '../engine/wireRound.ts';
import type { Commitment, Feature, Round, Session, Spin, SpinReply } from './protocol.ts';
import { StudioCallError } from './StudioCallError.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Parses the reply of `session`. Throws `Unknown` when it is invalid. */
export function readSession(answer: unknown): Session {
  const fields = recordOf(answer);
  const game = readGame(fields['game']);
  const decimals = numberOf(fields['decimals']);
  const stakes = Array.isArray(fields['stakes']) ? fields['stakes'] : unreadable('stakes');
  return {
    session: textOf(fields['session']),
    game,
    rtp: shareOf(recordOf(fields['game'])['rtp']),
    currency: textOf(fields['currency']),
    decimals,
    balance: minorOf(fields['balance'], decimals),
    mode: fields['mode'] === 'play' ? 'play' : 'demo',
    stakes: stakes.map((stake) => minorOf(stake, decimals)),
    defaultStake: minorOf(fields['defaultStake'], decimals),
    minRoundMs: numberOf(fields['minRoundMs']),
    commitment: readCommitment(fields['commitment']),
    clientSeed: textOf(fields['clientSeed']),
    unshownRound: fields['unshownRound'] == null ? null : readRound(fields['unshownRound'], decimals),
  };
}

/** Parses the reply of `spin`. Throws `Unknown` when it is invalid, because the stake may have been taken. */
export function readSpinReply(answer: unknown, decimals: number): SpinReply {
  const fields = recordOf(answer);
  return {
    round: readRound(fields['round'], decimals),
    balance: minorOf(fields['balance'], decimals),
    commitment: readCommitment(fields['commitment']),
    sinceStartMs: numberOf(fields['sinceStartMs']),
  };
}

function readRound(value: unknown, decimals: number): Round {
  const fields = recordOf(value);
  recordOf(fields['base']);
  textOf(fields['serverSeed']);
  const wire = fields as unknown as WireRound;
  try {
    return {
      id: textOf(fields['id']),
      stake: minorOf(wire.stake, decimals),
      totalWin: minorOf(wire.totalWin, decimals),
      base: readSpin(wire.base, decimals),
      feature: wire.freeSpins === null ? null : readFeature(wire.freeSpins, decimals),
      wire,
    };
  } catch (error) {
    throw error instanceof StudioCallError ? error : new StudioCallError('Unknown', 'Unreadable round');
  }
}

function readSpin({ wins, win, ...spin }: WireSpin, decimals: number): Spin {
  return {
    ...spin,
    win: minorOf(win, decimals),
    wins: wins.map((one) => ({ ...one, amount: minorOf(one.win, decimals) })),
  };
}

function readFeature({ spins, win, ...feature }: WireFeature, decimals: number): Feature {
  return { ...feature, win: minorOf(win, decimals), spins: spins.map((spin) => readSpin(spin, decimals)) };
}

function readCommitment(value: unknown): Commitment {
  const fields = recordOf(value);
  return { seedHash: textOf(fields['seedHash']), nonce: numberOf(fields['nonce']) };
}

/** Parses the complete game definition, which is used to spin the reels and to verify rounds. */
function readGame(value: unknown): GameDefinition {
  const fields = recordOf(value);
  textOf(fields['sysname']);
  recordOf(fields['rule']);
  recordOf(fields['paytable']);
  if (!Array.isArray(fields['strips']) || fields['strips'].length !== REELS) {
    unreadable('game');
  }
  return fields as unknown as GameDefinition;
}

/** Converts a percentage as text to a fraction; null when it is missing. */
function shareOf(percent: unknown): number | null {
  const share = typeof percent === 'string' ? Number(percent) / 100 : Number.NaN;
  return share > 0 && share < 1 ? share : null;
}

function minorOf(value: unknown, decimals: number): bigint {
  return (typeof value === 'string' ? parseAmount(value, decimals) : null) ?? unreadable('amount');
}

function recordOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : unreadable('object');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : unreadable('text');
}

function numberOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : unreadable('number');
}

function unreadable(what: string): never {
  throw new StudioCallError('Unknown', `Unreadable ${what}`);
}

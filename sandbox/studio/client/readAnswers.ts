import { REELS, type GameDefinition } from '../engine/gameDefinition.ts';
import type { FeatureOffer } from '../engine/purchase.ts';
import type { WirePolicy } from '../server/presentPolicy.ts';
import type { WireFeature, WireRound, WireSpin } from '../engine/wireRound.ts';
import { minorOf, numberOf, readCommitment, recordOf, textOf, unreadable } from './fields.ts';
import type { Feature, FreeSpins, Round, Session, Spin, SpinReply } from './protocol.ts';
import { StudioCallError } from './StudioCallError.ts';

/** Parses the reply of `session`. Throws `Unknown` when it is invalid. */
export function readSession(answer: unknown): Session {
  const fields = recordOf(answer);
  const game = readGame(fields['game']);
  const decimals = numberOf(fields['decimals']);
  const stakes = Array.isArray(fields['stakes']) ? fields['stakes'] : unreadable('stakes');
  return {
    session: textOf(fields['session']),
    game,
    offer: readOffer(recordOf(fields['game'])['offer']),
    rtp: shareOf(recordOf(fields['game'])['rtp']),
    currency: textOf(fields['currency']),
    decimals,
    balance: minorOf(fields['balance'], decimals),
    mode: fields['mode'] === 'play' ? 'play' : 'demo',
    stakes: stakes.map((stake) => minorOf(stake, decimals)),
    defaultStake: minorOf(fields['defaultStake'], decimals),
    minRoundMs: numberOf(fields['minRoundMs']),
    policy: readPolicy(fields['policy']),
    commitment: readCommitment(fields['commitment']),
    clientSeed: textOf(fields['clientSeed']),
    unshownRound: fields['unshownRound'] == null ? null : readRound(fields['unshownRound'], decimals),
    freeSpins: fields['freeSpins'] == null ? null : readFreeSpins(fields['freeSpins'], decimals),
  };
}

/** Parses the reply of `spin`. Throws `Unknown` when it is invalid, because the stake may have been taken. */
export function readSpinReply(answer: unknown, decimals: number): SpinReply {
  const fields = recordOf(answer);
  return {
    round: readRound(fields['round'], decimals),
    balance: minorOf(fields['balance'], decimals),
    commitment: readCommitment(fields['commitment']),
    freeSpinsLeft: fields['freeSpinsLeft'] == null ? null : numberOf(fields['freeSpinsLeft']),
    sinceStartMs: numberOf(fields['sinceStartMs']),
  };
}

export function readRound(value: unknown, decimals: number): Round {
  const fields = recordOf(value);
  recordOf(fields['base']);
  textOf(fields['serverSeed']);
  const wire = fields as unknown as WireRound;
  try {
    return {
      id: textOf(fields['id']),
      stake: minorOf(wire.stake, decimals),
      boughtAt: wire.boughtAt === null ? null : minorOf(wire.boughtAt, decimals),
      freePack: wire.freePack,
      totalWin: minorOf(wire.totalWin, decimals),
      base: readSpin(wire.base, decimals),
      feature: wire.freeSpins === null ? null : readFeature(wire.freeSpins, decimals),
      wire,
    };
  } catch (error) {
    throw error instanceof StudioCallError ? error : new StudioCallError('Unknown', 'Unreadable round');
  }
}

function readFreeSpins(value: unknown, decimals: number): FreeSpins {
  const { id, count, remaining, stake, won } = recordOf(value);
  return {
    id: textOf(id),
    count: numberOf(count),
    remaining: numberOf(remaining),
    stake: minorOf(stake, decimals),
    won: minorOf(won, decimals),
  };
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

function readOffer(value: unknown): FeatureOffer | null {
  if (value === null || value === undefined) return null;
  const { units, stops, rtp, spins } = recordOf(value);
  if (!Array.isArray(stops)) unreadable('offer');
  return { units: numberOf(units), stops: stops.map(numberOf), rtp: textOf(rtp), spins: numberOf(spins) };
}

/** What is not said to be allowed is not. */
function readPolicy(value: unknown): WirePolicy {
  const { autoplay, turbo, featureBuy } = recordOf(value);
  return { autoplay: autoplay === true, turbo: turbo === true, featureBuy: featureBuy === true };
}

/** Converts a percentage as text to a fraction; null when it is missing. */
function shareOf(percent: unknown): number | null {
  const share = typeof percent === 'string' ? Number(percent) / 100 : Number.NaN;
  return share > 0 && share < 1 ? share : null;
}

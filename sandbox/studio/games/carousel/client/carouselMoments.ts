import { SPIN_MS } from '../rules.ts';
import { FIELDS } from '../wheel.ts';

/** How long the wheel turns in a spin, in ms; then it stands until the next spin or the end. The same for every field. */
export const TURN_MS = 6_600;

/** A part of a round: the wheel turns towards a stop, or it stands there. */
export interface Moment {
  /** Which spin of the round, from 0. */
  readonly spin: number;
  /** Index of the field at which this spin stops. */
  readonly field: number;
  readonly isTurning: boolean;
  /** How long it has lasted, in ms. */
  readonly elapsed: number;
  /** How long it still lasts, in ms. */
  readonly left: number;
  /** The product of the raises that were seen to come. */
  readonly raised: number;
}

/** Where a round is after this time; at its end the wheel stands at the last stop. */
export function momentAt(stops: readonly number[], ms: number): Moment {
  const spin = Math.min(Math.max(0, Math.floor(ms / SPIN_MS)), stops.length - 1);
  const within = Math.max(0, ms - spin * SPIN_MS);
  const isTurning = within < TURN_MS;
  return {
    spin,
    field: stops[spin] ?? 0,
    isTurning,
    elapsed: isTurning ? within : within - TURN_MS,
    left: Math.max(0, (isTurning ? TURN_MS : SPIN_MS) - within),
    raised: raisedBy(stops.slice(0, isTurning ? spin : spin + 1)),
  };
}

/** The product of the raises among these stops; 1 without one. */
export const raisedBy = (stops: readonly number[]): number =>
  stops.reduce((product, stop) => {
    const field = FIELDS[stop];
    return field?.kind === 'raise' ? product * field.by : product;
  }, 1);

/** What the spot at which a round has stopped pays without raises; 0 while it has not. */
export function spotOf(stops: readonly number[]): number {
  const field = FIELDS[stops.at(-1) ?? -1];
  return field?.kind === 'spot' ? field.pays : 0;
}

/** How many fields of the wheel a spot has. */
export const fieldsOf = (pays: number): number =>
  FIELDS.filter((field) => field.kind === 'spot' && field.pays === pays).length;

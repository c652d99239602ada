/**
 * Motion of the ball on the turning rotor. Pure: time is a parameter in ms. Angles in rad, clockwise from the top; radii
 * in hundredths of the wheel's. The rotor turns clockwise, the ball runs against it and slows down by friction, falls to
 * the pockets when it is too slow for the track, hops over some of them and lies in one. The number comes from the
 * server: the ball is thrown with just the speed that brings it there, and the way is of the same kind for every number.
 */
import { glideAngle, turnBetween } from '../../motion/Glide.ts';
import type { Glide } from '../../motion/Glide.ts';
import { POCKETS, WHEEL } from '../places.ts';

export const TRACK = 82;
const RIM = 60;
export const POCKET = 50.5;
export const POCKET_TURN = (2 * Math.PI) / POCKETS;

/** The ball's speed on the track when it is thrown, in rad per ms; a spin takes up to a seventh more or less. */
export const THROW = 0.0115;
/** The parts of a spin at which the ball leaves the track, meets the pockets, and lies in one. */
const LEAVES = 0.6;
const MEETS = 0.76;
const LIES = 0.95;
/** Pockets over which it hops. */
const HOPS = 4.6;

export interface BallState {
  /** Not against the rotor, but against the bowl. */
  readonly angle: number;
  readonly radius: number;
  /** Height of a hop, 0 to 1. */
  readonly height: number;
}

/** The angle of a number's pocket on a rotor that stands at 0. */
export const pocketAngle = (number: number): number => WHEEL.indexOf(number) * POCKET_TURN;

/** The ball in a pocket. */
export const ballAt = (number: number, rotor: number): BallState => ({
  angle: rotor + pocketAngle(number),
  radius: POCKET,
  height: 0,
});

export interface Spin {
  readonly number: number;
  /** Length in ms. */
  readonly ms: number;
  readonly rotor: Glide;
  /** Where the ball is on the track when the spin begins. */
  readonly ball: number;
}

/** The ball's way; after `ms` it turns with the rotor. */
export function planSpin({ number, ms, rotor, ball }: Spin): (t: number) => BallState {
  const meets = ms * MEETS;
  const leaves = ms * LEAVES;
  const lies = ms * LIES;
  const tau = ms * 0.55;
  const faded = (t: number): number => tau * (1 - Math.exp(-t / tau));
  const pocket = (t: number): number => glideAngle(rotor, t) + pocketAngle(number);
  const usual = ball - THROW * faded(meets);
  const goal = usual + turnBetween(usual, pocket(meets) + HOPS * POCKET_TURN);
  const speed = (ball - goal) / faded(meets);

  return (t) => {
    if (t < meets) {
      const fallen = Math.max(0, (t - leaves) / (meets - leaves));
      return { angle: ball - speed * faded(t), radius: TRACK - (TRACK - RIM) * fallen ** 2, height: 0 };
    }
    if (t >= lies) return { angle: pocket(t), radius: POCKET, height: 0 };
    const left = 1 - (t - meets) / (lies - meets);
    const bounce = Math.abs(Math.cos(2.5 * Math.PI * (1 - left))) * left ** 1.5;
    return {
      angle: pocket(t) + HOPS * POCKET_TURN * left ** 2,
      radius: POCKET + (RIM - POCKET) * bounce,
      height: (1 - Math.abs(2 * bounce - 1)) * left,
    };
  };
}

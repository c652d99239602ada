/**
 * Motion of the big wheel. Pure: time in ms, angles in rad, clockwise. Field i lies from i to i + 1 steps clockwise of
 * the wheel's mark, the pegs between them; the pointer is at the top. A push brings the wheel to its speed, friction
 * takes it away again. The field comes from the server: the push has just the strength that brings it to the pointer.
 */

/** The part of a spin that the push takes. */
const PUSH = 0.09;
/** How friction takes the speed away: 2 would be the same force all the time; with drag it is more at the beginning. */
const FRICTION = 2.7;
/** Turns of a spin, about. */
const TURNS = 4;
/** The part of a field after its first peg in which the pointer is still bent by that peg. */
export const BENT = 0.22;

export interface WheelSpin {
  readonly fields: number;
  /** The field that comes to the pointer. */
  readonly field: number;
  readonly ms: number;
  /** Of the wheel when the spin begins. */
  readonly angle: number;
  /** Where in the field the pointer ends, from 0 to 1; any number is as likely for a real wheel. */
  readonly lean: number;
}

const TURN = 2 * Math.PI;

/** The wheel's angle at which the pointer is in a field. */
export function angleOf(fields: number, field: number, lean: number): number {
  // Turning clockwise, the pointer comes to the later end of a field first.
  const within = 1 - (BENT + 0.08 + lean * (0.9 - BENT - 0.08));
  return (-(field + within) * TURN) / fields;
}

/** The angle over the time; after `ms` it stays. */
export function planWheelSpin({ fields, field, ms, angle, lean }: WheelSpin): (t: number) => number {
  const goal = angleOf(fields, field, lean);
  const least = angle + TURNS * TURN - Math.PI;
  const way = goal + Math.ceil((least - goal) / TURN) * TURN - angle;
  const push = ms * PUSH;
  const run = ms - push;
  const speed = way / (push / 2 + run / FRICTION);
  return (t) => {
    if (t <= 0) return angle;
    if (t < push) return angle + (speed * t * t) / (2 * push);
    const left = Math.max(0, 1 - (t - push) / run);
    return angle + (speed * push) / 2 + ((speed * run) / FRICTION) * (1 - left ** FRICTION);
  };
}

/** The field at the pointer. */
export function fieldAt(fields: number, angle: number): number {
  const steps = Math.floor((-angle * fields) / TURN);
  return ((steps % fields) + fields) % fields;
}

/** How far a peg bends the pointer at this angle, from 0 to 1. */
export function bendAt(fields: number, angle: number): number {
  const steps = (angle * fields) / TURN;
  const past = steps - Math.floor(steps);
  return past < BENT ? past / BENT : 0;
}

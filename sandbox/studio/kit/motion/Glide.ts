/** A turning body whose speed goes over to another one, as friction or a push makes it. Angles in rad, times in ms. */
export interface Glide {
  readonly angle: number;
  /** In rad per ms, at the time 0. */
  readonly speed: number;
  /** The speed that it goes over to. */
  readonly goal: number;
  /** Time in which the difference of speeds falls to its 2.72th part. */
  readonly tau: number;
}

export const glideAngle = ({ angle, speed, goal, tau }: Glide, t: number): number =>
  angle + goal * t + (speed - goal) * tau * (1 - Math.exp(-t / tau));

export const glideSpeed = ({ speed, goal, tau }: Glide, t: number): number =>
  goal + (speed - goal) * Math.exp(-t / tau);

/** A body at rest. */
export const atRest = (angle: number): Glide => ({ angle, speed: 0, goal: 0, tau: 1 });

/** The difference of two angles, from −π to π. */
export const turnBetween = (from: number, to: number): number => {
  const turn = (to - from) % (2 * Math.PI);
  if (turn > Math.PI) return turn - 2 * Math.PI;
  return turn < -Math.PI ? turn + 2 * Math.PI : turn;
};

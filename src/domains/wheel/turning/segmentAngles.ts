/** The parts of a wheel, clockwise from its top: each as wide as its chance. Degrees. */
export interface Arc {
  readonly from: number;
  readonly to: number;
}

export function arcsOf(weights: readonly number[]): readonly Arc[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let sum = 0;
  return weights.map((weight) => {
    const from = (sum / total) * 360;
    sum += weight;
    return { from, to: (sum / total) * 360 };
  });
}

/** Room between a stop and a line, part of the arc: a stop exactly on a line could be read either way. */
const edge = 0.02;

/**
 * The angle of a wheel whose pointer, at the top, stands on this arc. `fraction`, 0 to 1, is where on it: a uniform one
 * makes no stop more likely than another, near a line or not.
 */
export function restingAngle({ from, to }: Arc, fraction: number): number {
  return -(from + (to - from) * (edge + fraction * (1 - 2 * edge)));
}

/** The index of the arc under the pointer. */
export function arcAt(arcs: readonly Arc[], angle: number): number {
  const top = (((-angle % 360) + 360) % 360) + 0;
  const found = arcs.findIndex(({ from, to }) => top >= from && top < to);
  return found === -1 ? arcs.length - 1 : found;
}

/** How well counts fit stated shares. */
export interface Fit {
  readonly chi: number;
  readonly freedom: number;
  /** How likely a fair wheel is to be at least so far off. */
  readonly p: number;
}

/** Pearson's chi-square of counts against weights. */
export function fitOf(counts: readonly number[], weights: readonly number[]): Fit {
  const drawn = counts.reduce((sum, count) => sum + count, 0);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const chi = weights.reduce((sum, weight, index) => {
    const expected = (drawn * weight) / total;
    return sum + ((counts[index] ?? 0) - expected) ** 2 / expected;
  }, 0);
  const freedom = weights.length - 1;
  return { chi, freedom, p: tail(freedom / 2, chi / 2) };
}

/** The upper regularised incomplete gamma function, by its series below a + 1 and a continued fraction above. */
function tail(a: number, x: number): number {
  if (x <= 0) return 1;
  const factor = Math.exp(a * Math.log(x) - x - logGamma(a));
  return x < a + 1 ? 1 - factor * series(a, x) : factor * continued(a, x);
}

function series(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; term > sum * 1e-15; n += 1) {
    term *= x / (a + n);
    sum += term;
  }
  return sum;
}

/** Lentz's method. */
function continued(a: number, x: number): number {
  let b = x + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let value = d;
  for (let n = 1; n < 1_000; n += 1) {
    const an = n * (a - n);
    b += 2;
    d = 1 / (b + an * d);
    c = b + an / c;
    const change = c * d;
    value *= change;
    if (Math.abs(change - 1) < 1e-15) break;
  }
  return value;
}

/** Of halves of whole numbers, which degrees of freedom give. */
function logGamma(a: number): number {
  let sum = Number.isInteger(a) ? 0 : Math.log(Math.PI) / 2;
  for (let at = Number.isInteger(a) ? 1 : 0.5; at < a; at += 1) sum += Math.log(at);
  return sum;
}

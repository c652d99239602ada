/** The probability that a chi-square variable exceeds a value: Q(freedom / 2, value / 2), the incomplete gamma function. */
export function chiSquareTail(value: number, freedom: number): number {
  if (freedom === 0) return 1;
  const a = freedom / 2;
  const x = value / 2;
  if (x <= 0) return 1;
  const front = Math.exp(a * Math.log(x) - x - logGamma(a));
  return x < a + 1 ? 1 - front * series(a, x) : front * continuedFraction(a, x);
}

function series(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; n < 1000 && term > sum * 1e-15; n += 1) {
    term *= x / (a + n);
    sum += term;
  }
  return sum;
}

/** Evaluated from its end: with 400 terms exact to rounding for the values of these proofs. */
function continuedFraction(a: number, x: number): number {
  let value = 0;
  for (let n = 400; n >= 1; n -= 1) value = (n * (n - a)) / (x + 2 * n + 1 - a - value);
  return 1 / (x + 1 - a - value);
}

/** Of halves of whole numbers, which is all that is needed here. */
function logGamma(half: number): number {
  let log = Number.isInteger(half) ? 0 : Math.log(Math.sqrt(Math.PI));
  for (let value = half - 1; value > 0; value -= 1) log += Math.log(value);
  return log;
}

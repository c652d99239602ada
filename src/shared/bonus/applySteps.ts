/**
 * Applies a step `times` times to several vectors of `size` values, one after the other in `values`. The step is squared
 * as long as that is cheaper than applying it one by one: a few hundred million operations become a few million.
 */
export function applySteps(
  step: Float64Array,
  size: number,
  values: Float64Array,
  vectors: number,
  times: number,
): Float64Array {
  let power = step;
  let left = times;
  let current = values;
  // Squaring costs `size` applications to one vector, and halves what is left.
  while (left > 0) {
    if (left % 2 === 1) current = applied(power, size, current, vectors);
    left = Math.floor(left / 2);
    if (left === 0) break;
    if (left * vectors <= size) {
      for (let index = 0; index < left * 2; index += 1) current = applied(power, size, current, vectors);
      break;
    }
    power = squared(power, size);
  }
  return current;
}

function applied(step: Float64Array, size: number, values: Float64Array, vectors: number): Float64Array {
  const next = new Float64Array(size * vectors);
  for (let vector = 0; vector < vectors; vector += 1) {
    for (let row = 0; row < size; row += 1) {
      let sum = 0;
      for (let column = 0; column < size; column += 1)
        sum += (step[row * size + column] ?? 0) * (values[vector * size + column] ?? 0);
      next[vector * size + row] = sum;
    }
  }
  return next;
}

function squared(step: Float64Array, size: number): Float64Array {
  const next = new Float64Array(size * size);
  // A row never leads back to values before its own block: half of the products are of zeros.
  const begins = Array.from({ length: size }, (_, row) => {
    let column = 0;
    while (column < size && step[row * size + column] === 0) column += 1;
    return column;
  });
  for (let row = 0; row < size; row += 1) {
    for (let middle = 0; middle < size; middle += 1) {
      const weight = step[row * size + middle] ?? 0;
      if (weight === 0) continue;
      for (let column = begins[middle] ?? 0; column < size; column += 1) {
        const at = row * size + column;
        next[at] = (next[at] ?? 0) + weight * (step[middle * size + column] ?? 0);
      }
    }
  }
  return next;
}

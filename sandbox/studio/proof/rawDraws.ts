import { createServerSeed, withDraws } from '../kit/fair/draws.ts';

const PER_SEED = 2_048;

/** Counts raw draws below n in cells of equal size, from fresh seeds as players' rounds have them. */
export async function rawDraws(n: number, cells: number, count: number): Promise<number[]> {
  const counts = Array.from({ length: cells }, () => 0);
  const width = n / cells;
  for (let nonce = 0; nonce * PER_SEED < count; nonce += 1) {
    const serverSeed = createServerSeed();
    const drawn = await withDraws({ serverSeed, clientSeed: 'proof', nonce }, (draw) =>
      Array.from({ length: PER_SEED }, () => Math.floor(draw(n) / width)),
    );
    for (const cell of drawn) counts[cell] = (counts[cell] ?? 0) + 1;
  }
  return counts;
}

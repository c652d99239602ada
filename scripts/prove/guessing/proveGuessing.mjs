/**
 * Guesses passwords and codes against the running product, and compares what it says to people with and without an
 * account.
 * @module
 */
import { startProduct } from '../../../tools/product.mjs';
import { table } from '../../../tools/table.mjs';
import { parseOptions } from '../../parseOptions.mjs';
import { writeResult } from '../writeResult.mjs';
import { guess } from './guess.mjs';
import { GUESSED } from './guessed.mjs';
import { SILENT, tell } from './tell.mjs';

/** Fewer guesses are the short form, which is part of `npm test`. */
const FULL_FROM = 1000;
const TIMED = 200;
const SHORT_TIMED = 40;
/** Medians of so many tries agree within this many ms. The short form runs beside other tests, and still finds a missing hash. */
const MOST_MS = 5;
const SHORT_MOST_MS = 15;

/** @param {ReadonlyArray<string>} args @returns {Promise<boolean>} whether nothing was guessed or told, and nobody locked out */
export async function proveGuessing(args) {
  const { guesses } = parseOptions(args, { guesses: FULL_FROM });
  const isFull = guesses >= FULL_FROM;
  const limits = isFull ? { tries: TIMED, mostMs: MOST_MS } : { tries: SHORT_TIMED, mostMs: SHORT_MOST_MS };
  const rows = [];
  // Limits per address are off with the controls: the attacks prove them. Here each guess has its own address anyway.
  const product = await startProduct({ env: { TRUSTED_PROXIES: '1' } });
  try {
    for (const silent of SILENT) rows.push(await tell(product, silent, limits));
    for (const guessed of GUESSED) rows.push(await guess(product, guessed, guesses));
  } finally {
    await product.stop();
  }
  console.log(
    table(
      'Guessing',
      ['attack', 'tries', 'seen', 'harm'],
      rows.map(({ attack, tries, measured, harm }) => [attack, tries, measured, harm]),
    ),
  );
  for (const { attack, details } of rows)
    for (const detail of details.slice(0, 5)) console.log(`  ${attack}: ${detail}`);
  const isProven = rows.every(({ harm }) => harm === 0);
  console.log(isProven ? 'Nothing was guessed, nobody locked out.\n' : 'GUESSING DID HARM.\n');
  if (isFull) writeResult('guessing', { rows: rows.map(({ details: _details, ...row }) => row) });
  return isProven;
}

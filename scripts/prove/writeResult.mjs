import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { PROJECT } from '../../tools/product.mjs';

/** A run on one database does not replace the results of another. @param {string} name @param {string} database empty for all */
export const resultName = (name, database) => (database === '' ? name : `${name}-${database}`);

/** Writes a proof's figures to bench/results/, with the machine they were measured on. @param {string} name @param {object} result */
export function writeResult(name, result) {
  const folder = join(PROJECT, 'bench', 'results');
  mkdirSync(folder, { recursive: true });
  const machine = { cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length, node: process.version };
  writeFileSync(
    join(folder, `prove-${name}.json`),
    `${JSON.stringify({ at: new Date().toISOString(), machine, ...result }, null, 2)}\n`,
  );
}

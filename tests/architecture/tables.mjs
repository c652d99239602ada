import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path/posix';

/**
 * Whose each table of the operator is: the folder whose migration has made it, but for those that have moved since
 * (a landed migration is not edited).
 * @type {Readonly<Record<string, string>>}
 */
const moved = {
  players: 'sandbox/operator/players',
  exclusions: 'sandbox/operator/players',
  idempotency_keys: 'sandbox/operator/edge',
  realtime_cursors: 'sandbox/operator/realtime',
  realtime_events: 'sandbox/operator/realtime',
  telegram_launches: 'sandbox/operator/modules/auth/auth',
  rounds: 'sandbox/operator/modules/wallet/wallet',
  game_sessions: 'sandbox/operator/modules/wallet/wallet',
  wallet_calls: 'sandbox/operator/modules/wallet/wallet',
  withdrawal_destinations: 'sandbox/operator/modules/cashier',
  withdrawal_locks: 'sandbox/operator/modules/cashier',
  withdrawal_proofs: 'sandbox/operator/modules/cashier',
};

/** Who reads the tables of all: they must not share code with what they check. */
export const auditors = ['sandbox/operator/audit/'];

/** Who writes history that no call could: of the ready-made player, and of players in proofs. */
export const historians = [
  'sandbox/operator/seedHistory.ts',
  'sandbox/operator/seedRound.ts',
  'sandbox/operator/proof/',
];

const creations = /create (table|view) (?:if not exists )?operator\.(\w+)/gu;

/**
 * The owner of each table, by the table's name, and the views by which owners show what others may read.
 * @param {string} root
 */
export function readTables(root) {
  /** @type {Map<string, string>} */
  const owners = new Map();
  /** @type {Set<string>} */
  const views = new Set();
  const files = readdirSync(`${root}/sandbox/operator`, { recursive: true, encoding: 'utf8' });
  for (const path of files.map((file) => `sandbox/operator/${file.replaceAll('\\', '/')}`)) {
    if (!path.endsWith('.ts') || path.endsWith('.test.ts')) continue;
    for (const [, kind, name = ''] of readFileSync(`${root}/${path}`, 'utf8').matchAll(creations))
      if (kind === 'view') views.add(name);
      else owners.set(name, moved[name] ?? dirname(path));
  }
  return { owners, views };
}

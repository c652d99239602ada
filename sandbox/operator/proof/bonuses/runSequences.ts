import type { SandboxSettings } from '../../../settings.ts';
import type { Database } from '../../../database/database.ts';
import { auditLedger } from '../../audit/auditLedger.ts';
import { BonusSequence } from './BonusSequence.ts';
import { brokenPromises, storedAccounts, storedBonuses, storedCashbacks, storedPacks } from './storedBooks.ts';

export interface SequencesResult {
  readonly steps: number;
  /** Answers by step. */
  readonly counts: Readonly<Record<string, number>>;
  /** How bonuses ended, by status. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
}

const [LEAST_STEPS, MORE_STEPS] = [15, 30];

/** Random sequences, one player each, on one database. Whatever differs from the model is a fault, with its seed. */
export async function runSequences(
  database: Database,
  config: SandboxSettings,
  seeds: readonly number[],
): Promise<SequencesResult> {
  const time = { ms: Date.UTC(2026, 5, 1, 12) };
  const counts: Record<string, number> = {};
  const statuses: Record<string, number> = {};
  const faults: string[] = [];
  let steps = 0;
  for (const seed of seeds) {
    const sequence = await BonusSequence.open(database, config, time, seed);
    const length = LEAST_STEPS + (seed % (MORE_STEPS + 1));
    for (let index = 0; index < length && sequence.faults.length === 0; index += 1) {
      const step = await sequence.step();
      steps += 1;
      sequence.faults.push(...(await differences(sequence)).map((what) => `step ${index} (${step}): ${what}`));
    }
    await sequence.finish();
    const { uid } = sequence.desk;
    const audited = await auditLedger(database, new Date(time.ms));
    const found = [
      ...sequence.faults,
      ...(await differences(sequence)),
      ...(await brokenPromises(database, uid)),
      ...audited.map(({ invariant, what, id, detail }) => `${invariant}: ${what}, ${id}: ${detail}`),
    ];
    faults.push(...found.map((what) => `seed ${seed}: ${what}`));
    for (const [name, count] of Object.entries(sequence.counts)) counts[name] = (counts[name] ?? 0) + count;
    for (const { status } of sequence.model.bonuses) statuses[status] = (statuses[status] ?? 0) + 1;
    // The audit goes on finding what one sequence has broken.
    if (audited.length > 0) break;
  }
  return { steps, counts, statuses, faults };
}

/** Where the stored money, bonuses, packs and cashbacks are not what the model says. */
async function differences({ desk: { database, uid }, model }: BonusSequence): Promise<string[]> {
  const accounts = await storedAccounts(database, uid);
  const stored = await storedBonuses(database, uid);
  const packs = await storedPacks(database, uid);
  const cashbacks = await storedCashbacks(database, uid);
  const pairs: readonly (readonly [string, unknown, unknown])[] = [
    ['main money', accounts['main'] ?? 0n, model.main],
    ['bonus money', accounts['bonus'] ?? 0n, model.onAccount('casino')],
    ['betting bonus money', accounts['betting_bonus'] ?? 0n, model.onAccount('betting')],
    ...model.bonuses.map((bonus, index) => {
      const { status, ending, balance, required, wagered, converted } = bonus;
      const own = stored[index];
      const is = own && [own.id, own.status, own.ending, own.balance, own.required, own.wagered, own.converted];
      return [
        `bonus ${bonus.id}`,
        is,
        [BigInt(bonus.id), status, ending, balance, required, wagered, converted],
      ] as const;
    }),
    [
      'packs',
      packs.map((one) => [one.id, one.remaining, one.won]),
      model.packs.map((one) => [one.id, one.remaining, one.won]),
    ],
    [
      'cashbacks',
      cashbacks.map((one) => `${one.kind} ${one.start_date.getTime()} ${one.amount} ${one.status}`).toSorted(),
      model.cashbacks.given.map((one) => `${one.kind} ${one.start} ${one.amount} ${one.status}`).toSorted(),
    ],
  ];
  return pairs.flatMap(([what, is, expected]) =>
    text(is) === text(expected) ? [] : [`${what} is ${text(is)}, and not ${text(expected)}`],
  );
}

const text = (value: unknown): string =>
  JSON.stringify(value, (_key, one: unknown) => (typeof one === 'bigint' ? one.toString() : one));

import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { games } from '../games/catalogue.ts';
import { formatAmount, parseAmount, unitsToMinor } from './amounts.ts';
import { createServerSeed, hashServerSeed } from '../kit/fair/draws.ts';
import { playFairRound } from './fairRound.ts';
import type { GameDefinition } from './gameDefinition.ts';
import { verifyRound } from './verifyRound.ts';
import { presentOutcome, type WireRound } from './wireRound.ts';
import { fc } from '../../../tests/fastCheck.ts';

const hex = fc.stringMatching(/^[0-9a-f]{64}$/);
const clientSeeds = fc.stringMatching(/^[\x20-\x7e]{1,64}$/);
const rounds = fc.record({
  game: fc.constantFrom(...games),
  serverSeed: hex,
  clientSeed: clientSeeds,
  nonce: fc.integer({ min: 0, max: 1_000_000 }),
});

interface Seeds {
  readonly game: GameDefinition;
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

async function finishedRound({ game, ...seeds }: Seeds): Promise<WireRound> {
  const stake = BigInt(game.divisor) * 100n;
  const outcome = presentOutcome(game, await playFairRound(game, seeds), stake, 2);
  return {
    id: 'round-1',
    game: game.sysname,
    stake: formatAmount(stake, 2),
    boughtAt: null,
    freePack: null,
    currency: 'USD',
    seedHash: await hashServerSeed(seeds.serverSeed),
    at: '2026-01-01T00:00:00.000Z',
    ...seeds,
    ...outcome,
  };
}

/** The text with one hex digit changed. */
function changeDigit(text: string, position: number, by: number): string {
  const at = position % text.length;
  const digit = (Number.parseInt(text[at] ?? '0', 16) + 1 + (by % 15)) % 16;
  return text.slice(0, at) + digit.toString(16) + text.slice(at + 1);
}

test('every unmodified round of every game is valid, also after JSON serialisation', async () => {
  await fc.assert(
    fc.asyncProperty(rounds, async (seeds) => {
      const round = await finishedRound(seeds);
      const shown = { seedHash: round.seedHash, nonce: round.nonce };
      const copy = JSON.parse(JSON.stringify(round)) as WireRound;
      expect(await verifyRound(copy, seeds.game, shown)).toEqual({
        isValid: true,
        checks: { commitment: true, outcome: true, amounts: true },
      });
    }),
    { numRuns: 120 },
  );
});

test('a changed hex digit of seed, hash or client seed, or another nonce, is detected', async () => {
  await fc.assert(
    fc.asyncProperty(rounds, hex, fc.nat(), fc.nat(), async (seeds, clientSeed, position, by) => {
      const round = await finishedRound({ ...seeds, clientSeed });
      const forged: WireRound[] = [
        { ...round, serverSeed: changeDigit(round.serverSeed, position, by) },
        { ...round, seedHash: changeDigit(round.seedHash, position, by) },
        { ...round, clientSeed: changeDigit(round.clientSeed, position, by) },
        { ...round, nonce: round.nonce + 1 + (by % 9) },
      ];
      for (const forgery of forged) expect((await verifyRound(forgery, seeds.game)).isValid).toBe(false);
    }),
    { numRuns: 60 },
  );
});

test('a seed replaced together with its hash fails against the shown commitment', async () => {
  const game = games[0]!;
  const round = await finishedRound({ game, serverSeed: createServerSeed(), clientSeed: 'mine', nonce: 3 });
  const shown = { seedHash: await hashServerSeed(createServerSeed()), nonce: 3 };
  expect((await verifyRound(round, game, shown)).checks).toEqual({ commitment: false, outcome: true, amounts: true });
});

test('changed amounts, grids and shapes fail without throwing', async () => {
  const game = games[0]!;
  const round = await finishedRound({ game, serverSeed: '0'.repeat(64), clientSeed: 'mine', nonce: 0 });
  const forged: WireRound[] = [
    { ...round, totalWin: '1000000.00' },
    { ...round, stake: '0.07' },
    { ...round, stake: 'NaN' },
    { ...round, nonce: Number.NaN },
    { ...round, serverSeed: 'short' },
    { ...round, game: 'another' },
    { ...round, base: { ...round.base, grid: round.base.grid.map((reel) => reel.map(() => 'h1' as const)) } },
    { ...round, base: undefined as unknown as WireRound['base'] },
  ];
  for (const forgery of forged) expect((await verifyRound(forgery, game)).isValid).toBe(false);
});

test('the first stops are computed from HMAC-SHA256 as documented', async () => {
  const game = games[0]!;
  const serverSeed = 'ab'.repeat(32);
  const key = Buffer.from(serverSeed, 'hex');
  expect(await hashServerSeed(serverSeed)).toBe(createHash('sha256').update(key).digest('hex'));
  const block = createHmac('sha256', key).update('mine:7:0').digest();
  const { base } = await playFairRound(game, { serverSeed, clientSeed: 'mine', nonce: 7 });
  const expected = game.strips.map((strip, reel) => block.readUInt32BE(reel * 4) % strip.length);
  expect(base.stops).toEqual(expected);
});

test('amounts are exact for every number of decimals, and only plain amounts are parsed', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 17n }), fc.integer({ min: 0, max: 9 }), (minor, decimals) => {
      expect(parseAmount(formatAmount(minor, decimals), decimals)).toBe(minor);
    }),
  );
  for (const text of ['', '1,000', '1e3', '-1', '01', '1.', '.5', '1.234', ' 1', '1e309'])
    expect(parseAmount(text, 2)).toBeNull();
  expect(unitsToMinor(7, 100n, 20)).toBe(35n);
  expect(() => unitsToMinor(7, 101n, 20)).toThrow('whole number of units');
});

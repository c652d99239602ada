import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findGame } from '../games/catalogue.ts';
import { createStudio, type Studio } from './createStudio.ts';
import { presentCatalogue } from './presentGame.ts';
import { playTotals } from './roundRepository.ts';
import { FakeOperator } from './testing/FakeOperator.ts';
import { stakeLadder } from './stakes.ts';
import { openStudioDatabase } from './testing/openStudioDatabase.ts';

let database: Awaited<ReturnType<typeof openStudioDatabase>>;
let operator: FakeOperator;
let studio: Studio;
let sessions = 0;
const clock = 1_700_000_000_000;

beforeAll(async () => {
  database = await openStudioDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  await database.query('DELETE FROM vendors.studio_rounds');
  operator = new FakeOperator(() => clock);
  operator.freeSpins = { id: '7', count: 5, remaining: 2, stake: '1.00', won: '3.00' };
  studio = createStudio({
    database,
    operatorUrl: 'http://operator.test',
    secret: operator.secret,
    fetch: operator.fetch,
    now: () => clock,
    retryDelaysMs: [],
  });
});

const open = () =>
  studio.sessions.open({ session: `free-${(sessions += 1)}`, game: 'lantern-harbor', mode: 'play', locale: 'en' });
const spin = (session: string, requestId: string, more: object = {}) =>
  studio.spins.spin({ session, stake: '1.00', clientSeed: 'own seed', buys: false, freePack: '7', requestId, ...more });

test('3-59 a free spin takes no stake, and its win is paid', async () => {
  const { session, freeSpins } = await open();
  expect(freeSpins).toEqual({ id: '7', count: 5, remaining: 2, stake: '1.00', won: '3.00' });
  const { round, balance, freeSpinsLeft } = await spin(session, 'request-1');
  const win = BigInt(round.totalWin.replace('.', ''));
  expect([freeSpinsLeft, round.freePack, round.stake]).toEqual([1, '7', '1.00']);
  expect(operator.taken).toBe(-win);
  expect(balance).toBe(`${(10_000n + win) / 100n}.${String((10_000n + win) % 100n).padStart(2, '0')}`);
  expect(await playTotals(database)).toMatchObject([{ staked: 0n, won: win }]);
  expect(await open()).toMatchObject({ freeSpins: { remaining: 1 } });
});

test('a free spin that the operator does not know is refused, and takes nothing', async () => {
  const { session } = await open();
  await spin(session, 'request-1');
  await spin(session, 'request-2');
  await expect(spin(session, 'request-3')).rejects.toMatchObject({ type: 'FreeSpinsOver', status: 422 });
  await expect(spin(session, 'request-4', { freePack: '8' })).rejects.toMatchObject({ type: 'FreeSpinsOver' });
  expect(await playTotals(database)).toMatchObject([{ rounds: 2n }]);
});

test('the same request is one free spin, and another pack under its id a mistake', async () => {
  const { session } = await open();
  const first = await spin(session, 'request-1');
  expect(await spin(session, 'request-1')).toEqual(first);
  expect(operator.freeSpins?.remaining).toBe(1);
  await expect(spin(session, 'request-1', { freePack: null })).rejects.toMatchObject({ type: 'IdempotencyMismatch' });
});

test('free spins play the game as it is: no purchase, no demo, and a stake of the game', async () => {
  operator.allowsPurchase = true;
  const { session } = await open();
  await expect(spin(session, 'request-1', { buys: true })).rejects.toMatchObject({ details: { field: 'freePack' } });
  const demo = await studio.sessions.open({ game: 'lantern-harbor', mode: 'demo', locale: 'en' });
  expect(demo.freeSpins).toBeNull();
  await expect(spin(demo.session, 'request-2')).rejects.toMatchObject({ details: { field: 'freePack' } });
  operator.freeSpins = { id: '7', count: 2, remaining: 2, stake: '1.03', won: '0.00' };
  expect((await open()).freeSpins).toBeNull();
});

test('what is left of the pack is known after a lost answer too, and a round of one’s own has none', async () => {
  const { session } = await open();
  operator.fail('bet', 'lostAfter');
  await expect(spin(session, 'request-1')).rejects.toMatchObject({ type: 'RoundPending' });
  expect(await spin(session, 'request-1')).toMatchObject({ freeSpinsLeft: 1 });
  const own = await spin(session, 'request-2', { freePack: null });
  expect([own.freeSpinsLeft, own.round.freePack]).toEqual([null, null]);
});

test('3-59 the catalogue names the stakes of packs for the slots that can play them, and for no other game', async () => {
  const slot = findGame('lantern-harbor');
  if (slot === undefined) throw new Error('Lantern Harbor is a game');
  const catalogue = await presentCatalogue([slot]);
  expect(catalogue.filter(({ freeStakes }) => freeStakes !== undefined).map(({ sysname }) => sysname)).toEqual([
    'lantern-harbor',
  ]);
  const { freeStakes = [] } = catalogue.find(({ sysname }) => sysname === 'lantern-harbor') ?? {};
  expect(freeStakes.map(BigInt)).toEqual(stakeLadder(slot, 2));
});

test('the stake of a pack is not the one that the player begins with afterwards', async () => {
  const { session } = await open();
  await spin(session, 'request-1', { stake: '2.00', freePack: null });
  await spin(session, 'request-2');
  expect((await open()).defaultStake).toBe('2.00');
});

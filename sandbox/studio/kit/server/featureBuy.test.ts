import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { definition } from '../../games/vaultOfSuns/definition.ts';
import { saveSession } from '../../server/sessionRepository.ts';
import type { SessionRow } from '../../server/sessionRepository.ts';
import { FakeOperator } from '../../server/testing/FakeOperator.ts';
import { openStudioDatabase } from '../../server/testing/openStudioDatabase.ts';
import { WalletClient } from '../../server/WalletClient.ts';
import { createServerSeed, hashServerSeed } from '../fair/draws.ts';
import { PlaySettlement } from './PlaySettlement.ts';
import { PlayService } from './PlayService.ts';

const now = (): number => 1_700_000_000_000;
const PRICE = BigInt(definition.hold.price);
let database: Awaited<ReturnType<typeof openStudioDatabase>>;
let operator: FakeOperator;
let plays: PlayService;
let ids = 0;

beforeAll(async () => {
  database = await openStudioDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  operator = new FakeOperator(now);
  const { secret, fetch } = operator;
  const wallet = new WalletClient({ operatorUrl: 'http://operator.test', secret, fetch, now, retryDelaysMs: [] });
  plays = new PlayService(database, new PlaySettlement(database, wallet, now), now);
});

async function open(more: Partial<SessionRow> = {}): Promise<SessionRow> {
  ids += 1;
  const serverSeed = createServerSeed();
  return saveSession(
    database,
    {
      token: `buyer-${ids}`,
      mode: 'play',
      game: 'vault-of-suns',
      player: `buyer-${ids}`,
      locale: 'en',
      currency: 'USD',
      decimals: 2,
      min_round_ms: 0,
      autoplay: false,
      turbo: false,
      feature_buy: true,
      server_seed: serverSeed,
      seed_hash: await hashServerSeed(serverSeed),
      client_seed: 'seed',
      demo_balance: null,
      ...more,
    },
    now(),
  );
}
const buy = ({ token }: SessionRow, stake = '1.00') =>
  plays.bet({ session: token, stake, bet: { buy: true }, clientSeed: 'mine', requestId: `buy-${(ids += 1)}` });

test('1-3 a bought feature takes its whole price from the wallet, in one bet', async () => {
  const { round } = await buy(await open());
  expect(round).toMatchObject({ isOver: true, stake: '1.00', staked: `${PRICE}.00`, bet: { buy: true } });
  expect(round.view).toMatchObject({ stops: null, wins: [] });
  const win = BigInt((round.totalWin ?? '').replace('.', ''));
  expect(win).toBeGreaterThan(0n);
  expect(operator.taken).toBe(PRICE * 100n - win);
  expect(operator.calls).toEqual([`bet ${round.id}:bet`, `win ${round.id}:win`]);
});

test('a demo pays the price from its play credits, or is refused without them', async () => {
  const session = await open({ mode: 'demo', demo_balance: 10_000n });
  const { round, balance } = await buy(session);
  const win = BigInt((round.totalWin ?? '').replace('.', ''));
  expect(balance).toBe(((10_000n - PRICE * 100n + win) / 100n).toString() + balance.slice(-3));
  await expect(buy(await open({ mode: 'demo', demo_balance: PRICE * 100n - 1n }))).rejects.toMatchObject({
    type: 'InsufficientFunds',
  });
});

test('where the market forbids it nothing can be bought, and never for more than the highest stake', async () => {
  await expect(buy(await open({ feature_buy: false }))).rejects.toMatchObject({
    type: 'InvalidParameter',
    details: { field: 'buy' },
  });
  await expect(buy(await open(), '3.00')).rejects.toMatchObject({ type: 'InvalidStake' });
  expect(operator.calls).toEqual([]);
  const spin = await plays.bet({
    session: (await open({ feature_buy: false })).token,
    stake: '3.00',
    bet: {},
    clientSeed: 'mine',
    requestId: `spin-${(ids += 1)}`,
  });
  expect(spin.round).toMatchObject({ staked: '3.00', bet: { buy: false } });
});

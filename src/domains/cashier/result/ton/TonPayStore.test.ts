import { expect, test } from 'vitest';
import { FakeClock, settle } from '../../../../../tests/fakes/FakeClock.ts';
import type { TonRefusal, TonSdk, TonTransfer, WalletApp } from '../../../../lib/tonConnect.ts';
import type { OwnWindow } from '../../../../platform/Platform.ts';
import { createServerPlatform } from '../../../../platform/serverPlatform.ts';
import { commentPayload } from './commentPayload.ts';
import { unsentText } from './nanotons.ts';
import { TonPayStore } from './TonPayStore.ts';

const source = { wallets_url: 'https://wallet.example/list.json', network: '-3' };
const pocket = { name: 'Pocket', universalLink: 'https://pocket.example/app?v=1', bridgeUrl: 'https://b.example' };
const purse = { name: 'Purse', universalLink: 'https://t.me/purse?attach=w', bridgeUrl: 'https://c.example' };
const coins = { address: 'EQabc', memo: '4711', amount: '3.868202601', received: '0' };

class Refused extends Error {
  constructor(readonly why: TonRefusal) {
    super(why);
  }
}

/** The library's side: what was asked of it, and the wallet's answers. */
class FakeSdk implements TonSdk {
  readonly transfers: TonTransfer[] = [];
  readonly connections: AbortSignal[] = [];
  readonly questions: AbortSignal[] = [];
  disconnected = 0;
  tell: (publicKey: string | null) => void = () => {};
  refuse: (why: TonRefusal) => void = () => {};
  sent: () => void = () => {};
  fail: (error: Error) => void = () => {};

  constructor(readonly wallets: readonly WalletApp[] = [pocket]) {}

  listen(onAccount: (publicKey: string | null) => void, onRefused: (why: TonRefusal) => void) {
    this.tell = onAccount;
    this.refuse = onRefused;
    return () => {};
  }

  connect({ universalLink }: WalletApp, signal: AbortSignal): string {
    this.connections.push(signal);
    return `${universalLink}&id=app`;
  }

  send(transfer: TonTransfer, onSent: () => void, signal: AbortSignal): Promise<void> {
    this.transfers.push(transfer);
    this.questions.push(signal);
    onSent();
    return new Promise((resolve, reject) => {
      this.sent = resolve;
      this.fail = reject;
    });
  }

  refusalOf(error: unknown): TonRefusal {
    return error instanceof Refused ? error.why : 'failed';
  }

  async disconnect() {
    this.disconnected += 1;
  }
}

function opened(sdk = new FakeSdk(), windows: OwnWindow | null = null, isLoaded = true) {
  const clock = new FakeClock();
  const external: string[] = [];
  const platform = createServerPlatform();
  const store = new TonPayStore(
    {
      clock,
      platform: {
        ...platform,
        can: { ...platform.can, windows: windows !== null },
        openWindow: () => windows,
        openExternal(url) {
          external.push(url);
          return 'opened';
        },
      },
    },
    async () => {
      if (!isLoaded) throw new TypeError('fetch failed');
      return sdk;
    },
  );
  store.show('p_1');
  return { store, sdk, clock, external };
}

async function connected(...given: Parameters<typeof opened>) {
  const all = opened(...given);
  await all.store.start(source);
  all.sdk.tell('ab12');
  return all;
}

test('7-47 the only wallet is connected, and sends exactly what is asked for, with its comment', async () => {
  const { store, sdk, clock, external } = opened();
  await store.start(source);
  expect([store.stage, external]).toEqual(['connecting', ['https://pocket.example/app?v=1&id=app']]);
  sdk.tell('ab12');
  expect(store.stage).toBe('connected');
  const expiresAt = clock.now() + 60_500;
  void store.pay(coins, expiresAt);
  expect([store.stage, external[1]]).toEqual(['asking', 'https://pocket.example/app?v=1&account=ab12']);
  expect(sdk.transfers).toEqual([
    {
      address: 'EQabc',
      nanotons: 3_868_202_601n,
      payload: 'te6ccgEBAQEACgAAEAAAAAA0NzEx',
      validUntil: Math.floor(expiresAt / 1000),
    },
  ]);
  sdk.sent();
  await settle();
  expect([store.stage, store.problem, clock.waiting]).toEqual(['sent', null, 0]);
  // The connection hangs on the signal of its question.
  expect(sdk.connections.map(({ aborted }) => aborted)).toEqual([false]);
});

test('7-47 after a part has arrived, only the rest is asked for', async () => {
  const { store, sdk } = await connected();
  const rest = { ...coins, memo: '', received: '1.868202601' };
  void store.pay(rest, null);
  expect(sdk.transfers[0]).toMatchObject({ nanotons: 2_000_000_000n, payload: '' });
  expect([unsentText(rest), unsentText(coins)]).toEqual(['2', '3.868202601']);
});

test('one of several wallets is chosen; a bot of the messenger gets its link as it is', async () => {
  const { store, sdk, external } = opened(new FakeSdk([pocket, purse]));
  await store.start(source);
  expect([store.stage, external, store.wallets.length]).toEqual(['choosing', [], 2]);
  store.connect(purse);
  sdk.tell('ab12');
  void store.pay(coins, null);
  expect(external).toEqual([`${purse.universalLink}&id=app`, purse.universalLink]);
});

test('a refused connection, a declined payment and another network are said, and can be tried again', async () => {
  const { store, sdk } = opened();
  await store.start(source);
  sdk.refuse('rejected');
  expect([store.stage, store.problem]).toEqual(['idle', 'refused']);
  await store.start(source);
  sdk.refuse('network');
  expect([store.stage, store.problem]).toEqual(['idle', 'network']);
  await store.start(source);
  sdk.tell('ab12');
  for (const [why, problem] of [
    ['rejected', 'declined'],
    ['failed', 'failed'],
  ] as const) {
    const paid = store.pay(coins, null);
    sdk.fail(new Refused(why));
    await paid;
    expect([store.stage, store.problem]).toEqual(['connected', problem]);
  }
  void store.pay(coins, null);
  sdk.sent();
  await settle();
  expect([store.stage, store.problem]).toEqual(['sent', null]);
});

test('a wallet that does not answer is waited for until its time is over; a late answer changes nothing', async () => {
  const { store, sdk, clock } = opened();
  await store.start(source);
  await clock.advance(300_000);
  expect([store.stage, store.problem, sdk.connections[0]?.aborted]).toEqual(['idle', 'noAnswer', true]);
  await store.start(source);
  sdk.tell('ab12');
  const paid = store.pay(coins, clock.now() + 90_000);
  await clock.advance(90_000);
  expect([store.stage, store.problem, sdk.questions[0]?.aborted]).toEqual(['connected', 'noPayment', true]);
  sdk.sent();
  await paid;
  expect([store.stage, store.problem]).toEqual(['connected', 'noPayment']);
});

test('no list, and a list without wallets, are said', async () => {
  const lost = opened(new FakeSdk(), null, false);
  await lost.store.start(source);
  expect([lost.store.stage, lost.store.problem]).toEqual(['idle', 'failed']);
  const none = opened(new FakeSdk([]));
  await none.store.start(source);
  expect([none.store.stage, none.store.problem]).toEqual(['idle', 'noWallets']);
});

test('what is waited for can be given up; the connection ends on either side, and with the player', async () => {
  const { store, sdk, clock } = await connected();
  void store.pay(coins, null);
  store.cancel();
  expect([store.stage, sdk.questions[0]?.aborted, clock.waiting]).toEqual(['connected', true, 0]);
  await store.disconnect();
  expect([store.stage, store.problem, sdk.disconnected]).toEqual(['idle', null, 1]);
  await store.start(source);
  sdk.tell('ab12');
  sdk.tell(null);
  expect([store.stage, store.problem]).toEqual(['idle', 'left']);
  await store.start(source);
  sdk.tell('ab12');
  store.forgetPlayer();
  expect([store.stage, store.wallet, sdk.disconnected]).toEqual(['idle', null, 2]);
});

test('another deposit keeps the connection, and nothing of the payment before', async () => {
  const { store, sdk } = await connected();
  void store.pay(coins, null);
  sdk.sent();
  await settle();
  store.show('p_1');
  expect(store.stage).toBe('sent');
  store.show('p_2');
  expect(store.stage).toBe('connected');
});

test('in a browser the wallet has a window of its own, which closes when it has answered', async () => {
  const went: string[] = [];
  let closed = 0;
  const beside = {
    isClosed: () => false,
    focus: () => {},
    close: () => void (closed += 1),
    go: (address: string) => void went.push(address),
  };
  const { store, sdk, external } = await connected(new FakeSdk(), beside);
  expect([went, closed]).toEqual([['https://pocket.example/app?v=1&id=app'], 1]);
  void store.pay(coins, null);
  sdk.sent();
  await settle();
  expect([went[1], closed, external]).toEqual(['https://pocket.example/app?v=1&account=ab12', 2, []]);
});

test('the comment is the cell that wallets read; one that needs further cells is none', () => {
  expect(commentPayload('4711')).toBe('te6ccgEBAQEACgAAEAAAAAA0NzEx');
  expect(commentPayload('Ünï')).toBe('te6ccgEBAQEACwAAEgAAAADDnG7Drw==');
  expect(() => commentPayload('x'.repeat(124))).toThrow(RangeError);
});

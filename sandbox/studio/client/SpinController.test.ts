import { expect, test } from 'vitest';
import type { WireRound } from '../engine/wireRound.ts';
import type { Round, SpinReply, SpinRequest } from './protocol.ts';
import { SpinController, type SpinPhase } from './SpinController.ts';
import { StudioCallError, type StudioErrorKind } from './StudioCallError.ts';

const round: Round = {
  id: 'r1',
  stake: 100n,
  boughtAt: null,
  freePack: null,
  totalWin: 240n,
  base: { stops: [0, 0, 0, 0, 0], grid: [], held: [], filled: [], multiplier: 1, added: 0, wins: [], win: 240n },
  feature: null,
  wire: {} as WireRound,
};
const reply: SpinReply = {
  round,
  balance: 1140n,
  commitment: { seedHash: 'dd', nonce: 2 },
  freeSpinsLeft: null,
  sinceStartMs: 0,
};

type Answer = SpinReply | StudioCallError | StudioErrorKind | 'pending';

/** A controller with a clock that only changes when a test moves it. */
function table(answers: Answer[], minRoundMs = 2500, fresh: bigint | null = null) {
  let now = 0;
  const sleepers: { readonly at: number; readonly wake: () => void }[] = [];
  const requests: SpinRequest[] = [];
  const log: string[] = [];
  const balances: bigint[] = [];
  let finishShow: () => void = () => undefined;
  const clock = {
    now: () => now,
    wait: (ms: number) => new Promise<void>((wake) => void sleepers.push({ at: now + ms, wake })),
  };
  let serial = 0;
  const controller = new SpinController({
    api: {
      spin: async (request) => {
        requests.push(request);
        const answer = answers.shift() ?? 'pending';
        if (answer === 'pending') {
          return new Promise<SpinReply>(() => undefined);
        }
        if (answer instanceof StudioCallError) {
          throw answer;
        }
        if (typeof answer === 'string') {
          throw new StudioCallError(answer, answer, answer === 'RoundTooSoon' ? 300 : 0);
        }
        return answer;
      },
      shown: async (_session, id) => void log.push(`reported ${id}`),
    },
    clock,
    show: {
      start: () => void log.push('start'),
      land: (landed) => {
        log.push(`land ${landed.id}`);
        return new Promise<void>((resolve) => {
          finishShow = resolve;
        });
      },
      hurry: () => void log.push('hurry'),
      cancel: () => void log.push('cancel'),
    },
    events: {
      phase: (phase: SpinPhase) => void log.push(phase),
      balance: (amount) => void balances.push(amount),
      started: ({ id }) => void log.push(`started ${id}`),
      shown: ({ id }) => void log.push(`shown ${id}`),
      commitment: ({ nonce }) => void log.push(`commitment ${nonce}`),
      refused: (kind, stake) => void log.push(`refused ${kind} ${stake}`),
    },
    newRequestId: () => `q${(serial += 1)}`,
    session: 's',
    minRoundMs,
    balance: 1000n,
    freshBalance: async () => {
      log.push('read');
      return fresh;
    },
  });
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      await Promise.resolve();
    }
  };
  const pass = async (ms: number) => {
    const end = now + ms;
    for (;;) {
      await settle();
      sleepers.sort((a, b) => a.at - b.at);
      const next = sleepers[0];
      if (next === undefined || next.at > end) {
        break;
      }
      sleepers.shift();
      now = next.at;
      next.wake();
    }
    now = end;
    await settle();
  };
  return {
    controller,
    requests,
    log,
    balances,
    pass,
    finish: async () => {
      finishShow();
      await settle();
    },
  };
}

test('a double click is one spin and not a quick stop', async () => {
  const { controller, requests, log, pass } = table(['pending']);
  void controller.press(100n, 'cc');
  await pass(120);
  void controller.press(100n, 'cc');
  await pass(10);
  expect(requests).toHaveLength(1);
  expect(log).toEqual(['waiting', 'start']);
});

test('a round refused as too soon because of another window is reported and not requested again', async () => {
  const { controller, requests, log, pass } = table([
    new StudioCallError('RoundTooSoon', 'too soon', 2500, { seedHash: 'ee', nonce: 3 }),
    reply,
  ]);
  void controller.press(100n, 'cc');
  await pass(5000);
  expect(requests).toHaveLength(1);
  expect(log).toEqual(['waiting', 'start', 'cancel', 'commitment 3', 'idle', 'refused RoundTooSoon 100']);
});

test('a press while the reels spin is a quick stop without a stake', async () => {
  const { controller, requests, log, pass } = table([reply]);
  void controller.press(100n, 'cc');
  await pass(600);
  void controller.press(100n, 'cc');
  await pass(0);
  expect(log).toContain('hurry');
  expect(requests).toHaveLength(1);
});

test('I8 a request with an unknown outcome is repeated with the same id until the outcome is known', async () => {
  const { controller, requests, log, pass } = table(['Unknown', 'Unknown', 'Unknown', reply]);
  void controller.press(100n, 'cc');
  await pass(5000);
  expect(requests.map((request) => request.requestId)).toEqual(['q1', 'q1', 'q1', 'q1']);
  expect(log).toContain('checking');
  expect(log.filter((entry) => entry === 'start')).toHaveLength(1);
  expect(log.at(-1)).toBe('land r1');
  expect(log.join()).not.toContain('refused');
});

test('a round that is too soon is requested again after the delay given by the server', async () => {
  const { controller, requests, log, pass } = table(['RoundTooSoon', reply]);
  void controller.press(100n, 'cc');
  await pass(299);
  expect(requests).toHaveLength(1);
  await pass(1);
  expect(requests.map((request) => request.requestId)).toEqual(['q1', 'q1']);
  expect(log).not.toContain('checking');
});

test('the balance is reduced by the stake at once and increased by the win only after it was shown', async () => {
  const { controller, balances, log, pass, finish } = table([reply]);
  void controller.press(100n, 'cc');
  await pass(1500);
  expect(balances).toEqual([900n]);
  expect(log).not.toContain('shown r1');
  await finish();
  expect(balances).toEqual([900n, 1140n]);
  expect(log).toEqual([
    'waiting',
    'start',
    'started r1',
    'showing',
    'land r1',
    'commitment 2',
    'shown r1',
    'reported r1',
    'resting',
  ]);
});

test('the next round never begins before minRoundMs, however quickly the last one was shown', async () => {
  const { controller, requests, pass, finish } = table([reply, reply]);
  void controller.press(100n, 'cc');
  await pass(900);
  await finish();
  expect(controller.restMs).toBe(1600);
  void controller.press(100n, 'cc');
  await pass(1599);
  void controller.press(100n, 'cc');
  await pass(0);
  expect(requests).toHaveLength(1);
  await pass(1);
  void controller.press(100n, 'cc');
  await pass(0);
  expect(requests.map((request) => request.requestId)).toEqual(['q1', 'q2']);
});

test('minRoundMs counts from the server’s start of the round, not from the press', async () => {
  const { controller, pass, finish } = table(['RoundTooSoon', { ...reply, sinceStartMs: 40 }]);
  void controller.press(100n, 'cc');
  // Refused once; the round began 40 ms before the reply, which arrived at 300 ms.
  await pass(900);
  await finish();
  expect(controller.restMs).toBe(260 + 2500 - 900);
});

test('a refused stake is added back to the shown balance and can be tried again', async () => {
  const { controller, balances, log, pass } = table(['LimitExceeded', reply]);
  void controller.press(100n, 'cc');
  await pass(10);
  expect(log).toEqual(['waiting', 'start', 'cancel', 'idle', 'refused LimitExceeded 100']);
  expect(balances).toEqual([900n, 1000n]);
  void controller.press(100n, 'cc');
  await pass(10);
  expect(log.at(-1)).toBe('land r1');
});

test.each([
  ['is unknown', null, []],
  ['is too small, too', 1999n, [1999n]],
])('a stake above the balance is not sent if the balance read anew %s', async (_what, fresh, shown) => {
  const { controller, requests, log, balances } = table([reply], 2500, fresh);
  await controller.press(2000n, 'cc');
  expect([requests, balances]).toEqual([[], shown]);
  expect(log).toEqual(['read', 'refused InsufficientFunds 2000']);
});

test('money that has come from elsewhere counts at the first press, and a second one meanwhile does not', async () => {
  const { controller, requests, log, pass } = table(['pending'], 2500, 2500n);
  void controller.press(2000n, 'cc');
  void controller.press(2000n, 'cc');
  await pass(0);
  expect(requests.map(({ stake }) => stake)).toEqual([2000n]);
  expect(log).toEqual(['read', 'waiting', 'start']);
});

test('an expired session closes the game', async () => {
  const { controller, requests, log, pass } = table(['SessionExpired', reply]);
  void controller.press(100n, 'cc');
  await pass(10);
  expect(log.slice(-2)).toEqual(['closed', 'refused SessionExpired 100']);
  await controller.press(100n, 'cc');
  expect(requests).toHaveLength(1);
});

test('an interrupted round is shown again without a stake, and its win is hidden until then', async () => {
  const { controller, requests, balances, log, pass, finish } = table([]);
  void controller.replay(round);
  await pass(10);
  expect(balances).toEqual([760n]);
  await finish();
  expect(balances).toEqual([760n, 1000n]);
  expect(requests).toHaveLength(0);
  expect(log).toContain('reported r1');
});

test('3-59 a free spin needs no balance and takes nothing from it; a round of one’s own does', async () => {
  const free = { ...reply, round: { ...round, freePack: '7' }, balance: 1240n, freeSpinsLeft: 4 };
  const { controller, requests, balances, log, pass, finish } = table([free, reply]);
  void controller.press(5000n, 'cc', '7');
  await pass(10);
  expect(requests[0]).toMatchObject({ stake: 5000n, freePack: '7', buys: false });
  expect(balances).toEqual([1000n]);
  expect(log).toContain('started r1');
  await finish();
  expect(balances.at(-1)).toBe(1240n);
  await pass(5000);
  void controller.press(100n, 'cc');
  await pass(10);
  expect(requests[1]).toMatchObject({ stake: 100n, freePack: null });
  expect(balances.at(-1)).toBe(1140n);
});

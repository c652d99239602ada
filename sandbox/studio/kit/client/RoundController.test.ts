import { expect, test } from 'vitest';
import { manualClock, settle } from '../../client/testing/manualClock.ts';
import { StudioCallError, type StudioErrorKind } from '../../client/StudioCallError.ts';
import type { BetCall, MoveCall, PlayAnswer, PlayRound } from './protocol.ts';
import { RoundController, type RoundPhase } from './RoundController.ts';
import { wirePlay } from './testing/wirePlay.ts';

type Round = PlayRound<string, string, string>;
type Reply = PlayAnswer<string, string, string>;
type Answer = Reply | StudioCallError | StudioErrorKind;

/** A settled round that paid 240 for its stake of 100. */
const won: Round = {
  id: 'r1',
  isOver: true,
  stake: 100n,
  staked: 100n,
  totalWin: 240n,
  bet: 'red',
  moves: [],
  view: 'end',
  wire: wirePlay(),
};
const open: Round = { ...won, isOver: false, totalWin: null, view: 'begun' };
const doubled: Round = { ...won, staked: 200n, totalWin: 400n, moves: ['double'] };

const reply = (round: Round, balance: bigint, sinceStartMs = 0): Reply => ({
  round,
  balance,
  commitment: { seedHash: 'dd', nonce: 2 },
  sinceStartMs,
});

/** A controller whose calls get the given answers in order, and then none. */
function table(answers: Answer[], minRoundMs = 2500, fresh: bigint | null = null) {
  const clock = manualClock();
  const calls: (BetCall | MoveCall)[] = [];
  const log: string[] = [];
  const balances: bigint[] = [];
  const reports: ('lost' | 'refused')[] = [];
  let finishShow: () => void = () => undefined;
  let serial = 0;
  const take = async (call: BetCall | MoveCall): Promise<Reply> => {
    calls.push(call);
    const answer = answers.shift();
    if (answer === undefined) return new Promise<Reply>(() => undefined);
    if (answer instanceof StudioCallError) throw answer;
    if (typeof answer === 'string') throw new StudioCallError(answer, answer, answer === 'RoundTooSoon' ? 300 : 0);
    return answer;
  };
  const controller = new RoundController<string, string, string>({
    api: {
      bet: take,
      move: take,
      shown: async (_session, id) => {
        log.push(`reported ${id}`);
        const report = reports.shift();
        if (report !== undefined) throw new StudioCallError(report === 'lost' ? 'Unknown' : 'SessionExpired', '');
      },
    },
    clock,
    show: {
      start: () => void log.push('start'),
      show: (round) => {
        log.push(`show ${round.view}`);
        return new Promise<void>((resolve) => {
          finishShow = resolve;
        });
      },
      hurry: () => void log.push('hurry'),
      cancel: () => void log.push('cancel'),
    },
    events: {
      phase: (phase: RoundPhase) => void log.push(phase),
      balance: (amount) => void balances.push(amount),
      started: ({ id }) => void log.push(`started ${id}`),
      shown: ({ id }) => void log.push(`shown ${id}`),
      commitment: ({ nonce }) => void log.push(`commitment ${nonce}`),
      refused: ({ kind }) => void log.push(`refused ${kind}`),
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
  return {
    controller,
    calls,
    log,
    balances,
    reports,
    pass: clock.pass,
    finish: async () => {
      finishShow();
      await settle();
    },
  };
}

test('a bet is sent once, shown and reported; its win joins the balance only when it was shown', async () => {
  const { controller, calls, log, balances, pass, finish } = table([reply(won, 1140n)]);
  void controller.bet(100n, 'red', 'cc');
  void controller.bet(100n, 'red', 'cc');
  await pass(0);
  expect(calls).toEqual([{ session: 's', stake: 100n, bet: 'red', clientSeed: 'cc', requestId: 'q1' }]);
  expect(balances).toEqual([900n, 900n]);
  expect(log).toEqual(['waiting', 'start', 'started r1', 'commitment 2', 'showing', 'show end']);
  await finish();
  expect(balances).toEqual([900n, 900n, 1140n]);
  expect(log.slice(6)).toEqual(['shown r1', 'reported r1', 'resting']);
});

test('the next round never begins before minRoundMs after the start of the last, by the server’s clock', async () => {
  const { controller, calls, pass, finish } = table([reply(won, 1140n, 40), reply(won, 1140n)]);
  void controller.bet(100n, 'red', 'cc');
  await pass(900);
  await finish();
  expect(controller.restMs).toBe(1560);
  await pass(1559);
  void controller.bet(100n, 'red', 'cc');
  expect([controller.phase, calls.length]).toEqual(['resting', 1]);
  await pass(1);
  void controller.bet(100n, 'red', 'cc');
  expect([controller.phase, calls.length]).toEqual(['waiting', 2]);
});

test('moves are numbered, go to the open round, and the round rests only at its end', async () => {
  const { controller, calls, log, balances, pass, finish } = table([reply(open, 900n), reply(doubled, 1200n)]);
  void controller.bet(100n, 'red', 'cc');
  await pass(0);
  void controller.move('double');
  expect(calls).toHaveLength(1);
  await finish();
  expect([controller.phase, controller.round]).toEqual(['open', open]);
  void controller.bet(100n, 'red', 'cc');
  void controller.move('double');
  void controller.move('double');
  await pass(0);
  expect(calls.slice(1)).toEqual([{ session: 's', roundId: 'r1', move: 'double', index: 0 }]);
  await finish();
  expect(balances).toEqual([900n, 900n, 900n, 800n, 1200n]);
  expect(log.filter((entry) => entry === 'shown r1')).toHaveLength(1);
  expect([controller.phase, controller.round]).toEqual(['resting', doubled]);
});

test('I8 a bet or move with an unknown outcome is repeated unchanged until the outcome is known', async () => {
  const { controller, calls, log, pass, finish } = table([
    'Unknown',
    'RoundTooSoon',
    reply(open, 900n),
    'Unknown',
    'Unknown',
    reply(won, 1140n),
  ]);
  void controller.bet(100n, 'red', 'cc');
  await pass(400);
  expect([controller.phase, calls.length]).toEqual(['checking', 2]);
  await pass(300);
  await finish();
  void controller.move('stand');
  await pass(1200);
  await finish();
  expect(calls.slice(0, 3)).toEqual([calls[0], calls[0], calls[0]]);
  expect(calls.slice(3)).toEqual([calls[3], calls[3], calls[3]]);
  expect(log.filter((entry) => entry === 'start')).toHaveLength(2);
  expect(log.filter((entry) => entry === 'checking')).toHaveLength(2);
  expect(log.join()).not.toContain('refused');
});

test('a refused bet restores the balance and can be tried again', async () => {
  const { controller, balances, log, pass } = table(['LimitExceeded', reply(won, 1140n)]);
  void controller.bet(100n, 'red', 'cc');
  await pass(0);
  expect(log).toEqual(['waiting', 'start', 'cancel', 'idle', 'refused LimitExceeded']);
  expect(balances).toEqual([900n, 1000n]);
  void controller.bet(100n, 'red', 'cc');
  await pass(0);
  expect(log.at(-1)).toBe('show end');
});

test('a refused move leaves the round open as it was', async () => {
  const { controller, log, balances, pass, finish } = table([reply(open, 900n), 'InsufficientFunds']);
  void controller.bet(100n, 'red', 'cc');
  await pass(0);
  await finish();
  void controller.move('double');
  await pass(0);
  expect(log.slice(-3)).toEqual(['cancel', 'open', 'refused InsufficientFunds']);
  expect([controller.round, balances.at(-1)]).toEqual([open, 900n]);
});

test('a round given up by the server brings the next commitment and is not asked for again', async () => {
  const gone = new StudioCallError('RoundTooSoon', 'too soon', 2500, { seedHash: 'ee', nonce: 3 });
  const { controller, calls, log, pass } = table([gone]);
  void controller.bet(100n, 'red', 'cc');
  await pass(5000);
  expect(calls).toHaveLength(1);
  expect(log).toEqual(['waiting', 'start', 'cancel', 'commitment 3', 'idle', 'refused RoundTooSoon']);
});

test('a stake above the balance is not sent', async () => {
  const { controller, calls, log } = table([reply(won, 1140n)]);
  await controller.bet(1001n, 'red', 'cc');
  expect(calls).toHaveLength(0);
  expect(log).toEqual(['read', 'refused InsufficientFunds']);
});

test('money that has come from elsewhere counts at the first press, and a second one meanwhile does not', async () => {
  const { controller, calls, pass } = table([], 2500, 2500n);
  void controller.bet(2000n, 'red', 'cc');
  void controller.bet(2000n, 'red', 'cc');
  await pass(0);
  expect(calls).toEqual([{ session: 's', stake: 2000n, bet: 'red', clientSeed: 'cc', requestId: 'q1' }]);
});

test('an expired session closes the game', async () => {
  const { controller, calls, log, pass } = table(['SessionExpired']);
  void controller.bet(100n, 'red', 'cc');
  await pass(0);
  expect(log.slice(-2)).toEqual(['closed', 'refused SessionExpired']);
  await controller.bet(100n, 'red', 'cc');
  expect(calls).toHaveLength(1);
});

test('a press skips what is shown, but not as the second of a double click', async () => {
  const { controller, log, pass } = table([reply(won, 1140n)]);
  void controller.bet(100n, 'red', 'cc');
  await pass(120);
  controller.hurry();
  expect(log).not.toContain('hurry');
  await pass(200);
  controller.hurry();
  expect(log.at(-1)).toBe('hurry');
});

test('a round left with its end unshown is shown without a stake, and its win is hidden until then', async () => {
  const { controller, calls, log, balances, pass, finish } = table([]);
  void controller.resume(won);
  await pass(0);
  expect(balances).toEqual([760n]);
  await finish();
  expect(balances).toEqual([760n, 1000n]);
  expect(calls).toHaveLength(0);
  expect(log).toContain('reported r1');
});

test('an open round is resumed at its next move, also after another window has moved', async () => {
  const { controller, calls, pass, finish } = table([reply(doubled, 1200n)]);
  void controller.resume(open);
  await pass(0);
  await finish();
  const moved: Round = { ...open, moves: ['hit'] };
  void controller.resume(moved, 890n);
  await pass(0);
  await finish();
  void controller.move('double');
  expect(calls).toEqual([{ session: 's', roundId: 'r1', move: 'double', index: 1 }]);
});

test('an open round that the server has closed is forgotten', async () => {
  const { controller, pass, finish } = table([]);
  void controller.resume(open);
  await pass(0);
  await finish();
  controller.dropRound();
  expect([controller.phase, controller.round]).toEqual(['idle', null]);
});

test('a balance of the server is not shown while a round hides its result', async () => {
  const { controller, balances, pass, finish } = table([reply(won, 1140n)]);
  controller.updateBalance(1500n);
  void controller.bet(100n, 'red', 'cc');
  await pass(0);
  controller.updateBalance(2000n);
  expect(balances).toEqual([1500n, 1400n, 900n]);
  await finish();
  controller.updateBalance(2000n);
  expect(balances.slice(3)).toEqual([1140n, 2000n]);
});

test.each([
  [['lost', 'lost'] as const, 3],
  [['lost', 'lost', 'lost', 'lost'] as const, 4],
  [['refused'] as const, 1],
])('a report that is %j is tried %d times', async (outcomes, attempts) => {
  const { controller, log, reports, pass, finish } = table([]);
  reports.push(...outcomes);
  void controller.resume(won);
  await pass(0);
  await finish();
  await pass(60_000);
  expect(log.filter((entry) => entry === 'reported r1')).toHaveLength(attempts);
});

import { expect, test } from 'vitest';
import { manualClock, settle } from '../../../client/testing/manualClock.ts';
import { StudioCallError } from '../../../client/StudioCallError.ts';
import type { StudioErrorKind } from '../../../client/StudioCallError.ts';
import type { BetCall, MoveCall, PlayAnswer, PlayRound } from '../../client/protocol.ts';
import { wirePlay } from '../../client/testing/wirePlay.ts';
import type { TableMove } from '../TableGame.ts';
import type { WireTableRound } from '../wireTable.ts';
import { proofOf, SharedController } from './SharedController.ts';
import type { BetPhase } from './SharedController.ts';

type Round = PlayRound<number, TableMove, string>;
type Answer = PlayAnswer<number, TableMove, string>;

const roundOf = (more: Partial<Round> = {}, nonce = 7): Round => ({
  id: `r${nonce}`,
  isOver: false,
  stake: 100n,
  staked: 100n,
  totalWin: null,
  bet: 200,
  moves: [],
  view: '',
  wire: wirePlay({ nonce }),
  ...more,
});
const answer = (round: Round, balance: bigint): Answer => ({
  round,
  balance,
  commitment: { seedHash: '', nonce: 8 },
  sinceStartMs: 0,
});
const over = (totalWin: bigint): Round => roundOf({ isOver: true, totalWin });
const at = (phase: WireTableRound['phase'], number = 7): WireTableRound => ({
  id: `t${number}`,
  number,
  phase,
  runningAt: null,
  endsAt: null,
  seedHash: '',
  outcome: null,
  serverSeed: null,
  clientSeed: null,
  crowd: { bets: 0, left: 0, lastLeft: [] },
});
const failed = (kind: StudioErrorKind): StudioCallError => new StudioCallError(kind, kind);

/** A call that a test answers when it wants to. */
interface Pending<Call> {
  readonly call: Call;
  readonly reply: (value: Answer | StudioCallError) => Promise<void>;
}

function stand(balance = 1_000n, fresh: bigint | null = null) {
  const clock = manualClock();
  const bets: Pending<BetCall>[] = [];
  const moves: Pending<MoveCall>[] = [];
  const looks: Pending<string>[] = [];
  const phases: BetPhase[] = [];
  const balances: bigint[] = [];
  const ended: Round[] = [];
  const refused: StudioErrorKind[] = [];
  const shown: string[] = [];
  const pend = <Call>(list: Pending<Call>[], call: Call): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const reply = (value: Answer | StudioCallError): Promise<void> => {
        if (value instanceof StudioCallError) reject(value);
        else resolve(value);
        return settle();
      };
      list.push({ call, reply });
    });
  let ids = 0;
  const controller = new SharedController<number, string>({
    api: {
      bet: (call) => pend(bets, call),
      move: (call) => pend(moves, call),
      round: (_session, id) => pend(looks, id),
      shown: async (_session, id) => void shown.push(id),
    },
    clock,
    session: 's',
    balance,
    freshBalance: async () => fresh,
    newRequestId: () => `q${(ids += 1)}`,
    target: (bet) => (bet === 0 ? null : bet),
    events: {
      phase: (phase) => phases.push(phase),
      balance: (amount) => balances.push(amount),
      placed: () => undefined,
      ended: (round) => ended.push(round),
      refused: ({ kind }) => refused.push(kind),
    },
  });
  const bet = (stake = 100n): void => void controller.bet({ stake, bet: 200, clientSeed: () => 'mine' });
  /** A bet that is in the round 7. */
  const betIn = async (round = roundOf()): Promise<void> => {
    void controller.tableChanged(at('betting'));
    bet();
    await bets[0]!.reply(answer(round, 900n));
  };
  return { clock, controller, bets, moves, looks, phases, balances, ended, refused, shown, bet, betIn };
}

test('a bet in the window is placed at once, and collected when its round has ended', async () => {
  const { controller, bets, looks, balances, phases, ended, shown, betIn } = stand();
  await betIn();
  expect(bets[0]!.call).toMatchObject({ session: 's', stake: 100n, bet: 200, clientSeed: 'mine', requestId: 'q1' });
  await controller.tableChanged(at('running'));
  expect(looks).toHaveLength(0);
  void controller.tableChanged(at('resting'));
  await looks[0]!.reply(answer(over(200n), 1_100n));
  expect(balances).toEqual([900n, 900n, 1_100n]);
  expect(phases).toEqual(['placing', 'in', 'none']);
  expect(ended.map(({ totalWin }) => totalWin)).toEqual([200n]);
  expect(shown).toEqual(['r7']);
});

test('a bet outside of the window waits for the next one, and can be taken back', async () => {
  const { controller, bets, phases, bet } = stand();
  void controller.tableChanged(at('running'));
  bet();
  expect([controller.phase, bets.length]).toEqual(['queued', 0]);
  controller.unqueue();
  await controller.tableChanged(at('betting', 8));
  expect(bets).toHaveLength(0);
  void controller.tableChanged(at('resting', 8));
  bet();
  void controller.tableChanged(at('betting', 9));
  expect(bets).toHaveLength(1);
  expect(phases).toEqual(['queued', 'none', 'queued', 'placing']);
});

test('money that has come from elsewhere counts at the first press, and a second one meanwhile does not', async () => {
  const { controller, bets, bet } = stand(99n, 100n);
  void controller.tableChanged(at('betting'));
  bet();
  bet();
  await settle();
  expect(bets).toHaveLength(1);
});

test('a stake above the balance is refused before anything is sent', async () => {
  const { controller, bets, refused, bet } = stand(99n);
  void controller.tableChanged(at('betting'));
  bet();
  await settle();
  expect([controller.phase, bets.length, refused]).toEqual(['none', 0, ['InsufficientFunds']]);
});

test('a second press does not bet twice', async () => {
  const { bets, bet, betIn } = stand();
  await betIn();
  bet();
  expect(bets).toHaveLength(1);
});

test('a lost reply is asked for again with the same id until it is known', async () => {
  const { clock, controller, bets, phases, bet } = stand();
  void controller.tableChanged(at('betting'));
  bet();
  await bets[0]!.reply(failed('Unknown'));
  await clock.pass(10_000);
  await bets[1]!.reply(failed('Unknown'));
  await clock.pass(10_000);
  await bets[2]!.reply(answer(roundOf(), 900n));
  expect(bets.map(({ call }) => call)).toEqual([bets[0]!.call, bets[0]!.call, bets[0]!.call]);
  expect(phases).toEqual(['placing', 'checking', 'in']);
});

test.each(['BettingClosed', 'LimitExceeded', 'OutOfStep'] as const)(
  'a bet refused with %s leaves the balance as it was',
  async (kind) => {
    const { controller, bets, balances, refused, bet } = stand();
    void controller.tableChanged(at('betting'));
    bet();
    await bets[0]!.reply(failed(kind));
    expect([controller.phase, balances.at(-1), refused]).toEqual(['none', 1_000n, [kind]]);
  },
);

test('a session that has ended takes no further bets', async () => {
  const { controller, bets, bet } = stand();
  void controller.tableChanged(at('betting'));
  bet();
  await bets[0]!.reply(failed('SessionExpired'));
  bet();
  expect([controller.phase, bets.length]).toEqual(['closed', 1]);
});

test('a cash-out pays what the server says', async () => {
  const { controller, moves, ended, phases, betIn } = stand();
  await betIn();
  void controller.tableChanged(at('running'));
  void controller.leave();
  void controller.leave();
  expect(moves.map(({ call }) => call)).toEqual([{ session: 's', roundId: 'r7', move: { kind: 'cashOut' }, index: 0 }]);
  await moves[0]!.reply(answer(over(150n), 1_050n));
  expect(phases.slice(-2)).toEqual(['leaving', 'none']);
  expect(ended.map(({ totalWin }) => totalWin)).toEqual([150n]);
});

test('a cash-out that came too late is said, and the bet ends with the round', async () => {
  const { controller, moves, looks, ended, refused, betIn } = stand();
  await betIn();
  void controller.tableChanged(at('running'));
  void controller.leave();
  void controller.tableChanged(at('resting'));
  expect(looks).toHaveLength(0);
  await moves[0]!.reply(failed('TooLate'));
  await looks[0]!.reply(answer(over(0n), 900n));
  expect(refused).toEqual(['TooLate']);
  expect(ended.map(({ totalWin }) => totalWin)).toEqual([0n]);
});

test('a target that the multiplier has reached is collected while the round goes on', async () => {
  const { controller, looks, ended, betIn } = stand();
  await betIn();
  void controller.tableChanged(at('running'));
  await controller.grown(199);
  expect(looks).toHaveLength(0);
  void controller.grown(200);
  await looks[0]!.reply(answer(roundOf(), 900n));
  expect(controller.phase).toBe('in');
  void controller.grown(203);
  await looks[1]!.reply(answer(over(200n), 1_100n));
  expect(ended).toHaveLength(1);
});

test('a cash-out and a look at the target that cross each other end the bet once', async () => {
  const { controller, moves, looks, ended, shown, betIn } = stand();
  await betIn();
  void controller.tableChanged(at('running'));
  void controller.grown(200);
  void controller.leave();
  await looks[0]!.reply(answer(over(200n), 1_100n));
  await moves[0]!.reply(answer(over(200n), 1_100n));
  expect([ended.length, shown, controller.phase]).toEqual([1, ['r7'], 'none']);
});

test('a round that ended while the answer was on its way is collected', async () => {
  const { controller, bets, looks, ended, bet } = stand();
  void controller.tableChanged(at('betting'));
  bet();
  void controller.tableChanged(at('running'));
  void controller.tableChanged(at('resting'));
  await bets[0]!.reply(answer(roundOf(), 900n));
  await looks[0]!.reply(answer(over(0n), 900n));
  expect(ended).toHaveLength(1);
});

test('looks are repeated while the bet is not settled, and after one that failed or came too soon', async () => {
  const { clock, controller, looks, ended, refused, betIn } = stand();
  await betIn();
  void controller.tableChanged(at('betting', 8));
  for (const reply of [answer(roundOf(), 900n), failed('Unknown'), failed('RoundTooSoon')]) {
    await looks.at(-1)!.reply(reply);
    await clock.pass(3_000);
  }
  expect([looks.length, ended.length, refused]).toEqual([4, 0, []]);
  await looks[3]!.reply(answer(over(0n), 900n));
  expect(ended).toHaveLength(1);
});

test.each(['GivenBack', 'BettingClosed'] as const)('a bet that was %s is no win and no loss', async (kind) => {
  const { controller, looks, ended, refused, betIn } = stand();
  await betIn();
  void controller.tableChanged(at('resting'));
  await looks[0]!.reply(failed(kind));
  expect([controller.phase, ended.length, refused]).toEqual(['none', 0, [kind]]);
});

test('a bet that was left is taken up in its round, and ended if the round is over', async () => {
  const { controller, looks, ended } = stand();
  await controller.resume(roundOf());
  expect(controller.phase).toBe('in');
  await controller.tableChanged(at('running'));
  expect(looks).toHaveLength(0);
  void controller.tableChanged(at('betting', 8));
  await looks[0]!.reply(answer(over(0n), 900n));
  expect(ended).toHaveLength(1);
});

test('a balance from the site does not overwrite one that a call is about to change', async () => {
  const { controller, bets, balances, bet } = stand();
  void controller.tableChanged(at('betting'));
  bet();
  controller.updateBalance(5_000n);
  expect(balances).toEqual([900n]);
  await bets[0]!.reply(answer(roundOf(), 900n));
  controller.updateBalance(5_000n);
  expect(balances).toEqual([900n, 900n, 5_000n]);
});

test('a bet can be verified once it and everybody’s round are over', () => {
  const resting = { ...at('resting'), serverSeed: 'ee' };
  const mine = roundOf({ isOver: true, totalWin: 0n, wire: wirePlay({ nonce: 7, serverSeed: null }) });
  expect(proofOf(mine, resting)).toEqual({ ...mine.wire, serverSeed: 'ee' });
  expect(proofOf(mine, at('running'))).toBeNull();
  expect(proofOf(mine, { ...resting, number: 8 })).toBeNull();
  expect(proofOf({ ...mine, isOver: false }, resting)).toBeNull();
  expect(proofOf(null, resting)).toBeNull();
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyRound } from '../engine/verifyRound.ts';
import { findGame } from '../games/catalogue.ts';
import { ChosenRounds } from './ChosenRounds.ts';
import { createStudio } from './createStudio.ts';
import type { Studio } from './createStudio.ts';
import { FakeOperator } from './testing/FakeOperator.ts';
import { openStudioDatabase } from './testing/openStudioDatabase.ts';

const clock = 1_700_000_000_000;
let database: Awaited<ReturnType<typeof openStudioDatabase>>;
let operator: FakeOperator;
let chosen: ChosenRounds;
let studio: Studio;

beforeAll(async () => {
  database = await openStudioDatabase();
  operator = new FakeOperator(() => clock);
  chosen = new ChosenRounds();
  studio = createStudio({
    database,
    operatorUrl: 'http://operator.test',
    secret: operator.secret,
    fetch: operator.fetch,
    now: () => clock,
    retryDelaysMs: [],
    nextSeed: chosen.nextSeed,
  });
});
afterAll(() => database.close());

test('1-3 a test chooses how the next rounds of a slot end; each is committed to and verifies', async () => {
  const outcomes = ['win', 'loss', 'loss', 'win'] as const;
  chosen.choose({ game: 'lantern-harbor', player: 'player-1', outcomes });
  const request = { session: 'token-slot', game: 'lantern-harbor', mode: 'play', locale: 'en' } as const;
  const { session, clientSeed, ...opened } = await studio.sessions.open(request);
  const game = findGame('lantern-harbor');
  if (game === undefined) throw new Error('the game exists');
  let { commitment } = opened;
  const ends: string[] = [];
  for (const index of outcomes.keys()) {
    const requestId = `request-${index}`;
    const reply = await studio.spins.spin({ session, stake: '1.00', clientSeed, buys: false, requestId });
    expect((await verifyRound(reply.round, game, commitment)).isValid).toBe(true);
    ends.push(Number(reply.round.totalWin) > 0 ? 'win' : 'loss');
    ({ commitment } = reply);
  }
  expect(ends).toEqual(outcomes);
});

test('1-3 a test chooses the end of a bet, of this player in this game alone', async () => {
  operator.game = 'dice';
  const bet = { side: 'under', target: 990 };
  chosen.choose({ game: 'dice', player: 'player-2', outcomes: ['loss'], bet });
  chosen.choose({ game: 'dice', player: 'player-1', outcomes: ['win', 'win'], bet });
  const request = { session: 'token-dice', game: 'dice', mode: 'play', locale: 'en' } as const;
  const { session, clientSeed } = await studio.playSessions.open(request, '');
  for (const requestId of ['request-a', 'request-b']) {
    const { round } = await studio.plays.bet({ session, stake: '1.00', bet, clientSeed, requestId });
    expect(Number(round.totalWin)).toBeGreaterThan(0);
  }
});

test('an unknown game and a bet that the game does not take are refused', () => {
  const outcomes = ['win'] as const;
  expect(() => chosen.choose({ game: 'no-such-game', player: 'player-1', outcomes })).toThrow('No game is called');
  expect(() => chosen.choose({ game: 'dice', player: 'player-1', outcomes, bet: { side: 'left' } })).toThrow();
});

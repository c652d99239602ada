import { expect, test } from 'vitest';
import { settle } from '../../client/testing/manualClock.ts';
import { LeftRounds } from './LeftRounds.ts';
import { readPlay } from './playApi.ts';
import type { PlayRound, PlaySession } from './protocol.ts';
import { RoundController } from './RoundController.ts';
import { wirePlay } from './testing/wirePlay.ts';

type Round = PlayRound<unknown, unknown, unknown>;
const over: Round = readPlay(wirePlay(), 2);
const open: Round = readPlay(wirePlay({ id: 'round-2', isOver: false, totalWin: null, serverSeed: null }), 2);

/** A page on which nothing was played, and the state of the studio. */
function page(studio: { openRound?: Round | null; unshownRound?: Round | null; balance?: bigint } | 'away') {
  const log: string[] = [];
  const controller = new RoundController<unknown, unknown, unknown>({
    api: { bet: () => new Promise(() => {}), move: () => new Promise(() => {}), shown: async () => undefined },
    clock: { now: () => 0, wait: async () => undefined },
    show: {
      start: () => undefined,
      show: async ({ id }) => void log.push(`show ${id}${left.isShowing ? ' left' : ''}`),
      hurry: () => undefined,
      cancel: () => undefined,
    },
    events: {
      phase: () => undefined,
      balance: () => undefined,
      started: () => undefined,
      shown: () => undefined,
      commitment: () => undefined,
      refused: () => undefined,
    },
    newRequestId: () => 'q',
    session: 's',
    minRoundMs: 0,
    balance: 100n,
    freshBalance: async () => null,
  });
  const left: LeftRounds<unknown, unknown, unknown> = new LeftRounds({
    controller: () => controller,
    open: async () => {
      if (studio === 'away') throw new Error('away');
      return { openRound: null, unshownRound: null, balance: 500n, ...studio } as PlaySession<
        unknown,
        unknown,
        unknown
      >;
    },
    adopt: () => void log.push('adopt'),
    begin: ({ id }) => void log.push(`begin ${id}`),
  });
  return { left, controller, log };
}

test('a round of another window is shown as one that this page has not begun', async () => {
  const { left, controller, log } = page({ openRound: open });
  await left.synchronise();
  expect(log).toEqual(['adopt', 'begin round-2', 'show round-2 left']);
  expect([controller.phase, controller.round, left.isShowing]).toEqual(['open', open, false]);
});

test('a round that is shown already is not shown again, but with a further move it is', async () => {
  const studio = { openRound: open };
  const { left, log } = page(studio);
  await left.synchronise();
  await left.synchronise();
  expect(log.filter((entry) => entry.startsWith('show'))).toHaveLength(1);
  studio.openRound = { ...open, moves: [{}] };
  await left.synchronise();
  expect(log.filter((entry) => entry.startsWith('show'))).toHaveLength(2);
});

test('the end of a round that nobody has seen is shown', async () => {
  const { left, log } = page({ unshownRound: over });
  await left.synchronise();
  expect(log).toContain('show round-1 left');
});

test('an open round that the studio has closed is forgotten, and the balance taken over', async () => {
  const { left, controller } = page({});
  await left.resume(open, 100n);
  await left.synchronise();
  expect([controller.phase, controller.round, controller.available]).toEqual(['idle', null, 500n]);
});

test('nothing changes while the studio is away, or while a bet is on its way', async () => {
  const away = page('away');
  await away.left.synchronise();
  expect(away.log).toEqual([]);
  const busy = page({ openRound: open });
  void busy.controller.bet(10n, {}, 'cc');
  await settle();
  await busy.left.synchronise();
  expect([busy.log, busy.controller.phase]).toEqual([[], 'waiting']);
});

test('a state that was to be taken over during a round is taken over once it is at rest', async () => {
  const { left, controller, log } = page({});
  void controller.bet(100n, 'red', 'cc');
  await left.synchronise();
  left.rested();
  await settle();
  expect([log, left.isDue]).toEqual([[], true]);
  controller.phase = 'idle';
  left.rested();
  await settle();
  expect([log, left.isDue, controller.available]).toEqual([['adopt'], false, 500n]);
});

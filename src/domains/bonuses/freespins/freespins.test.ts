import { describe, expect, test } from 'vitest';
import { settle } from '../../../../tests/fakes/FakeClock.ts';
import { freeSpinsState } from '../face/FreeSpinsState.ts';
import { wirePack } from '../testing/wirePack.ts';
import { createTestApp } from '../../../../tests/fakes/testApp.ts';
import type { Answers } from '../../../../tests/fakes/fakeCall.ts';
import { NoAnswerError } from '../../../lib/errors.ts';
import { pastPacksStore } from './PastPacksStore.ts';
import { startFreeSpins } from './startFreeSpins.ts';

const usd = (amount: string) => ({ amount, currency: 'USD' });
const changed = (more: object = {}) => ({
  type: 'freespins.changed' as const,
  data: { id: 3, game: 'lantern-harbor', remaining_count: 6, won: usd('1.50'), ...more },
});
const asked = (app: ReturnType<typeof createTestApp>) => app.calls.map(({ input }) => input);

async function started(more: Answers = {}) {
  const app = createTestApp({
    uid: 7,
    answers: { 'GET freespins.get': () => ({ items: [wirePack(), wirePack({ id: 4, remaining_count: 1 })] }), ...more },
  });
  const stop = startFreeSpins(app);
  await settle();
  return { app, stop, state: app.store(freeSpinsState) };
}

describe('the flow of the free spins', () => {
  test('4-7, 7-63, 9-9 asks once for the active packs with their descriptions, and every page knows them', async () => {
    const { app, state } = await started();
    expect(asked(app)).toEqual([{ fields: ['description'], status: 'active', count: 99 }]);
    expect([state.leftIn('lantern-harbor'), state.packIn('lantern-harbor')?.id, state.leftIn('crash')]).toEqual([
      8,
      '3',
      0,
    ]);
    expect(state.packIn('crash')).toBeNull();
  });

  test('2.6, 3-59 the counter follows the events without a request, to nothing', async () => {
    const { app, state } = await started();
    app.news.publish(changed());
    expect([state.leftIn('lantern-harbor'), state.packs?.[0]?.won.minor]).toEqual([7, 150n]);
    app.news.publish(changed({ remaining_count: 0 }));
    app.news.publish(changed({ remaining_count: 0, won: usd('2.00') }));
    expect([state.leftIn('lantern-harbor'), app.calls.length]).toEqual([1, 1]);
  });

  test.each([
    ['a pack that is new', changed({ id: 9 })],
    ['unreadable figures', changed({ won: usd('many') })],
  ])('%s loads them again', async (_case, event) => {
    const { app } = await started();
    app.news.publish(event);
    await settle();
    expect(app.calls).toHaveLength(2);
  });

  test('a pack whose time is over by the server’s clock is asked for again, after a day at the latest', async () => {
    let expires_at = '';
    const { app, state } = await started({
      'GET freespins.get': () => ({ items: expires_at === '' ? [] : [wirePack({ expires_at })] }),
    });
    expect([state.packs, app.clock.waiting]).toEqual([[], 0]);
    expires_at = new Date(app.clock.now() + 60_000).toISOString();
    app.news.publish(changed());
    await settle();
    await app.clock.advance(59_999);
    expect(app.calls).toHaveLength(2);
    expires_at = new Date(app.clock.now() + 30 * 86_400_000).toISOString();
    await app.clock.advance(1);
    expect(app.calls).toHaveLength(3);
    await app.clock.advance(86_400_000);
    expect(app.calls).toHaveLength(4);
  });

  test('asks again after a failure and after a gap, and stops with the player', async () => {
    let isDown = true;
    const { app, stop, state } = await started({
      'GET freespins.get': () => {
        if (isDown) throw new NoAnswerError('network');
        return { items: [wirePack()] };
      },
    });
    expect([state.packs, state.leftIn('lantern-harbor')]).toEqual([null, 0]);
    isDown = false;
    await app.clock.advance(1_000);
    expect(state.leftIn('lantern-harbor')).toBe(7);
    app.news.publishGap();
    await settle();
    expect(app.calls).toHaveLength(3);
    stop();
    app.news.publishGap();
    app.news.publish(changed({ id: 9 }));
    await settle();
    expect([app.calls.length, app.clock.waiting]).toEqual([3, 0]);
    app.signIn(8);
    expect(app.store(freeSpinsState).packs).toBeNull();
  });
});

describe('7-63 the packs of before', () => {
  test('are the used and the expired ones, the latest first, and follow what ends', async () => {
    const app = createTestApp({
      uid: 7,
      answers: {
        'GET freespins.get': ({ status = 'active' }) => ({
          items: [
            wirePack(
              status === 'used'
                ? { id: 1, status, remaining_count: 0, expires_at: '2026-02-01T12:00:00.000Z' }
                : { id: 2, status, expires_at: '2026-02-02T12:00:00.000Z' },
            ),
          ],
        }),
      },
    });
    const past = app.store(pastPacksStore);
    const stop = past.start({ packs: [], adopt: () => {} });
    await settle();
    expect(past.packs.map(({ id, status }) => [id, status])).toEqual([
      ['2', 'expired'],
      ['1', 'used'],
    ]);
    app.news.publish(changed());
    expect(app.calls).toHaveLength(2);
    app.news.publish(changed({ remaining_count: 0 }));
    app.news.publish(changed({ id: 1, remaining_count: 1 }));
    app.news.publishGap();
    await settle();
    expect(app.calls).toHaveLength(8);
    stop();
    app.news.publishGap();
    expect(app.calls).toHaveLength(8);
    app.signIn(8);
    expect(app.store(pastPacksStore)).toMatchObject({ packs: [], status: 'idle' });
  });
});

import { runInAction } from 'mobx';
import { expect, test } from 'vitest';
import { settle } from '../../../tests/fakes/FakeClock.ts';
import { fox, owl } from './testing/wireCharacters.ts';
import { charactersStore } from './face/characters/CharactersStore.ts';
import type { DialogsView } from '../../kernel/dialogs.ts';
import { standingStore } from './face/StandingStore.ts';
import { createTestApp } from '../../../tests/fakes/testApp.ts';
import type { Answers } from '../../../tests/fakes/fakeCall.ts';
import type { TestApp } from '../../../tests/fakes/testApp.ts';
import { ApiError, NoAnswerError } from '../../lib/errors.ts';
import { memoryStore } from '../../lib/keyValueStore.ts';
import { characterChoice } from './character/CharacterChoice.ts';
import { pointsHistoryStore } from './PointsHistoryStore.ts';
import { ONLY_PROGRAM, programsStore } from './ProgramsStore.ts';
import { programStore } from './ProgramStore.ts';
import { rewardsTogether } from './rewardsTogether.ts';
import { startStanding } from './startStanding.ts';
import { wireInfo, wireProgram, wireWhole } from './testing/wireLoyalty.ts';

const season = wireProgram({
  sysname: 'winter',
  starts_at: '2026-12-01T00:00:00.000Z',
  ends_at: '2027-03-01T00:00:00.000Z',
  is_running: false,
  is_current: false,
});
const listed = (...items: ReturnType<typeof wireProgram>[]): Answers => ({
  'GET loyalty.getPrograms': ({ limit = 2, offset = 0 }) => ({
    items: items.slice(offset, offset + limit),
    offset,
    limit,
    total: items.length,
  }),
  'GET loyalty.getProgram': ({ sysname }) => wireWhole(items.find((one) => one.sysname === sysname)),
});

test('7-85, 9-9 two programmes are asked for first; an only one is remembered and asked for at once', async () => {
  const storage = memoryStore();
  const app = createTestApp({ answers: listed(wireProgram()), storage });
  await app.store(programsStore).load(0);
  expect(app.calls[0]?.input).toEqual({ limit: 2, offset: 0 });
  expect([storage.get(ONLY_PROGRAM), app.store(programsStore).way?.sysname]).toEqual(['northern-way', 'northern-way']);
  const again = createTestApp({ answers: listed(wireProgram()), storage });
  await again.store(programsStore).load(0);
  expect(again.calls.map(({ key }) => key)).toEqual(['GET loyalty.getPrograms', 'GET loyalty.getProgram']);
});

test('7-85 of several none is remembered; the way is the standing one’s, the rates those of a running season', async () => {
  const storage = memoryStore();
  storage.set(ONLY_PROGRAM, 'northern-way');
  const running = { ...season, is_running: true, is_current: true };
  const app = createTestApp({
    answers: listed(wireProgram({ is_current: false }), running, { ...season, sysname: 'summer' }),
    storage,
  });
  const store = app.store(programsStore);
  await store.load(0);
  expect([store.programs.length, store.way?.sysname, store.current?.sysname]).toEqual([3, 'northern-way', 'winter']);
  expect(storage.get(ONLY_PROGRAM)).toBeNull();
  const snapshot = JSON.parse(JSON.stringify(store.dehydrate())) as NonNullable<ReturnType<typeof store.dehydrate>>;
  const hydrated = createTestApp().store(programsStore);
  hydrated.hydrate(snapshot);
  await hydrated.load(0);
  expect(hydrated.way).toEqual(store.way);
});

test('7-86 an unknown programme is missing; no answer is no such statement', async () => {
  const app = createTestApp({
    answers: {
      'GET loyalty.getProgram': () =>
        Promise.reject(new ApiError('InvalidParameterException', 422, { sysname: [{ code: 'unknownProgram' }] }, 'no')),
    },
  });
  const store = app.store(programStore);
  await store.load('no', 0);
  expect(store.status).toBe('missing');
  app.answers = { 'GET loyalty.getProgram': () => Promise.reject(new NoAnswerError('network')) };
  await expect(store.load('other', 0)).rejects.toThrow();
  expect(store.status).toBe('failed');
});

test('1-9 the history begins anew with every change of points', async () => {
  let balance = 1;
  const app = createTestApp({
    uid: 7,
    answers: {
      'GET loyalty.gethistory': () => ({
        items: [
          {
            id: String(balance),
            reason: 'play',
            title: 'Coral Deep',
            points: '1',
            balance: String(balance),
            at: '2026-03-05T12:00:00.000Z',
          },
        ],
        next: '',
      }),
    },
  });
  const store = app.store(pointsHistoryStore);
  const stop = store.start();
  await settle();
  expect(store.changes.items[0]?.balance).toBe(1n);
  balance = 2;
  app.news.publish({ type: 'loyalty.changed', data: { points: '2', earned: '2', level: 1 } });
  await settle();
  expect(store.changes.items[0]?.balance).toBe(2n);
  stop();
});

const reached = { type: 'loyalty.changed', data: { points: '210', earned: '210', level: 3 } } as const;

interface PageOptions {
  /** What this device knows, and what the account keeps. */
  readonly told?: number;
  readonly kept?: number;
  readonly path?: string;
}

/** A player's page with the flow, whose dialogs are answered at once. */
async function playerPage({ told, kept, path = '/loyalty' }: PageOptions = {}) {
  const storage = memoryStore();
  if (told !== undefined) storage.set('loyalty_level_told_7', String(told));
  let account = kept === undefined ? null : String(kept);
  let info = wireInfo();
  const made = createTestApp({
    uid: 7,
    answers: {
      'GET loyalty.getinfo': () => info,
      'GET storage.get': ({ keys = [] }) => ({
        items: account === null ? [] : keys.map((key) => ({ key, value: account ?? '' })),
      }),
      'POST storage.set': ({ value }) => {
        account = value;
        return 1;
      },
    },
    storage,
  });
  /** Pairs of the level before and the level that the dialog shows. */
  const shown: number[][] = [];
  const queue = ((_kind: unknown, { from }: { readonly from: number }) => {
    shown.push([from, app.store(standingStore).standing?.level ?? 0]);
    return Promise.resolve(true);
  }) as unknown as DialogsView['queue'];
  const app: TestApp = { ...made, dialogs: { ...made.dialogs, queue }, place: { path, search: '', hash: '' } };
  const stop = startStanding(app);
  await settle();
  const reach = async () => {
    info = wireInfo(reached.data);
    app.news.publish(reached);
    await settle();
  };
  return { app, shown, stop, reach, kept: () => account };
}

test('1-9 new levels are celebrated once and together; the level of the first visit is none', async () => {
  const { app, shown, stop, reach, kept } = await playerPage();
  expect([shown, kept()]).toEqual([[], '2']);
  await reach();
  expect([shown, app.navigated, kept()]).toEqual([[[2, 3]], ['/loyalty'], '3']);
  await reach();
  expect(shown).toHaveLength(1);
  stop();
});

test('1-9 levels that were reached on another page are celebrated on the next one, as one', async () => {
  const { shown, stop, reach } = await playerPage({ told: 1, path: '/bonuses' });
  await reach();
  stop();
  expect(shown).toEqual([]);
  const next = await playerPage({ told: 1 });
  expect(next.shown).toEqual([[1, 2]]);
  next.stop();
});

test('1-9 the account knows what was told: not again on another device, and not lost where a browser forgets', async () => {
  const other = await playerPage({ told: 1, kept: 2 });
  expect(other.shown).toEqual([]);
  other.stop();
  const forgetful = await playerPage({ kept: 1 });
  expect([forgetful.shown, forgetful.kept()]).toEqual([[[1, 2]], '2']);
  forgetful.stop();
});

test('1-9 without an answer of the account nothing is told twice: it waits', async () => {
  const { app, shown, stop, reach } = await playerPage({ told: 2 });
  app.answers['GET storage.get'] = () => Promise.reject(new NoAnswerError('network'));
  await reach();
  expect(shown).toEqual([]);
  app.answers['GET storage.get'] = () => ({ items: [{ key: 'loyalty_level_told', value: '2' }] });
  runInAction(() => app.play.setPlaying(true));
  runInAction(() => app.play.setPlaying(false));
  await settle();
  expect(shown).toEqual([[2, 3]]);
  stop();
});

test('1-9 elsewhere a notice tells it: no celebration covers that page', async () => {
  const { shown, stop, reach } = await playerPage({ path: '/confirmation' });
  await reach();
  expect(shown).toEqual([]);
  stop();
});

test('1-9 nothing covers a game: the celebration waits for its end', async () => {
  const { app, shown, stop, reach } = await playerPage();
  runInAction(() => app.play.setPlaying(true));
  await reach();
  expect([shown, app.store(standingStore).standing?.points]).toEqual([[], 210n]);
  runInAction(() => app.play.setPlaying(false));
  await settle();
  expect(shown).toEqual([[2, 3]]);
  stop();
});

test('1-9 the rewards of several levels are one list: what is only counted is added up', () => {
  const plain = { amount: null, count: 0, game: null, terms: null, days: 0, item: '' };
  const spins = (count: number, item: string) => ({ ...plain, kind: 'spins' as const, count, item });
  const cash = (amount: string) => ({ ...plain, kind: 'money' as const, amount: { amount, currency: 'EUR' } });
  const all = [spins(2, 'daylight'), cash('5.00'), spins(1, 'brass'), spins(3, 'daylight'), cash('7.00')];
  expect(rewardsTogether(all)).toEqual([spins(5, 'daylight'), cash('5.00'), spins(1, 'brass'), cash('7.00')]);
});

test('7-84, 4-5 a changed character is read afresh; a refusal changes nothing', async () => {
  let chosen = '1';
  const app = createTestApp({
    uid: 7,
    answers: {
      'GET loyalty.getcharacters': () => ({ items: [fox, owl], offset: 0, limit: 100, total: 2, chosen }),
      'POST loyalty.setcharacter': ({ id }) => {
        chosen = id;
        return 1;
      },
    },
  });
  const characters = app.store(charactersStore);
  await characters.load();
  const store = app.store(characterChoice);
  expect(await store.save('2', characters)).toBe(true);
  expect(characters.chosen?.name).toBe('Magnus');
  app.answers = { ...app.answers, 'POST loyalty.setcharacter': () => Promise.reject(new NoAnswerError('network')) };
  expect(await store.save('1', characters)).toBe(false);
  expect([store.problem !== null, characters.chosen?.name]).toEqual([true, 'Magnus']);
});

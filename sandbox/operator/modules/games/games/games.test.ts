import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestOperator } from '../../../testing/startTestOperator.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { eventually } from '../../../../../tests/eventually.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await startTestOperator({ market: 'bench' });
  await eventually(async () => expect((await list()).total).toBe(3));
}, 60_000);
afterAll(() => operator.close());

interface List {
  readonly items: { readonly sysname: string }[];
  readonly total: number;
  readonly facets: Record<string, Record<string, number>> | null;
}

const list = async (options: object = {}) => (await operator.call('games.get', { options })).data as List;
const names = async (options: object) => (await list(options)).items.map((game) => game.sysname);

test('7-66 the catalogue is the studio’s, with pictures, colours and categories', async () => {
  const { items } = await list({ sysnames: ['lantern-harbor'] });
  expect(items).toEqual([
    {
      sysname: 'lantern-harbor',
      title: 'Lantern Harbor',
      provider: { sysname: 'tidewright', name: 'Tidewright' },
      type: 'slot',
      categories: ['popular', 'slots', 'free-spins'],
      features: ['freeSpins'],
      volatility: 'medium',
      rtp: '96.12',
      rtp_most: null,
      rtp_source: 'exact',
      max_win: 5000,
      lines: 10,
      stake_from: 20,
      stake_to: 4000,
      image: 'http://127.0.0.1:3002/art/games/lantern-harbor.svg',
      colour: '#112233',
      has_demo: true,
      is_new: false,
    },
  ]);
});

test('7-66 what the studio does not say of a game is null', async () => {
  expect((await list({ sysnames: ['jade-ascent'] })).items).toMatchObject([
    { rtp: '96.50', rtp_most: null, rtp_source: null, max_win: null, lines: null, stake_from: null, stake_to: null },
  ]);
});

test('the odds of a game are the studio’s; a game can have none', async () => {
  expect((await operator.call('games.getOdds', { sysname: 'lantern-harbor' })).data).toEqual({
    sysname: 'lantern-harbor',
    played: 'spins',
    source: 'simulated',
    outcomes: [
      [0, 0.75],
      [3.84, 0.25],
    ],
  });
  const codeOf = async (sysname: string) =>
    (await operator.call('games.getOdds', { sysname })).error.error_data['sysname'];
  expect(await codeOf('jade-ascent')).toEqual([{ code: 'noOdds' }]);
  expect(await codeOf('nowhere')).toEqual([{ code: 'unknownGame' }]);
});

test('7-66 search returns whole words first, then fuzzy matches, and nothing for an unknown text', async () => {
  expect(await names({ query: 'JADE' })).toEqual(['jade-ascent']);
  expect(await names({ query: 'harbor' })).toEqual(['lantern-harbor']);
  expect(await names({ query: 'lantrn' })).toEqual(['lantern-harbor']);
  expect(await names({ query: 'vector row' })).toEqual(['cherry-parade']);
  expect(await names({ query: 'zzzz' })).toEqual([]);
  expect(await names({ query: '<script>' })).toEqual([]);
  expect(await names({ query: '.*' })).toEqual([]);
});

test('1-3, 7-66 filters narrow the list; facets count the games that match the other filters', async () => {
  const { items, total, facets } = await list({
    volatilities: ['high', 'low'],
    providers: ['stonelight'],
    facets: true,
  });
  expect([items.map((game) => game.sysname), total]).toEqual([['jade-ascent'], 1]);
  expect(facets?.['providers']).toEqual({ stonelight: 1, 'vector-row': 1 });
  expect(facets?.['volatilities']).toEqual({ high: 1 });
  expect(await names({ category: 'high-volatility' })).toEqual(['jade-ascent']);
  expect((await list()).facets).toBeNull();
});

test('7-66 sorting and paging', async () => {
  expect(await names({ sort: 'title', order: 'desc' })).toEqual(['lantern-harbor', 'jade-ascent', 'cherry-parade']);
  expect(await names({ sort: 'rtp' })).toEqual(['cherry-parade', 'lantern-harbor', 'jade-ascent']);
  expect(await names({ sort: 'title', offset: 1, count: 1 })).toEqual(['jade-ascent']);
  expect(await names({ offset: 10 })).toEqual([]);
});

/** Calls games.get with parameters beside `options`, as query strings. */
const asked = async (parameters: Parameters<TestOperator['call']>[1]) =>
  (await operator.call('games.get', parameters)).data as List & { readonly items: Record<string, unknown>[] };
const namesOf = async (parameters: Parameters<TestOperator['call']>[1]) =>
  (await asked(parameters)).items.map(({ sysname }) => sysname);

test.each([{ sysname: 'dgt_sportsbook' }, { options: { sysname: 'dgt_sportsbook' } }])(
  '7-66 the start-up probe %j for an unknown game gets an empty list',
  async (parameters) => {
    expect(await asked(parameters)).toEqual({ items: [], total: 0, facets: null });
  },
);

test('7-66 sysname is one name or several separated by commas; unknown names are ignored', async () => {
  expect(await namesOf({ sysname: 'jade-ascent' })).toEqual(['jade-ascent']);
  expect(await namesOf({ sysname: 'jade-ascent, cherry-parade,,dgt_sportsbook', options: { sort: 'title' } })).toEqual([
    'cherry-parade',
    'jade-ascent',
  ]);
  expect(await namesOf({ sysname: 'jade-ascent', options: { sysnames: ['cherry-parade'] } })).toEqual([]);
  expect(await namesOf({ sysname: 'JADE-ASCENT' })).toEqual([]);
  expect((await namesOf({ sysname: '' })).length).toBe(3);
});

test('7-66 tags are a game’s categories and features: one matching tag is enough', async () => {
  const { items } = await asked({ tags: ['free-spins', 'high-volatility'], options: { sort: 'title' } });
  expect(items.map(({ sysname }) => sysname)).toEqual(['jade-ascent', 'lantern-harbor']);
  expect(await namesOf({ tags: ['freeSpins'] })).toContain('lantern-harbor');
  expect(await namesOf({ options: { tags: ['high-volatility'] } })).toEqual(['jade-ascent']);
  expect(await asked({ tags: ['no-such-tag'] })).toMatchObject({ items: [], total: 0 });
});

test('7-66 `fields` selects the fields of each game besides sysname; unknown fields are ignored', async () => {
  expect((await asked({ sysname: 'jade-ascent', fields: ['title', 'provider'] })).items).toEqual([
    {
      sysname: 'jade-ascent',
      title: 'Jade Ascent',
      provider: { sysname: 'stonelight', name: expect.any(String) as string },
    },
  ]);
  expect((await asked({ sysname: 'jade-ascent', fields: ['priority', '__proto__', 'constructor'] })).items).toEqual([
    { sysname: 'jade-ascent' },
  ]);
  expect((await asked({ options: { sysname: 'jade-ascent', fields: ['rtp'] } })).items).toEqual([
    { sysname: 'jade-ascent', rtp: expect.any(String) as string },
  ]);
});

test('7-66 all parameters of the list can be combined, beside `options` and inside of it', async () => {
  const parameters = {
    offset: 1,
    count: 1,
    sort: 'title',
    order: 'asc',
    query: '',
    types: ['slot', 'live'],
    providers: ['stonelight', 'tidewright', 'vector-row'],
    tags: ['slots'],
    fields: ['title'],
  };
  const answer = { items: [{ sysname: 'jade-ascent', title: 'Jade Ascent' }], total: 3, facets: null };
  expect(await asked(parameters)).toEqual(answer);
  expect(await asked({ options: parameters })).toEqual(answer);
  expect(
    await asked({ ...parameters, options: { facets: true, offset: 0, order: 'desc', tags: ['high-volatility'] } }),
  ).toMatchObject({ ...answer, facets: { categories: { slots: 3 } } });
});

test('7-66 query, types, providers, tags and names are combined with AND', async () => {
  const wanted = {
    query: 'jade',
    types: ['slot'],
    providers: ['stonelight'],
    tags: ['high-volatility'],
    sysname: 'jade-ascent,lantern-harbor',
    count: 12,
    sort: 'priority',
    order: 'asc',
  };
  expect(await namesOf(wanted)).toEqual(['jade-ascent']);
  for (const other of [
    { query: 'harbor' },
    { types: ['live'] },
    { providers: ['tidewright'] },
    { tags: ['free-spins'] },
    { sysname: 'cherry-parade' },
    { offset: 1 },
    { count: 0 },
  ])
    expect(await namesOf({ ...wanted, ...other }), JSON.stringify(other)).toEqual([]);
});

test('7-66 a parameter beside `options` overrides the one inside; its errors are reported by its name', async () => {
  expect(
    await namesOf({
      providers: ['tidewright'],
      query: 'harbor',
      options: { providers: ['stonelight'], query: 'jade' },
    }),
  ).toEqual(['lantern-harbor']);
  const { error } = await operator.call('games.get', { sort: 'luck', order: 'up', count: 101, offset: -1 });
  expect(Object.keys(error.error_data).sort()).toEqual(['count', 'offset', 'order', 'sort']);
});

test('7-70 7-71 categories and providers with their counts', async () => {
  const categories = (await operator.call('games.getCategories')).data as { items: { id: string; count: number }[] };
  expect(categories.items.find((category) => category.id === 'slots')).toMatchObject({
    count: 3,
    title: '##en:Slots;ru:Слоты;es:Tragaperras;ar:سلوتس##',
  });
  expect(categories.items.every((category) => category.count > 0)).toBe(true);
  const providers = (await operator.call('games.getProviders', { types: ['slot'] })).data as { items: object[] };
  expect(providers.items).toContainEqual({
    sysname: 'vector-row',
    name: 'Vector Row',
    image: 'http://127.0.0.1:3002/art/providers/vector-row.svg',
    count: 1,
    game_params: { types: ['slot'], has_demo: true },
  });
  expect((await operator.call('games.getProviders', { types: ['live'] })).data).toEqual({ items: [] });
});

test('7-71 providers have the fields that are asked for, by the types of the games that are counted', async () => {
  // Past the contract's check of whole answers.
  const ask = async (fields: string, types: string) => {
    const url = `/api/games.getProviders?fields=${fields}&types=${types}`;
    const reply = await operator.app.inject({ url, headers: { 'sec-fetch-site': 'same-origin' } });
    return reply.json<{ data: { items: Record<string, unknown>[] } }>().data;
  };
  const spoken = await ask('game_params', 'casino,slot,live,fast');
  expect(spoken.items.length).toBeGreaterThan(0);
  for (const item of spoken.items) expect(Object.keys(item).sort()).toEqual(['game_params', 'sysname']);
  const named = await ask('name,nonsense', '');
  for (const item of named.items) expect(Object.keys(item).sort()).toEqual(['name', 'sysname']);
});

test('scale: CATALOGUE_SIZE fills the catalogue up deterministically', async () => {
  const large = await startTestOperator({ market: 'bench', catalogueSize: 2000 });
  const total = async () =>
    ((await large.call('games.get', { options: { query: 'jade', count: 1 } })).data as List).total;
  await expect.poll(total).toBeGreaterThan(600);
  await large.close();
});

test('1-8, 7-31, 3-62 banners come from the content system; while it fails the last list is kept', async () => {
  const get = async () => (await operator.call('banners.get', { count: 10 })).data;
  expect(await get()).toEqual({ count: 0, items: [] });
  const texts = {
    text: '',
    button_text: 'Go',
    button_link: '/gamehall',
    image_phone: '/art/banners/a-phone.svg',
    image_wide: '',
    colour: '#000000',
    position: 'home',
  };
  const data = [
    { id: 1, documentId: 'a', locale: 'en', title: 'Hello', finished_at: null, ...texts },
    { id: 5, documentId: 'a', locale: 'ru', title: 'Привет', finished_at: null, ...texts },
    { id: 2, documentId: 'b', locale: 'en', title: 'Over', finished_at: '2026-05-01T00:00:00.000Z', ...texts },
  ];
  operator.vendors.on('/content/api/banners', ({ headers }) =>
    headers.get('authorization') === 'Bearer sandbox-content-token'
      ? Response.json({ data })
      : new Response('', { status: 401 }),
  );
  operator.time.ms += 31_000;
  const description = {
    title: '##en:Hello;ru:Привет##',
    button_text: 'Go',
    image_phone: 'http://127.0.0.1:3002/art/banners/a-phone.svg',
  };
  expect(await get()).toMatchObject({ count: 1, items: [{ id: 1, finished_at: null, description }] });
  operator.vendors.on('/content/api/banners', () => new Response('<html>', { status: 200 }));
  operator.time.ms += 31_000;
  expect(await get()).toMatchObject({ count: 1 });
});

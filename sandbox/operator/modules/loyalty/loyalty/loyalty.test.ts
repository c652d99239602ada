import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestOperator } from '../../../testing/startTestOperator.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { characters } from './characters.ts';
import { periodOf, programAt, programs } from './programs.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await startTestOperator();
}, 60_000);
afterAll(() => operator.close());

interface Page {
  readonly items: readonly {
    readonly id: string;
    readonly name: string;
    readonly description: string;
    readonly image: string;
  }[];
  readonly offset: number;
  readonly limit: number;
  readonly total: number;
}
const page = async (fields: object = {}): Promise<Page> =>
  (await operator.call('loyalty.getcharacters', { ...fields })).data;

test('7-80, 3-51 a guest gets the characters in pages', async () => {
  const all = await page();
  expect([all.items.map(({ id }) => id), all.offset, all.limit, all.total]).toEqual([
    ['1', '2', '3', '4', '5', '6'],
    0,
    100,
    6,
  ]);
  const rest = await page({ offset: 3, limit: 2 });
  expect([rest.items.map(({ id }) => id), rest.offset, rest.limit, rest.total]).toEqual([['4', '5'], 3, 2, 6]);
  expect((await operator.call('loyalty.getcharacters', { limit: 101 })).status).toBe(422);
});

test.each(['en', 'ru', 'es', 'ar'])(
  '3-51 names and descriptions are in the language of the call: %s',
  async (locale) => {
    const reply = await operator.app.inject({
      url: `/api/loyalty.getcharacters?v=2.35&locale=${locale}`,
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    const { data } = JSON.parse(reply.body) as { data: Page };
    const words = characters.map(({ name, description }) => [name[locale as 'en'], description[locale as 'en']]);
    expect(data.items.map(({ name, description }) => [name, description])).toEqual(words);
  },
);

test('7-85, 7-86, 9-9 guests see the programmes, two at first, with rates and levels; an unknown one is refused', async () => {
  const { data } = await operator.call('loyalty.getPrograms');
  expect(data).toMatchObject({
    offset: 0,
    limit: 2,
    total: 3,
    items: [{ sysname: 'northern-way', is_running: true }, {}],
  });
  const program = (await operator.call('loyalty.getProgram', { sysname: 'northern-way' })).data as {
    readonly levels: readonly { readonly from: string; readonly rewards: readonly object[] }[];
  };
  expect(program).toMatchObject({
    starts_at: null,
    ends_at: null,
    rates: expect.arrayContaining([
      { type: 'slot', stake: { amount: '1.00', currency: 'USD' } },
      { type: 'high_low', stake: { amount: '2.00', currency: 'USD' } },
      { type: 'live', stake: { amount: '5.00', currency: 'USD' } },
    ]),
  });
  expect(program.levels).toHaveLength(9);
  expect(program.levels[1]).toMatchObject({ from: '50', rewards: [{ kind: 'freespins', count: 5 }] });
  expect((await operator.call('loyalty.getProgram', { sysname: 'no' })).error.error_data).toEqual({
    sysname: [{ code: 'unknownProgram' }],
  });
  expect((await operator.call('loyalty.getinfo')).error.type).toBe('AuthorizationException');
});

test('7-85 a season’s rates hold while it lasts, year after year', () => {
  const winter = programs.find(({ sysname }) => sysname === 'winter-tables');
  const day = (text: string) => new Date(`${text}T00:00:00Z`);
  expect(
    [day('2026-11-30'), day('2026-12-01'), day('2027-02-28'), day('2027-03-01')].map((at) => programAt(at)),
  ).toEqual([programs[0], winter, winter, programs[0]]);
  if (winter === undefined) throw new Error('There is no winter');
  expect(periodOf(winter, day('2027-01-10'))).toEqual({ startsAt: day('2026-12-01'), endsAt: day('2027-03-01') });
  expect(periodOf(winter, day('2027-03-01'))).toEqual({ startsAt: day('2027-12-01'), endsAt: day('2028-03-01') });
});

test('7-84 a player chooses a character, which is theirs from then on; an unknown one is refused', async () => {
  const player = await operator.player({ character_id: '2' });
  const by = { cookie: player.cookie };
  const chosen = async (caller = {}) =>
    ((await operator.call('loyalty.getcharacters', {}, caller)).data as { chosen: string }).chosen;
  expect([await chosen(by), await chosen()]).toEqual(['2', '']);
  expect((await operator.call('loyalty.setcharacter', { id: '4' }, by)).data).toBe(1);
  expect(await chosen(by)).toBe('4');
  expect((await operator.call('loyalty.setcharacter', { id: '99' }, by)).error.error_data).toEqual({
    id: [{ code: 'characterNotFound' }],
  });
});

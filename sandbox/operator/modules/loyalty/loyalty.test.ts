import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestOperator } from '../../testing/startTestOperator.ts';
import type { TestOperator } from '../../testing/startTestOperator.ts';
import { characters } from './characters.ts';

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
  expect([all.items.map(({ id }) => id), all.offset, all.limit, all.total]).toEqual([['1', '2', '3', '4'], 0, 100, 4]);
  const rest = await page({ offset: 3, limit: 2 });
  expect([rest.items.map(({ id }) => id), rest.offset, rest.limit, rest.total]).toEqual([['4'], 3, 2, 4]);
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

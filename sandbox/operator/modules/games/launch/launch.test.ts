import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestOperator } from '../../../testing/startTestOperator.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { refusalOf } from './GameGate.ts';
import { eventually } from '../../../../../tests/eventually.ts';

let operator: TestOperator;
let cookie = '';

beforeAll(async () => {
  operator = await startTestOperator({ market: 'bench' });
  await eventually(async () => expect((await operator.call('games.get')).data).toMatchObject({ total: 3 }));
  ({ cookie } = await operator.player({ country: 'LV' }));
}, 60_000);
afterAll(() => operator.close());

const restrict = (fields: object) => operator.control('games/restrict', { game: 'lantern-harbor', ...fields });
const check = async (mode: string, by: { cookie?: string } = { cookie }, sysname = 'lantern-harbor') => {
  const { status, error } = await operator.call('games.checkLaunch', { sysname, mode }, by);
  return status === 200 ? 'opens' : `${status} ${error.type} ${String(error.error_data['reason'])}`;
};
const launch = (path: string, headers: Record<string, string> = {}) =>
  operator.app.inject({
    url: `/platform/game/${path}`,
    headers: { cookie: `croupier_session=${cookie}`, 'sec-fetch-site': 'same-origin', ...headers },
  });

test('2.6-3 a game is launched at its studio; custom/{name} is a name of the house’s own', async () => {
  await restrict({});
  const own = await launch('lantern-harbor/demo');
  expect([own.statusCode, own.headers.location]).toEqual([
    302,
    'http://127.0.0.1:3002/studio/lantern-harbor/?mode=demo&locale=en',
  ]);
  const custom = await launch('custom/house-slot/demo');
  expect(custom.headers.location).toBe(own.headers.location);
  // The mode is `play` by default.
  expect(String((await launch('custom/house-slot')).headers.location)).toContain('/studio/lantern-harbor/?session=');
  expect((await launch('custom/other/demo')).statusCode).toBe(404);
  expect((await launch('lantern-harbor/free')).statusCode).toBe(404);
});

test('2.11-4 a game in maintenance, of another country or currency is refused with its reason', async () => {
  await restrict({ maintenance: true });
  const refusal = '422 InvalidRequestException';
  expect([await check('play'), await check('demo', {})]).toEqual([`${refusal} maintenance`, `${refusal} maintenance`]);
  await restrict({ countries: ['LV'] });
  expect([await check('play'), await check('demo'), await check('demo', {})]).toEqual([
    `${refusal} country`,
    `${refusal} country`,
    'opens',
  ]);
  await restrict({ currencies: ['EUR'] });
  expect([await check('play'), await check('demo')]).toEqual([`${refusal} currency`, 'opens']);
  expect((await launch('lantern-harbor/play')).json()).toMatchObject({ error: { error_data: { reason: 'currency' } } });
  await restrict({});
  expect([await check('play'), await check('play', { cookie }, 'gone')]).toEqual(['opens', `${refusal} removed`]);
});

test('2.11-4 whoever opens the address of a refused launch by itself is led to the page of the error', async () => {
  await restrict({ maintenance: true });
  const visit = await launch('lantern-harbor/demo', { 'sec-fetch-dest': 'document' });
  expect([visit.statusCode, visit.headers.location]).toEqual([
    302,
    'http://localhost:3000/errors/slot?reason=maintenance&game=lantern-harbor',
  ]);
  await restrict({});
  const guest = await operator.app.inject({
    url: '/platform/game/lantern-harbor/play',
    headers: { 'sec-fetch-dest': 'document' },
  });
  expect(guest.headers.location).toBe('http://localhost:3000/errors/slot?reason=signIn&game=lantern-harbor');
  const latvian = await operator.app.inject({
    url: '/platform/game/lantern-harbor/play?locale=lv',
    headers: { 'sec-fetch-dest': 'document' },
  });
  expect(latvian.headers.location).toBe('http://localhost:3000/lv/errors/slot?reason=signIn&game=lantern-harbor');
});

test('2.11-4 the first reason counts', () => {
  const closed = { game: 'a', is_in_maintenance: true, barred_countries: ['LV'], currencies: ['EUR'] };
  const player = { country_code: 'LV', currency: 'USD' };
  const game = { has_demo: false };
  expect([
    refusalOf(undefined, closed, 'play', player),
    refusalOf(game, closed, 'demo', player),
    refusalOf(game, closed, 'play', player),
    refusalOf(game, { ...closed, is_in_maintenance: false }, 'play', player),
    refusalOf(game, { ...closed, is_in_maintenance: false, barred_countries: [] }, 'play', player),
    refusalOf(game, null, 'play', player),
  ]).toEqual(['removed', 'demo', 'maintenance', 'country', 'currency', null]);
});

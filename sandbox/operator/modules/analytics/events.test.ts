import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestOperator } from '../../testing/startTestOperator.ts';
import type { TestOperator } from '../../testing/startTestOperator.ts';
import { marketPolicy } from '../../market/marketPolicy.ts';

let operator: TestOperator;
let open: TestOperator;
beforeAll(async () => {
  operator = await startTestOperator({ hasAnalytics: true });
  open = await startTestOperator({ hasAnalytics: true, market: 'open' });
}, 120_000);
afterAll(async () => {
  await operator.close();
  await open.close();
});

interface Stored {
  readonly events: readonly { uid: number | null; name: string; params: object; consent: string }[];
  readonly hits: readonly { track_id: string; referer: string; values: object; fraud_session: string }[];
  readonly consents: readonly { uid: number; choice: string }[];
}
const listed = async (at = operator) => (await at.control('events/list')).json<Stored>();
const event = (consent: string, params: unknown = { at: '2026-06-01T15:00:00.000+03:00' }) => ({
  event_name: 'page_view',
  event_params: typeof params === 'string' ? params : JSON.stringify(params),
  consent,
});

test('7-105, 7-106 events are stored with who has sent them, as far as they agree; a player’s last choice holds', async () => {
  const player = await operator.player();
  expect((await operator.call('events.handle', event('statistics'), player)).data).toBe(1);
  await operator.call('events.handle', event('none'));
  await operator.call('events.handle', event('all'));
  const { events } = await listed();
  expect(events.map(({ uid, consent }) => [uid, consent])).toEqual([
    [null, 'all'],
    [player.uid, 'statistics'],
  ]);
  for (const choice of ['all', 'none', 'none']) await operator.call('events.saveConsent', { choice }, player);
  await operator.call('events.saveConsent', { choice: 'all' });
  expect((await listed()).consents).toMatchObject([{ uid: player.uid, choice: 'none' }, { choice: 'all' }]);
  // Another browser of the same player, which has not heard of the last choice.
  await operator.call('events.handle', event('all'), player);
  expect((await listed()).events).toHaveLength(2);
});

test('7-106 values of an event are a flat object of texts and numbers', async () => {
  for (const params of ['', 'text', '[]', 'null', '{"a":{}}', '{"a":[1]}'])
    expect((await operator.call('events.handle', event('all', params))).error, params).toMatchObject({
      error_data: { event_params: [{ code: 'wrongField' }] },
    });
  const wide = Object.fromEntries(Array.from({ length: 25 }, (_, at) => [`k${at}`, 1]));
  expect((await operator.call('events.handle', event('all', wide))).status).toBe(422);
  expect((await operator.call('events.handle', event('later'))).status).toBe(422);
});

test('7-106 an event is a change: a page of another site cannot send one, and a flood of a player is refused', async () => {
  const foreign = { headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' } };
  expect((await operator.call('events.handle', event('all'), foreign)).status).toBe(403);
  const player = await operator.player();
  await operator.database.query(
    'insert into operator.throttle_hits (bucket, hit_at) select $1, $2 from generate_series(1, 600)',
    [`events:${player.uid}`, new Date(operator.time.ms)],
  );
  expect((await operator.call('events.handle', event('all'), player)).status).toBe(429);
});

const hit = (query: string, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }, at = operator) =>
  at.app.inject({ url: `/hit?${query}`, headers });

test('7-113 a beacon is answered with a picture, and keeps its values only with the visitor’s consent', async () => {
  const reply = await hit('consent=all&track_id=t1&referer=https%3A%2F%2Fads.example%2F&td_source=mail&sub=td_size:9');
  expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
    200,
    'image/gif',
    'no-store',
  ]);
  await hit('consent=statistics&track_id=t2&td_source=mail');
  await hit('consent=none&track_id=t3&td_source=mail');
  await hit('track_id=t4');
  await hit('consent=all&track_id=t5', { 'sec-fetch-site': 'cross-site' });
  expect((await listed()).hits.map(({ track_id: id, values }) => [id, values])).toEqual([
    ['t2', {}],
    ['t1', { source: 'mail', size: '9' }],
  ]);
});

test('7-113, 9-19 the fraud check’s beacon needs no consent, and tells no more than its session then', async () => {
  await hit('consent=none&track_id=t6&referer=https%3A%2F%2Fads.example%2F&td_a=b&fraud_session=f1');
  expect((await listed()).hits[0]).toMatchObject({ track_id: '', referer: '', values: {}, fraud_session: 'f1' });
});

test('3-9, 3-10 general info says whether there are analytics; where the market asks for none, no consent is needed', async () => {
  const { data } = await operator.call('metadata.getgeneralinfo');
  expect(data).toMatchObject({ analytic: true, is_fraud_check_enabled: true, policy: { consent_required: true } });
  expect(marketPolicy('open').consent_required).toBe(false);
  await open.call('events.handle', event('none'));
  await hit('track_id=t7', {}, open);
  const stored = await listed(open);
  expect([stored.events.length, stored.hits.length]).toEqual([1, 1]);
});

test('7-106 what is older than thirteen months is forgotten', async () => {
  operator.time.ms += 400 * 24 * 60 * 60_000;
  await operator.control('events/forgetOld');
  const stored = await listed();
  expect([stored.events, stored.hits]).toEqual([[], []]);
});

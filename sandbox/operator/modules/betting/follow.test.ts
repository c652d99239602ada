import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestOperator } from '../../testing/startTestOperator.ts';
import type { BetDesk } from './testing/BetDesk.ts';
import { startBetDesk } from './testing/startBetDesk.ts';

let operator: TestOperator;
let desk: BetDesk;
let cookie: string;
let uid: number;
beforeAll(async () => {
  ({ operator, desk } = await startBetDesk());
}, 60_000);
afterAll(() => operator.close());
beforeEach(async () => {
  operator.time.ms += 120_000;
  ({ cookie, uid } = await operator.player());
  await operator.control('credit', { uid, amount: '10.00', currency: 'USD' });
  await desk.launch(cookie);
});

const event = 'Northport – Redhill';
const tell = (more: object = {}) =>
  desk.call('notice', {
    notice_id: `kick-off:${uid}:e1`,
    player: String(uid),
    kind: 'kick_off',
    event_id: 'e1',
    event,
    ...more,
  });
interface Item {
  readonly subject: string;
  readonly descriptions: { readonly notification_header: string; readonly notification_text: string };
}
const told = async (kind: string) => {
  const { data } = await operator.call('inbox.get', {}, { cookie });
  const items = (data as { items: readonly Item[] }).items.filter(({ subject }) => subject === kind);
  return items.map(({ descriptions: { notification_header: title, notification_text: text } }) => ({ title, text }));
};

test('Part 13 the start of a followed match is told once, however often the call is repeated', async () => {
  expect(await Promise.all([tell(), tell()])).toMatchObject([
    { status: 200, body: { is_told: true } },
    { status: 200, body: { is_told: true } },
  ]);
  await tell();
  expect(await told('followedKickOff')).toEqual([{ title: 'The match has begun', text: `${event} is on.` }]);
  expect(await tell({ event: 'Another – Match' })).toMatchObject({ status: 422 });
});

test('Part 13 the end of a bet is told with what the operator has paid, to its player and after its end only', async () => {
  const id = desk.newId();
  await desk.place(id);
  const ended = (more: object = {}) => tell({ notice_id: `bet:${id}`, kind: 'bet_settled', bet_id: id, ...more });
  expect(await ended()).toMatchObject({ status: 422, body: { error: { type: 'InvalidRequest' } } });
  await desk.settle(id, 1, 'settlement', '5.00');
  const other = await operator.player();
  expect(await ended({ player: String(other.uid) })).toMatchObject({ body: { error: { type: 'UnknownTransaction' } } });
  expect(await ended()).toMatchObject({ body: { is_told: true } });
  expect(await told('followedBetSettled')).toMatchObject([{ text: `${event}: $5.00 was paid.` }]);
});

test('Part 13 who has excluded themselves is not invited to a match; nobody else may be named', async () => {
  await operator.call('responsible.exclude', { kind: 'time_out', length: 7 }, { cookie });
  const { body } = await tell();
  expect(body).toMatchObject({ is_told: false });
  expect(await tell({ notice_id: 'x:1', player: '999999999' })).toMatchObject({ status: 422 });
  expect(await tell({ notice_id: 'x:2', player: 'me' })).toMatchObject({ status: 422 });
  expect((await desk.call('notice', {}, 'another-secret')).status).toBe(401);
});

test('Part 13 the player chooses the channels of both kinds in the settings of notifications', async () => {
  const { data } = await operator.call('notifications.getSettings', {}, { cookie });
  const kinds = (data as { kinds: { kind: string; label: string }[] }).kinds.map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['followedKickOff', 'followedBetSettled']));
});

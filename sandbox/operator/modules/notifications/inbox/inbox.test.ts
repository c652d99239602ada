import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WireReward } from '../../../../../src/contract/loyalty/reward.ts';
import type { InboxAdded, InboxRead } from '../../../../../src/contract/notifications/inbox.ts';
import { tellHappening } from '../../../happenings/tellHappening.ts';
import { SandboxClock } from '../../../SandboxClock.ts';
import { creditOf, receivedText } from './receivedText.ts';
import { startTestOperator } from '../../../testing/startTestOperator.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { InboxService } from './InboxService.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await startTestOperator();
}, 60_000);
afterAll(() => operator.close());

interface Item {
  readonly id: number;
  readonly subject: string;
  readonly descriptions: Readonly<Record<string, string>>;
  readonly amount: string;
  readonly amountType: string;
  readonly is_read: boolean;
}
interface Page {
  readonly items: readonly Item[];
  readonly unread: number;
  readonly has_more: boolean;
}

const tell = () => operator.control('happenings/tell');

async function newPlayer(fields = {}) {
  const { cookie, uid } = await operator.player(fields);
  await tell();
  const by = { cookie };
  const page = async (input = {}): Promise<Page> => (await operator.call('inbox.get', input, by)).data;
  const toasts = async (): Promise<{ items: readonly Readonly<Record<string, unknown>>[] }> =>
    (await operator.call('loyalty.getnotifications', {}, by)).data;
  const read = async (input = {}): Promise<number> =>
    ((await operator.call('inbox.read', input, by)).data as { unread: number }).unread;
  const send = (header: string) =>
    operator.control('inbox/send', { uid, descriptions: { notification_header: header } });
  const events = async (type: string) =>
    (
      await operator.database.query<{ event: InboxAdded | InboxRead }>(
        `select event from operator.realtime_events where uid = $1 and event->>'type' = $2 order by seq`,
        [uid, type],
      )
    ).map(({ event }) => event.data);
  return { uid: BigInt(uid), by, page, toasts, read, send, events };
}

test('3-52, 7-82, 4-54 a registration is a notice: given out once over all tabs, and kept in the centre', async () => {
  const player = await newPlayer();
  const [first, second] = await Promise.all([player.toasts(), player.toasts()]);
  const given = [...first.items, ...second.items];
  expect(given).toMatchObject([
    { trigger: 'register', type: 'other', title: 'Welcome to the table', amount: '', amountType: '' },
  ]);
  expect(given[0]?.['image']).toMatch(/^http.*\/art\/notices\/welcome\.svg$/);
  expect((await player.toasts()).items).toEqual([]);
  const { items, unread } = await player.page();
  expect([items.map(({ id, subject, is_read }) => [id, subject, is_read]), unread]).toEqual([
    [[given[0]?.['id'], 'register', false]],
    1,
  ]);
  expect(await player.events('inbox.added')).toEqual([{ id: items[0]?.id, unread: 1, has_toast: true }]);
});

const wireReward = (kind: WireReward['kind'], given: Partial<WireReward> = {}): WireReward => ({
  kind,
  amount: null,
  count: 0,
  game: null,
  terms: null,
  days: 0,
  item: '',
  ...given,
});

const title = { en: 'Harbour lights', ru: 'Огни гавани', es: 'Luces del puerto', ar: 'أضواء الميناء' };

test.each([
  ['en', 'You received €10.00, 1 point, and 20 free spins in \u2068Coral Reef\u2069.'],
  ['ru', 'Получено: 10,00\u00a0€, 1 балл и 20 фриспинов в \u2068Coral Reef\u2069.'],
  ['es', 'Has recibido 10,00\u00a0€, 1 punto y 20 giros gratis en \u2068Coral Reef\u2069.'],
  ['ar', 'حصلت على ما يلي: \u2066\u200f10.00\u00a0€\u2069 ونقطة واحدة و20 دورة مجانية في \u2068Coral Reef\u2069.'],
] as const)('3-52 what was received is said in a sentence: %s', (locale, sentence) => {
  const rewards = [
    wireReward('money', { amount: { amount: '10.00', currency: 'EUR' } }),
    wireReward('points', { count: 1 }),
    wireReward('freespins', { count: 20, game: { sysname: 'coral-reef', title: 'Coral Reef' } }),
    wireReward('nothing'),
  ];
  expect(receivedText(rewards, locale)).toBe(sentence);
  expect([creditOf(rewards), creditOf(rewards.slice(0, 1)), creditOf([])]).toEqual([
    { amount: '', amountType: '' },
    { amount: '10.00', amountType: 'EUR' },
    { amount: '', amountType: '' },
  ]);
});

test('3-52 each trigger has its notice; a credit has its amount and what of', async () => {
  const player = await newPlayer();
  await player.toasts();
  const at = new Date(operator.time.ms);
  await operator.database.transaction(async (tx) => {
    await tellHappening(tx, player.uid, 'profileSaved', {}, at);
    await tellHappening(tx, player.uid, 'contactConfirmed', { type: 'phone' }, at);
    const rewards = [wireReward('points', { count: 50 })];
    await tellHappening(tx, player.uid, 'questDone', { quest: 'q', title, image: '/art/quests/q.svg', rewards }, at);
    await tellHappening(tx, player.uid, 'productBought', { product: 'p', title, image: '' }, at);
    await tellHappening(tx, player.uid, 'levelReached', { level: 3, title, image: '' }, at);
    await tellHappening(tx, player.uid, 'deposited', { amount: '100', currency: 'USD' }, at);
  });
  await tell();
  const { items } = await player.toasts();
  expect(items.map(({ trigger, type, amount, amountType }) => [trigger, type, amount, amountType])).toEqual([
    ['profile', 'other', '', ''],
    ['confirm', 'other', '', ''],
    ['quest', 'credit', '50', 'points'],
    ['product', 'other', '', ''],
    ['level', 'other', '', ''],
  ]);
  expect(items.map(({ message }) => message)).toEqual(
    expect.arrayContaining([
      'Harbour lights: all steps are done. You received 50 points.',
      'Harbour lights is yours.',
      'You have reached Harbour lights.',
    ]),
  );
});

test.each([
  ['en', 'Welcome to the table'],
  ['ru', 'Добро пожаловать за стол'],
  ['es', 'Te damos la bienvenida a la mesa'],
  ['ar', 'أهلًا بك إلى الطاولة'],
])('3-63 the centre speaks the language of the call: %s', async (locale, header) => {
  const player = await newPlayer();
  const reply = await operator.app.inject({
    url: `/api/inbox.get?v=2.35&locale=${locale}`,
    headers: { 'sec-fetch-site': 'same-origin', cookie: `croupier_session=${player.by.cookie}` },
  });
  const { data } = JSON.parse(reply.body) as { data: Page };
  expect(data.items[0]?.descriptions).toMatchObject({
    notification_header: header,
    button_link: '/profile/responsible-game',
  });
});

test('3-63 pages by the id of the last row: what arrives meanwhile shifts none', async () => {
  const player = await newPlayer();
  for (const header of ['one', 'two', 'three', 'four']) await player.send(header);
  const first = await player.page({ count: 2 });
  await player.send('five');
  const second = await player.page({ count: 2, before: first.items.at(-1)?.id ?? 0 });
  const third = await player.page({ count: 2, before: second.items.at(-1)?.id ?? 0 });
  const headers = [first, second, third].map(({ items }) =>
    items.map((item) => item.descriptions['notification_header']),
  );
  expect(headers).toEqual([['four', 'three'], ['two', 'one'], ['Welcome to the table']]);
  expect([first, second, third].map(({ has_more: more }) => more)).toEqual([true, true, false]);
});

test('3-63 read one by one or all, told to the other pages; nobody reads for another player', async () => {
  const player = await newPlayer();
  const other = await newPlayer();
  for (const header of ['one', 'two']) await player.send(header);
  const ids = (await player.page()).items.map(({ id }) => id);
  expect(await other.read({ ids: ids.map(String) })).toBe(1);
  expect((await player.page()).unread).toBe(3);
  expect(await player.read({ ids: [String(ids[1])] })).toBe(2);
  await player.send('three');
  // What has come after the page was loaded stays unread.
  expect(await player.read({ until: ids[0] })).toBe(1);
  expect((await player.page()).items.map(({ is_read }) => is_read)).toEqual([false, true, true, true]);
  expect(await player.events('inbox.read')).toEqual([
    { ids: [ids[1]], until: 0, unread: 2 },
    { ids: [], until: ids[0], unread: 1 },
  ]);
  await player.read({ until: ids[0] });
  expect(await player.events('inbox.read')).toHaveLength(2);
});

test('3-63 what the house sends needs a header', async () => {
  const player = await newPlayer();
  await player.send('hello');
  const [newest] = (await player.page()).items;
  expect(newest).toMatchObject({ subject: 'message', descriptions: { notification_header: 'hello', button_link: '' } });
  const missing = await operator.control('inbox/send', { uid: Number(player.uid), descriptions: {} });
  expect(missing.statusCode).toBe(422);
});

test('4-55 old news is no toast; after 90 days it is gone', async () => {
  const player = await newPlayer();
  const age = (days: number) =>
    operator.database.query(`update operator.inbox set created_at = $2 where uid = $1`, [
      player.uid,
      new Date(operator.time.ms - days * 24 * 3_600_000),
    ]);
  await age(2);
  expect((await player.toasts()).items).toEqual([]);
  const clock = new SandboxClock({ now: () => new Date(operator.time.ms) });
  const service = new InboxService({ database: operator.database, clock, config: operator.config });
  await age(89);
  await service.forgetOld();
  expect((await player.page()).items).toHaveLength(1);
  await age(91);
  await service.forgetOld();
  expect((await player.page()).items).toEqual([]);
});

test('guests have no centre', async () => {
  for (const name of ['inbox.get', 'loyalty.getnotifications', 'inbox.read'])
    expect((await operator.call(name)).error.type).toBe('AuthorizationException');
});

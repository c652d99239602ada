/** Links to a player's own files end with the session that asked for them, and what gives the money's history away asks for a proof. */
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../../tests/eventually.ts';
import { changePassword, firstPassword, restoreAccess, stranger } from '../../testing/newPassword.ts';
import { startTestOperator } from '../../testing/startTestOperator.ts';
import type { TestOperator } from '../../testing/startTestOperator.ts';
import { forgetOver } from './forgetOver.ts';
import { VpnVendorStandIn } from '../vpn/testing/VpnVendorStandIn.ts';

const QUARTER_MS = 15 * 60_000;

let operator: TestOperator;
beforeAll(async () => {
  operator = await startTestOperator();
  // Takes every order.
  new VpnVendorStandIn(operator.vendors);
}, 120_000);
afterAll(() => operator.close());

type Player = Awaited<ReturnType<typeof owner>>;
const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#aa7722' } })
  .png()
  .toBuffer();

let requests = 0;
const newRequest = () => `file-links-${(requests += 1)}`;

/** The file of the player's rounds, once it is made; its request's id. */
async function rounds(by: { readonly cookie: string }): Promise<string> {
  const asked = await operator.call('games.createhistoryexportrequest', {}, by);
  const { request } = asked.data as { request: { id: string } };
  await operator.control('games/makeExports');
  const latest = async () => (await operator.call('games.gethistoryexportrequest', {}, by)).data;
  // The job may be at it.
  await eventually(async () => expect(await latest()).toMatchObject({ request: { status: 'ready' } }));
  return request.id;
}

/** A player with an attachment of a ticket, a VPN subscription, and a file of rounds. */
async function owner() {
  const { uid, email, cookie } = await operator.player();
  const by = { cookie };
  await operator.control('credit', { uid, currency: 'USD', amount: '20.00' });
  const order = { plan: 'month', amount: '5.00', currency: 'USD', seen: '', auto_renewal: false };
  const headers = { 'idempotency-key': newRequest().padEnd(24, '-'), 'x-player': String(uid) };
  expect((await operator.call('vpn.createSubscription', order, { ...by, headers })).status).toBe(200);
  const content = picture.toString('base64');
  const { id } = (await operator.call('support.attach', { name: 'a.png', content }, by)).data as { id: string };
  const ticket = { category: 'payments', subject: 'Where is it?', message: 'It is not here.', attachments: [id] };
  const sent = await operator.call('support.sendFeedback', { ...ticket, request_id: newRequest() } as never, by);
  expect(sent.status).toBe(200);
  return { uid, email, cookie, attachment: id, export: await rounds(by) };
}

type Asks = (player: Player, cookie?: string) => ReturnType<TestOperator['call']>;
const calls: Readonly<Record<string, Asks>> = {
  'privacy.exportData': ({ cookie }, by = cookie) =>
    operator.call('privacy.exportData', { format: 'csv' }, { cookie: by }),
  'wallet.getFile': ({ cookie }, by = cookie) => operator.call('wallet.getFile', { file: 'csv' }, { cookie: by }),
  'games.gethistoryexportfile': ({ cookie, export: id }, by = cookie) =>
    operator.call('games.gethistoryexportfile', { id }, { cookie: by }),
  'support.getFile': ({ cookie, attachment }, by = cookie) =>
    operator.call('support.getFile', { file_id: attachment }, { cookie: by }),
  'vpn.getFile': ({ cookie }, by = cookie) => operator.call('vpn.getFile', {}, { cookie: by }),
};
const names = Object.keys(calls);
const pathOf = async (name: string, player: Player, cookie?: string) =>
  ((await calls[name]!(player, cookie)).data as { path: string }).path;
const follow = async (path: string) => (await operator.app.inject({ url: path })).statusCode;
const signIn = async ({ email }: Player) =>
  (await operator.call('auth.login', { login: email, password: firstPassword }, stranger())).cookie ?? '';

const ends: Readonly<Record<string, (player: Player) => Promise<unknown>>> = {
  'signing out': ({ cookie }) => operator.call('auth.logout', {}, { cookie }),
  'another device that signs out all others': async (player) =>
    operator.call('account.endSessions', { all_others: true }, { cookie: await signIn(player) }),
  'a new password in another session': async (player) => changePassword(operator, { cookie: await signIn(player) }),
  'a new password in the same session': ({ cookie }) => changePassword(operator, { cookie }),
  'restored access': (player) => restoreAccess(operator, player),
  'the end of the account': ({ uid }) =>
    operator.database.query(`update operator.players set status = 'banned' where uid = $1`, [uid]),
};

test.each(Object.entries(ends))('1-14, 1-17, 2.2-6, 2.3-6, 7-73 no link to a file outlives %s', async (_name, end) => {
  const player = await owner();
  const paths = await Promise.all(names.map((name) => pathOf(name, player)));
  expect((await end(player)) as object).toBeTruthy();
  expect(await Promise.all(paths.map(follow))).toEqual(names.map(() => 404));
});

test('2.3-6, 7-73 the end of one session leaves the links of another one', async () => {
  const player = await owner();
  const other = await signIn(player);
  const kept = await Promise.all(names.map((name) => pathOf(name, player, other)));
  await operator.call('auth.logout', {}, { cookie: player.cookie });
  expect(await Promise.all(kept.map(follow))).toEqual(names.map(() => 200));
});

test('2.3-6 a link of one kind opens nothing at the address of another', async () => {
  const player = await owner();
  const path = await pathOf('vpn.getFile', player);
  const token = path.split('/').at(-1) ?? '';
  expect(await follow(`/platform/wallet-file/${token}`)).toBe(404);
  expect(await follow(path)).toBe(200);
});

test('2.3-6, 7-73, trust a session alone gets no file of the money or the rounds, and one with a fresh proof does', async () => {
  const player = await owner();
  operator.time.ms += QUARTER_MS + 1;
  const guarded = ['privacy.exportData', 'wallet.getFile', 'games.gethistoryexportfile'];
  for (const name of guarded) {
    const refused = await calls[name]!(player);
    expect(refused).toMatchObject({ status: 422, error: { error_data: { proof: ['password'] } } });
  }
  // What the session shows anyway asks for none.
  for (const name of ['support.getFile', 'vpn.getFile']) expect((await calls[name]!(player)).status).toBe(200);
  await operator.call('account.prove', { kind: 'password', password: firstPassword }, { cookie: player.cookie });
  for (const name of guarded) expect(await follow(await pathOf(name, player)), name).toBe(200);
});

test('1-14, 1-17, 2.2-6, 2.3-6, 7-73 a browser with a link that is over is led to a page of the site in the language of the page that asked, and JSON stays JSON', async () => {
  const player = await owner();
  const sendsPages = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  const visit = async (url: string) => {
    const { statusCode, headers } = await operator.app.inject({ url, headers: sendsPages });
    return [statusCode, headers.location, headers['cache-control']];
  };
  const pages = {
    'privacy.exportData': '/errors/file?from=privacy',
    'wallet.getFile': '/errors/file?from=history',
    'games.gethistoryexportfile': '/errors/file?from=history',
    'support.getFile': '/errors/file?from=support',
    'vpn.getFile': '/errors/file?from=vpn',
  };
  for (const [name, page] of Object.entries(pages)) {
    const path = await pathOf(name, player);
    expect((await visit(path))[0], name).toBe(200);
    expect(await visit(path), name).toEqual([303, page, 'no-store']);
    expect(await visit(path.replace('locale=en', 'locale=pt-BR')), name).toEqual([303, `/pt-BR${page}`, 'no-store']);
    const { statusCode, headers } = await operator.app.inject({ url: path, headers: { accept: 'application/json' } });
    expect([statusCode, headers['content-type']], name).toEqual([404, 'application/json; charset=utf-8']);
  }
});

test('1-14 a link to a file names the language of the page that asked for it', async () => {
  const { cookie } = await owner();
  const asked = await operator.app.inject({
    method: 'POST',
    url: '/api/vpn.getFile?v=2.35&locale=lv',
    headers: { 'sec-fetch-site': 'same-origin', cookie: `croupier_session=${cookie}` },
  });
  expect(asked.json()).toMatchObject({
    data: { path: expect.stringMatching(/^\/platform\/vpn-file\/[^?]+\?locale=lv$/) },
  });
});

test('trust links are forgotten once they are over', async () => {
  const player = await owner();
  await pathOf('vpn.getFile', player);
  operator.time.ms += QUARTER_MS;
  await forgetOver(operator.database, new Date(operator.time.ms));
  expect(await operator.database.query('select 1 from operator.file_links where uid = $1', [player.uid])).toEqual([]);
});

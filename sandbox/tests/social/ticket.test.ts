/** Social sign-in of a messenger's user, through the browser outside of the messenger. */
import { sign } from '@tma.js/init-data-node';
import { generate } from 'otplib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restoreAccess } from '../../operator/testing/newPassword.ts';
import { testConfig } from '../../operator/testing/startTestOperator.ts';
import { SocialVisitor, startSocialSandbox } from './SocialVisitor.ts';
import type { SocialSandbox } from './SocialVisitor.ts';

let sandbox: SocialSandbox;
beforeAll(async () => {
  sandbox = await startSocialSandbox({ market: 'bench' });
}, 120_000);
afterAll(() => sandbox.close());

let users = 70_000;
const framed = { 'sec-fetch-site': 'same-origin' };
const outside = { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' };

/** A Telegram user's app, and the launches of it. */
class App {
  readonly id = (users += 1);
  launch = this.newLaunch();

  newLaunch(): string {
    const user = { id: this.id, first_name: 'Ada', last_name: '<b>', username: `ada${this.id}`, language_code: 'en' };
    return sign(
      { user, query_id: `q${Math.random()}` },
      testConfig.telegramBotToken,
      new Date(sandbox.operator.time.ms),
    );
  }

  async enter(): Promise<{ uid: number; token: string }> {
    const { data } = await sandbox.operator.call('auth.register', { is_tg: true, payload: this.launch });
    return (data as { payload: { uid: number; token: string } }).payload;
  }

  open(service = 'lumen') {
    return sandbox.operator.call('auth.opensocial', { payload: this.launch, service }, { headers: framed });
  }

  async ticket(): Promise<{ id: string; path: string }> {
    const { id, address } = (await this.open()).data as { id: string; address: string };
    const { pathname, search } = new URL(address);
    return { id, path: pathname + search };
  }

  async take(id: string) {
    const reply = await sandbox.operator.call('auth.takesocial', { payload: this.launch, id }, { headers: framed });
    return {
      ...reply,
      taken: reply.data as { status: string; challenge: string; payload: { uid: number; token: string } | null },
    };
  }

  async info(session: { readonly bearer?: string; readonly cookie?: string | undefined }) {
    return (await sandbox.operator.call('account.getInfo', {}, session)).data as Record<string, unknown>;
  }
}

/** Opens a ticket in a browser and chooses at the service; resolves with the address of the page that asks. */
async function atQuestion(who: SocialVisitor, path: string, what: string, choice: Record<string, string> = {}) {
  const { location } = await who.open(path, outside);
  const page = await who.identity.signInPage(location);
  const { pathname, search } = new URL((await who.identity.choose(page, what, choice)).location);
  return (await who.open(pathname + search, { 'sec-fetch-site': 'cross-site' })).location;
}

/** Answers the question as its form does. */
async function answer(
  who: SocialVisitor,
  path: string,
  yes: boolean,
  changed: Record<string, string> = {},
  headers = {},
) {
  const { body } = await who.open(path, { 'sec-fetch-site': 'cross-site' });
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(body)?.[1] ?? '';
  const fields = { ticket: field('ticket'), proof: field('proof'), answer: yes ? 'yes' : 'no', ...changed };
  const reply = await sandbox.operator.app.inject({
    method: 'POST',
    url: '/oauth/telegram/consent',
    payload: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: testConfig.siteUrl,
      'sec-fetch-site': 'same-origin',
      cookie: [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...headers,
    },
  });
  return reply.statusCode;
}

async function personOf(email: string): Promise<{ subject: string; uid: number }> {
  const [row] = await sandbox.operator.database.query<{ subject: string; uid: number }>(
    `select i.subject, p.uid::int from operator.social_identities i join operator.players p using (uid)
     where p.email = $1`,
    [email],
  );
  return row ?? { subject: '', uid: 0 };
}

async function agreed(app: App, what = 'new', choice: Record<string, string> = { name: 'Robin', email: '' }) {
  const { id, path } = await app.ticket();
  const who = new SocialVisitor(sandbox);
  const question = await atQuestion(who, path, what, choice);
  expect(await answer(who, question, true)).toBe(303);
  return { id, who, question };
}

test('2.9-9, 1-22, 4-4 a new person: the page names the Telegram user, and the app enters an incomplete account', async () => {
  const app = new App();
  const first = await app.enter();
  const { id, path } = await app.ticket();
  expect((await app.take(id)).taken).toEqual({ status: 'WAITING', challenge: '', payload: null });
  const who = new SocialVisitor(sandbox);
  const question = await atQuestion(who, path, 'new', { name: 'Robin Vale', email: 'robin.tg@example.test' });
  const { body } = await who.open(question, { 'sec-fetch-site': 'cross-site' });
  expect(body).toContain(`<bdi>Ada</bdi> <bdi>@ada${app.id}</bdi>`);
  expect(body).toContain('New account for');
  expect(body).toContain('r…@example.test');
  expect((await app.take(id)).taken.status).toBe('WAITING');
  expect(await answer(who, question, true)).toBe(303);
  const done = await who.open(question);
  expect(done.body).toContain('Done, return to Telegram');
  expect(done.body).toContain(`href="https://t.me/${testConfig.telegramBotName}?startapp=auth_${id}"`);
  // The outside browser itself is not signed in.
  expect(who.session).toBeUndefined();

  const { taken, cookie } = await app.take(id);
  expect(taken).toMatchObject({ status: 'OK', payload: { uid: expect.any(Number) } });
  const { uid = 0 } = taken.payload ?? {};
  expect(uid).not.toBe(first.uid);
  expect(await app.info({ cookie })).toMatchObject({ uid, is_registration_completed: false });
  // The launch's empty account is gone, and its session with it; the next launch opens the new one.
  expect(await app.info({ bearer: first.token })).toMatchObject({ uid: 0 });
  app.launch = app.newLaunch();
  expect((await app.enter()).uid).toBe(uid);
  expect((await app.take(id)).taken.status).toBe('TAKEN');
});

test('a known person enters their account, which is named shortened; an earlier launch may take it as well as a new one', async () => {
  const web = new SocialVisitor(sandbox);
  await web.newPerson('Kim', 'kim.tg@example.test');
  const { subject, uid } = await personOf('kim.tg@example.test');
  const app = new App();
  await app.enter();
  const { id, path } = await app.ticket();
  const who = new SocialVisitor(sandbox);
  const question = await atQuestion(who, path, 'person', { subject });
  const { body } = await who.open(question, { 'sec-fetch-site': 'cross-site' });
  expect(body).toContain('k…@example.test');
  await answer(who, question, true);
  app.launch = app.newLaunch();
  const { taken } = await app.take(id);
  expect([taken.status, taken.payload?.uid]).toEqual(['OK', uid]);
});

test.each([
  ['No', 'CANCELLED', 'Cancelled'],
  ['cancel', 'CANCELLED', 'Cancelled'],
  ['fail', 'FAILED', 'That did not work'],
])('%s ends a ticket as %s, in the browser and in the app', async (what, status, title) => {
  const app = new App();
  await app.enter();
  const { id, path } = await app.ticket();
  const who = new SocialVisitor(sandbox);
  const isAnswer = what === 'No';
  const page = await atQuestion(who, path, isAnswer ? 'new' : what, isAnswer ? { name: 'Ann', email: '' } : {});
  if (isAnswer) await answer(who, page, false);
  expect((await who.open(page)).body).toContain(`<h1>${title}</h1>`);
  expect((await app.take(id)).taken).toEqual({ status, challenge: '', payload: null });
});

test('a ticket opens in the browser that was first, and ends after ten minutes', async () => {
  const app = new App();
  await app.enter();
  const { id, path } = await app.ticket();
  const [first, second] = [new SocialVisitor(sandbox), new SocialVisitor(sandbox)];
  expect((await first.open(path, outside)).status).toBe(302);
  expect((await second.open(path, outside)).status).toBe(400);
  expect((await first.open(path, outside)).status).toBe(302);
  expect((await second.open(path, { ...outside, 'sec-fetch-dest': 'iframe' })).status).toBe(400);
  sandbox.operator.time.ms += 10 * 60_000;
  expect((await first.open(path, outside)).status).toBe(400);
  expect((await app.take(id)).taken.status).toBe('EXPIRED');
});

test('nobody but its Telegram user takes a ticket: whoever sends theirs to a victim gets the question answered by name', async () => {
  const [owner, other] = [new App(), new App()];
  await owner.enter();
  await other.enter();
  const { id } = await agreed(owner);
  expect((await other.take(id)).taken.status).toBe('EXPIRED');
  expect((await other.take('nothing')).taken.status).toBe('EXPIRED');
  const altered = await sandbox.operator.call(
    'auth.takesocial',
    { payload: owner.launch.replace('Ada', 'Eve'), id },
    { headers: framed },
  );
  expect(altered.status).toBe(401);
  expect((await owner.take(id)).taken.status).toBe('OK');
});

test('the question counts only when it is asked of the ticket’s own browser by its own form', async () => {
  const app = new App();
  await app.enter();
  const { id, path } = await app.ticket();
  const who = new SocialVisitor(sandbox);
  const question = await atQuestion(who, path, 'new', { name: 'Ann', email: '' });
  const refusals: readonly (readonly [Record<string, string>, Record<string, string>])[] = [
    [{}, { 'sec-fetch-site': 'cross-site' }],
    [{}, { 'sec-fetch-site': 'same-site' }],
    [{}, { origin: 'https://evil.example' }],
    [{}, { origin: 'null' }],
    [{}, { cookie: '' }],
    [{ proof: '' }, {}],
    [{ proof: 'a'.repeat(64) }, {}],
    [{ ticket: 'other' }, {}],
  ];
  for (const [fields, headers] of refusals) expect(await answer(who, question, true, fields, headers)).toBe(400);
  expect((await app.take(id)).taken.status).toBe('WAITING');
  const stranger = new SocialVisitor(sandbox);
  expect((await stranger.open(question)).status).toBe(400);
  const { headers } = await sandbox.operator.app.inject({ url: '/oauth/telegram/consent' });
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringMatching(/default-src 'none'.*form-action 'self'; frame-ancestors 'none'/),
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
  });
  expect(String(headers['content-security-policy'])).not.toContain('script-src');
});

test('4-10 an account with a second factor asks for its code, which moves the Telegram user and nobody else', async () => {
  const web = new SocialVisitor(sandbox);
  await web.newPerson('Second', 'second.tg@example.test');
  await web.call('auth.completeregistration', { country: 'LV', currency: 'EUR', terms: true });
  const started = await web.call('account.changeTwoFactorAuth', { enable: true, type: 'authenticator' });
  const { secret } = started.data as { secret: string };
  const codeNow = () => generate({ secret, epoch: Math.floor(sandbox.operator.time.ms / 1000) });
  await web.call('account.confirmTwoFactorAuth', { code: await codeNow() });
  sandbox.operator.time.ms += 60_000;
  const { uid, subject } = await personOf('second.tg@example.test');
  const app = new App();
  await app.enter();
  const { id } = await agreed(app, 'person', { subject });
  const { taken } = await app.take(id);
  expect([taken.status, taken.payload]).toEqual(['SECOND_FACTOR', null]);
  const confirm = (code: string, payload = app.launch) =>
    sandbox.operator.call('auth.confirmsocial', { challenge: taken.challenge, code, payload }, { headers: framed });
  expect((await confirm('')).data).toEqual({ status: 'ALREADY_ENABLED', payload: null });
  expect((await confirm('000000')).status).toBe(401);
  expect((await confirm(await codeNow(), new App().launch)).status).toBe(401);
  sandbox.operator.time.ms += 60_000;
  expect((await confirm(await codeNow())).data).toMatchObject({ status: 'OK', payload: { uid } });
  app.launch = app.newLaunch();
  expect((await app.enter()).uid).toBe(uid);
});

test('a launch whose account is in use is told before the way out; one that was signed out comes in this way', async () => {
  const rich = new App();
  const { uid } = await rich.enter();
  await sandbox.operator.database.query(
    `insert into operator.exclusions (uid, kind, created_at, until) values ($1, 'time_out', now() - interval '2 hours', now() - interval '1 hour')`,
    [uid],
  );
  expect(await rich.open()).toMatchObject({
    status: 422,
    error: { error_data: { payload: [{ code: 'accountInUse' }] } },
  });
  expect(await new App().open('nobody')).toMatchObject({
    status: 422,
    error: { error_data: { service: [{ code: 'wrongField' }] } },
  });

  const app = new App();
  const { token } = await app.enter();
  await sandbox.operator.call('auth.logout', {}, { bearer: token });
  const { id } = await agreed(app);
  const { taken, cookie } = await app.take(id);
  expect(taken.status).toBe('OK');
  expect(await app.info({ cookie })).toMatchObject({ uid: taken.payload?.uid });
});

test('8-10 an account that is banned by the time is not entered', async () => {
  const web = new SocialVisitor(sandbox);
  await web.enter('person', { subject: 'orbit-noor' }, { service: 'orbit' });
  const { uid } = (await web.call('account.getInfo')).data as { uid: number };
  await sandbox.operator.database.query(`update operator.players set status = 'banned' where uid = $1`, [uid]);
  const app = new App();
  await app.enter();
  const { id, address } = (await app.open('orbit')).data as { id: string; address: string };
  const who = new SocialVisitor(sandbox);
  const { pathname, search } = new URL(address);
  const page = await atQuestion(who, pathname + search, 'person', { subject: 'orbit-noor' });
  expect((await who.open(page)).body).toContain('This account is blocked');
  expect((await app.take(id)).taken.status).toBe('BANNED');
});

test('7-27 a service that is held ends a ticket as HELD, in the browser and in the app', async () => {
  const web = new SocialVisitor(sandbox);
  await web.newPerson('Held', 'held.tg@example.test');
  const { subject } = await personOf('held.tg@example.test');
  const [early, late] = [new App(), new App()];
  await early.enter();
  const { id } = await agreed(early, 'person', { subject });
  await restoreAccess(sandbox.operator, { email: 'held.tg@example.test' });
  // What was agreed to before has ended with the old password.
  expect((await early.take(id)).taken.status).toBe('EXPIRED');

  await late.enter();
  const ticket = await late.ticket();
  const who = new SocialVisitor(sandbox);
  const page = await atQuestion(who, ticket.path, 'person', { subject });
  expect((await who.open(page)).body).toContain('<h1>The password has changed</h1>');
  expect((await late.take(ticket.id)).taken).toEqual({ status: 'HELD', challenge: '', payload: null });

  // Held between the answer and its taking.
  const { uid } = await personOf('held.tg@example.test');
  const entry = (await sandbox.operator.database.query<{ id: string }>(
    'delete from operator.held_entries where uid = $1 returning id',
    [uid],
  )) as [{ id: string }];
  const second = await agreed(late, 'person', { subject });
  await sandbox.operator.database.query(
    `insert into operator.held_entries (uid, kind, id, held_at) values ($1, 'service', $2, $3)`,
    [uid, entry[0].id, new Date(sandbox.operator.time.ms)],
  );
  for (let turn = 0; turn < 2; turn += 1) expect((await late.take(second.id)).taken.status).toBe('HELD');
});

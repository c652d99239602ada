/** Social sign-in of a real operator at the sandbox's real services, both in this process. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SocialVisitor, startSocialSandbox } from './SocialVisitor.ts';
import type { SocialSandbox } from './SocialVisitor.ts';

let sandbox: SocialSandbox;
beforeAll(async () => {
  sandbox = await startSocialSandbox();
}, 120_000);
afterAll(() => sandbox.close());

const visitor = () => new SocialVisitor(sandbox);
const info = async (who: SocialVisitor) => (await who.call('account.getInfo')).data as Record<string, unknown>;
const contacts = async (who: SocialVisitor) =>
  (
    (await who.call('account.getprofileinfo', { fields: ['contacts'] })).data as { contacts: { contact: string }[] }
  ).contacts.map(({ contact }) => contact);
const players = () => sandbox.operator.database.query('select uid from operator.players');

describe('who signs in', () => {
  test('2.9-9, 3-5 somebody new gets an account whose registration is not completed', async () => {
    const who = visitor();
    const ended = await who.newPerson('Robin Vale', 'robin.vale@example.test', { redirect_url: '/gamehall?q=gems' });
    expect([ended.status, ended.outcome, ended.back]).toEqual([200, 'signedIn', '/gamehall?q=gems']);
    expect(await info(who)).toMatchObject({
      login: 'robin.vale@example.test',
      is_registration_completed: false,
      uid: expect.any(Number),
    });
    expect(await contacts(who)).toEqual(['robin.vale@example.test']);
  });

  test('2.9-9 a known person gets their own account again, in another browser, with a new session', async () => {
    const first = visitor();
    await first.enter('person', { subject: 'lumen-ada' });
    const second = visitor();
    await second.enter('person', { subject: 'lumen-ada' });
    expect((await info(second))['uid']).toBe((await info(first))['uid']);
    expect(second.session).not.toBe(first.session);
    const before = second.session;
    await second.enter('person', { subject: 'lumen-ada' });
    expect(second.session).not.toBe(before);
    const { data } = await sandbox.operator.call('account.getInfo', {}, { cookie: before });
    expect(data).toMatchObject({ uid: 0 });
  });

  test('the same e-mail address never leads into the account that has it: the contact stays empty', async () => {
    const owner = await sandbox.operator.player();
    const stranger = visitor();
    const ended = await stranger.newPerson('Not The Owner', owner.email.toUpperCase());
    expect(ended.outcome).toBe('signedIn');
    expect((await info(stranger))['uid']).not.toBe(owner.uid);
    expect((await info(stranger))['login']).toMatch(/^lumen_[\da-f]{10}$/);
    expect(await contacts(stranger)).toEqual([]);
  });

  test('an address that the service has not verified is not taken over, nor is one missed', async () => {
    for (const [service, subject] of [
      ['lumen', 'lumen-tomas'],
      ['orbit', 'orbit-lev'],
    ] as const) {
      const who = visitor();
      expect((await who.enter('person', { subject }, { service })).outcome).toBe('signedIn');
      expect(await contacts(who)).toEqual([]);
    }
  });

  test('people of two services are two players, whatever their addresses', async () => {
    const [one, two] = [visitor(), visitor()];
    await one.newPerson('Kim', 'kim@example.test');
    await two.newPerson('Kim', 'kim@example.test', { service: 'orbit' });
    expect((await info(one))['uid']).not.toBe((await info(two))['uid']);
    expect([await contacts(one), await contacts(two)]).toEqual([['kim@example.test'], []]);
  });

  test('two first sign-ins of one person at the same time make one player', async () => {
    const [one, two] = [visitor(), visitor()];
    const before = (await players()).length;
    const paths = await Promise.all(
      [one, two].map((who) => who.atService('person', { subject: 'orbit-noor' }, { service: 'orbit' })),
    );
    const ended = await Promise.all([one, two].map((who, index) => who.open(paths[index] ?? '')));
    expect(ended.map(({ outcome }) => outcome)).toEqual(['signedIn', 'signedIn']);
    expect((await players()).length).toBe(before + 1);
  });

  test.each([
    ['banned', 'banned', 403],
    ['deleted', 'deleted', 403],
  ])('8-10 a player who is %s is not signed in, and told why', async (status, outcome, code) => {
    const who = visitor();
    const email = `${status}@example.test`;
    await who.newPerson('Gone', email);
    await sandbox.operator.database.query('update operator.players set status = $1 where email = $2', [status, email]);
    const [{ subject }] = (await sandbox.operator.database.query(
      'select i.subject from operator.social_identities i join operator.players p using (uid) where p.email = $1',
      [email],
    )) as [{ subject: string }];
    const again = visitor();
    const ended = await again.enter('person', { subject });
    expect([ended.status, ended.outcome, again.session]).toEqual([code, outcome, undefined]);
  });
});

describe('how it ends without a sign-in', () => {
  test.each([
    ['cancel', 'cancelled', 200],
    ['fail', 'failed', 502],
  ])('2.9-9 %s at the service', async (what, outcome, status) => {
    const who = visitor();
    const before = (await players()).length;
    const ended = await who.enter(what);
    expect([ended.outcome, ended.status, who.session]).toEqual([outcome, status, undefined]);
    expect((await players()).length).toBe(before);
  });

  test('a service that does not answer', async () => {
    const own = await startSocialSandbox();
    own.operator.vendors.on('/identity/orbit', () => new Response('<h1>502</h1>', { status: 502 }));
    const who = new SocialVisitor(own);
    const ended = await who.init({ service: 'orbit' });
    expect([ended.status, ended.outcome, ended.location]).toEqual([502, 'failed', '']);
    await own.close();
  }, 60_000);
});

describe('the way back', () => {
  test('a returning address counts once', async () => {
    const who = visitor();
    const path = await who.atService('new', { name: 'Once', email: 'once@example.test' });
    expect((await who.open(path)).outcome).toBe('signedIn');
    const again = await who.open(path);
    expect([again.outcome, again.status]).toEqual(['expired', 400]);
  });

  test('another browser cannot use it, and does not use it up', async () => {
    const [who, thief] = [visitor(), visitor()];
    const path = await who.atService('new', { name: 'Mine', email: 'mine@example.test' });
    await thief.init();
    expect([(await thief.open(path)).outcome, thief.session]).toEqual(['expired', undefined]);
    expect((await who.open(path)).outcome).toBe('signedIn');
  });

  test.each(['', 'state=', 'state=x&code=y', 'code=abc', 'state=a&state=b&code=c', 'error=access_denied'])(
    'without its own state it is refused: %s',
    async (query) => {
      const who = visitor();
      const path = await who.atService('new', { name: 'Own', email: '' });
      expect((await who.open(`/oauth/callback?${query}`)).outcome).toBe('expired');
      expect((await who.open(path)).outcome).toBe('signedIn');
    },
  );

  test('an altered code is refused by the service', async () => {
    const who = visitor();
    const path = await who.atService('new', { name: 'Own', email: '' });
    const altered = await who.open(path.replace(/code=[^&]+/, 'code=guessed'));
    expect([altered.outcome, who.session]).toEqual(['failed', undefined]);
  });

  test('after ten minutes it is too late', async () => {
    const who = visitor();
    const path = await who.atService('new', { name: 'Late', email: '' });
    sandbox.operator.time.ms += 10 * 60_000;
    expect((await who.open(path)).outcome).toBe('expired');
  });

  test('the cookie of a sign-in under way is unreadable for scripts, short, and gone afterwards', async () => {
    const who = visitor();
    const { cookies } = await sandbox.operator.app.inject({
      url: '/oauth/init?service=lumen&redirect_url=/&type_auth=registration',
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(cookies.find(({ name }) => name === 'croupier_social')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: 600,
    });
    await who.newPerson('Tidy', '');
    expect([...who.cookies.keys()]).toEqual(['croupier_session']);
  });

  test('the last page runs only its own script, cannot be framed and leaks no address', async () => {
    const reply = await sandbox.operator.app.inject({ url: '/oauth/callback' });
    expect(reply.headers).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-/,
      ),
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
  });
});

describe('the beginning', () => {
  test.each([
    [{ service: 'nobody' }, {}],
    [{ service: '__proto__' }, {}],
    [{ type_auth: 'admin' }, {}],
    [{}, { 'sec-fetch-site': 'cross-site' }],
    [{}, { 'sec-fetch-site': 'same-site' }],
    [{}, { 'sec-fetch-site': 'none' }],
  ])('7-111 %j from %j begins nothing', async (fields, headers) => {
    const who = visitor();
    const ended = await who.init(fields, headers);
    expect([ended.status, ended.outcome, ended.location, who.cookies.size]).toEqual([403, 'refused', '', 0]);
  });

  test('7-111 it leads to the chosen service with PKCE, state and nonce', async () => {
    const { location, status } = await visitor().init({ service: 'orbit', type_auth: 'registration' });
    const { origin, pathname, searchParams } = new URL(location);
    expect([status, origin + pathname]).toEqual([302, 'http://127.0.0.1:3002/identity/orbit/auth']);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: 'http://localhost:3000/oauth/callback',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{20,}$/),
      nonce: expect.stringMatching(/^[\w-]{20,}$/),
    });
  });

  test.each([
    ['/cashier/deposit?x=1#y', '/cashier/deposit?x=1#y'],
    ['http://localhost:3000/ru/gamehall?q=a', '/ru/gamehall?q=a'],
    ['http://localhost:3000', '/'],
    ['', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/%5Cevil.example', '/'],
    ['/%252F%252Fevil.example/', '/'],
    ['https://evil.example/', '/'],
    ['http://localhost:3000.evil.example/', '/'],
    ['http://localhost:3000@evil.example/', '/'],
    ['http://localhost:3000//evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['data:text/html,<script>alert(1)</script>', '/'],
    ['/api/auth.logout', '/'],
    ['/oauth/init?service=lumen', '/'],
    ['/"><script>alert(1)</script>', '/%22%3E%3Cscript%3Ealert(1)%3C/script%3E'],
  ])('7-111 the return address %j becomes %j', async (asked, back) => {
    const ended = await visitor().enter('cancel', {}, { redirect_url: asked });
    expect(ended.back).toBe(back);
    expect(ended.body.match(/<script>/g)).toHaveLength(1);
  });

  test('one address cannot begin sign-ins without end', async () => {
    const own = await startSocialSandbox({ hasSandboxControls: false });
    const who = new SocialVisitor(own);
    let ended = await who.init();
    for (let tries = 0; tries < 60; tries += 1) ended = await who.init();
    expect([ended.status, ended.outcome]).toEqual([429, 'tooMany']);
    await own.close();
  }, 60_000);
});

/** 4-4: the completion of a registration that a social sign-in has begun. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { interleaved } from '../../operator/testing/interleaved.ts';
import { SocialVisitor, startSocialSandbox } from './SocialVisitor.ts';
import type { SocialSandbox } from './SocialVisitor.ts';

let sandbox: SocialSandbox;
beforeAll(async () => {
  sandbox = await startSocialSandbox();
}, 120_000);
afterAll(() => sandbox.close());

const right = { country: 'LV', currency: 'EUR', terms: true, notify: true, promo_code: ' WELCOME100 ' };

async function newcomer(email = '') {
  const who = new SocialVisitor(sandbox);
  await who.newPerson('New Comer', email);
  return who;
}

const info = async (who: SocialVisitor) => (await who.call('account.getInfo')).data as Record<string, unknown>;

test('4-4, 7-122 the missing fields complete the registration, and the login is the contact', async () => {
  const who = await newcomer();
  const reply = await who.call('auth.completeregistration', { ...right, email: ' Chosen@Example.test ' });
  expect([reply.status, reply.data]).toEqual([200, 1]);
  expect(await info(who)).toMatchObject({
    is_registration_completed: true,
    login: 'chosen@example.test',
    country_code: 'LV',
    is_subscribed: true,
    balance_main: { amount: '0.00', currency: 'EUR' },
  });
  const [row] = await sandbox.operator.database.query(
    "select promo_code, email from operator.players where login = 'chosen@example.test'",
  );
  expect(row).toEqual({ promo_code: 'WELCOME100', email: 'chosen@example.test' });
});

test('4-4 an e-mail address that the service has verified stays; another one is not taken instead', async () => {
  const who = await newcomer('verified@example.test');
  expect((await who.call('auth.completeregistration', { ...right, email: 'other@example.test' })).status).toBe(200);
  expect((await info(who))['login']).toBe('verified@example.test');
});

test('4-4 a phone number is a contact, too', async () => {
  const who = await newcomer();
  const fields = { ...right, phone: '+371 2000 0123', phone_country_code: 'LV' };
  expect((await who.call('auth.completeregistration', fields)).status).toBe(200);
  expect((await info(who))['login']).toBe('37120000123');
  // However it is spelt, a number is one account's.
  const again = await (await newcomer()).call('auth.completeregistration', { ...fields, phone: '2000 0123' });
  expect(again.error.error_data).toEqual({ phone: [{ code: 'phoneTaken' }] });
});

test.each([
  [{}, 'email', 'insertEmailAddress'],
  [{ email: 'robin@' }, 'email', 'wrongEmailAddress'],
  [{ phone: '12' }, 'phone', 'wrongPhoneFormat'],
  [{ email: 'a@b.test', terms: false }, 'terms', 'uncheckedCheckbox'],
  [{ email: 'a@b.test', country: '' }, 'country', 'requiredField'],
  [{ email: 'a@b.test', country: 'XX' }, 'country', 'requiredField'],
  [{ email: 'a@b.test', currency: 'XXX' }, 'currency', 'wrongField'],
  [{ email: 'a@b.test', promo_code: 'NOSUCHCODE' }, 'promo_code', 'promoNotFound'],
])('5-57, 8-22 %j is refused at the field %s, and nothing is completed', async (fields, field, code) => {
  const who = await newcomer();
  const reply = await who.call('auth.completeregistration', { ...right, ...fields });
  expect([reply.status, reply.error.type]).toEqual([422, 'InvalidParameterException']);
  expect(reply.error.error_data[field]).toMatchObject([{ code }]);
  expect((await info(who))['is_registration_completed']).toBe(false);
});

test('8-22 a contact of somebody else is refused at its field', async () => {
  const owner = await sandbox.operator.player();
  const who = await newcomer();
  const reply = await who.call('auth.completeregistration', { ...right, email: owner.email });
  expect(reply.error.error_data).toEqual({ email: [{ code: 'emailTaken' }] });
});

test('repeating it, or two at once, changes nothing more', async () => {
  const who = await newcomer();
  const once = await Promise.all(
    ['first', 'second'].map((name) => who.call('auth.completeregistration', { ...right, email: `${name}@two.test` })),
  );
  expect(once.map(({ status }) => status)).toEqual([200, 200]);
  const { login } = await info(who);
  await who.call('auth.completeregistration', { ...right, email: 'third@two.test', currency: 'JPY' });
  expect(await info(who)).toMatchObject({ login, balance_main: { currency: 'EUR' } });
});

const setLimit = (who: SocialVisitor, fields: object) => who.call('responsible.setLimit', fields as never);
const currencyOf = async (who: SocialVisitor) => ((await info(who))['balance_main'] as { currency: string }).currency;

test('4-4, 7-22 a limit that is set keeps the currency, as in the profile, and nothing is completed', async () => {
  const who = await newcomer();
  const fields = { ...right, email: 'limited@example.test' };
  expect((await setLimit(who, { kind: 'deposit', period: 'day', amount: '50.00' })).status).toBe(200);
  const refused = await who.call('auth.completeregistration', fields);
  expect([refused.status, refused.error.error_data]).toEqual([
    422,
    { currency: [{ code: 'limitsSet', params: { currency: 'USD' } }] },
  ]);
  expect(await info(who)).toMatchObject({
    is_registration_completed: false,
    is_subscribed: false,
    balance_main: { currency: 'USD' },
  });
  // In the currency that it was set in.
  expect((await who.call('auth.completeregistration', { ...fields, currency: 'USD' })).status).toBe(200);
  expect(await currencyOf(who)).toBe('USD');
});

test('4-4 a limit of minutes, or one that is gone, keeps no currency; without one the present stays', async () => {
  const who = await newcomer();
  await setLimit(who, { kind: 'session', period: 'session', amount: '60' });
  expect((await who.call('auth.completeregistration', { ...right, email: 'minutes@example.test' })).status).toBe(200);
  expect(await currencyOf(who)).toBe('EUR');
  const other = await newcomer();
  const without = { ...right, email: 'without@example.test', currency: '' };
  expect((await other.call('auth.completeregistration', without)).status).toBe(200);
  expect(await currencyOf(other)).toBe('USD');
});

test('trust a limit that is set while the registration is completed is of the currency that the account has then', async () => {
  const outcomes = new Set<boolean>();
  for (let before = 1, isOver = false; !isOver; before += 1) {
    const who = await newcomer();
    const fields = { ...right, email: `meanwhile-${before}@example.test` };
    const { reply, wasThere } = await interleaved(
      sandbox.operator.database,
      () => who.call('auth.completeregistration', fields),
      { before, other: () => setLimit(who, { kind: 'loss', period: 'week', amount: '50.00' }) },
    );
    isOver = !wasThere;
    outcomes.add(reply.status === 200);
    const settings = (await who.call('responsible.getSettings')).data as {
      currency: string;
      limits: { limit: { currency: string } }[];
    };
    for (const { limit } of settings.limits) expect(limit.currency).toBe(settings.currency);
    expect(settings.currency).toBe(reply.status === 200 ? 'EUR' : 'USD');
  }
  expect(outcomes).toEqual(new Set([true, false]));
});

test('3-5 until then nothing can be paid in and no game be played for money', async () => {
  const who = await newcomer();
  const deposit = await sandbox.operator.call(
    'cashier.makedeposit',
    { method: 'card', amount: '10', currency: 'USD' },
    { cookie: who.session, headers: { 'idempotency-key': 'key-of-a-newcomer' } },
  );
  expect([deposit.status, deposit.error.type]).toEqual([422, 'UserNeedProfileDataException']);
  const launch = (mode: string) =>
    sandbox.operator.app.inject({
      url: `/platform/game/lantern-harbor/${mode}`,
      headers: { 'sec-fetch-site': 'same-origin', cookie: `croupier_session=${who.session}` },
    });
  expect([(await launch('play')).statusCode, (await launch('demo')).statusCode]).toEqual([422, 302]);
  await who.call('auth.completeregistration', { ...right, email: 'playing@example.test' });
  expect((await launch('play')).statusCode).toBe(302);
});

test('4-4, 40-C what a newcomer has reached is rewarded once the registration is completed, in its currency', async () => {
  const who = await newcomer('reached@example.test');
  const owned = () =>
    sandbox.operator.database.query<{ kind: string; currency: string; balance: bigint }>(
      `select a.kind, a.currency, a.balance from operator.ledger_accounts a join operator.players p using (uid)
       where p.login = 'reached@example.test' and a.balance <> 0
       union all select 'freespins', f.currency, f.count from operator.freespin_packs f join operator.players p using (uid)
       where p.login = 'reached@example.test' order by 1`,
    );
  const doneQuests = async () => {
    const { items } = (await who.call('loyalty.getquests')).data as { items: { id: string; status: string }[] };
    await sandbox.operator.control('happenings/tell');
    expect(items.length).toBeGreaterThan(5);
    return items.filter(({ status }) => status === 'done').map(({ id }) => id);
  };
  expect([await doneQuests(), await owned()]).toEqual([[], []]);
  expect((await who.call('auth.completeregistration', { ...right, promo_code: '' })).data).toBe(1);
  expect(await doneQuests()).toEqual(['confirmed-email']);
  expect(await owned()).toEqual([
    { kind: 'freespins', currency: 'EUR', balance: 5n },
    { kind: 'points', currency: 'POINTS', balance: 100n },
  ]);
});

test.each([
  ['an offer', 'campaigns.takepromotions', { offer_id: 'try-out' }],
  ['a promo code', 'campaigns.activateOffer', { promo_code: 'HELLO5' }],
] as const)('4-4, 40-C until then %s is not taken, and keeps no currency', async (_what, method, fields) => {
  const who = await newcomer(`${method.toLowerCase()}@example.test`);
  const { status, error } = await who.call(method, fields);
  expect([status, error.type, error.error_data]).toEqual([
    422,
    'UserNeedProfileDataException',
    { fields: [], reason: 'registration' },
  ]);
  expect((await who.call('auth.completeregistration', { ...right, promo_code: '' })).data).toBe(1);
  expect((await who.call(method, fields)).status).toBe(200);
});

test('a guest has nothing to complete', async () => {
  expect((await sandbox.operator.call('auth.completeregistration', right)).status).toBe(401);
});

test('somebody who has registered by the form is complete from the beginning', async () => {
  const { cookie } = await sandbox.operator.player();
  const { data } = await sandbox.operator.call('account.getInfo', {}, { cookie });
  expect(data).toMatchObject({ is_registration_completed: true });
});

/** 16-A4: who has excluded themselves begins anew by no service either. */
import { sign } from '@tma.js/init-data-node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testConfig } from '../../operator/testing/startTestOperator.ts';
import { SocialVisitor, startSocialSandbox } from './SocialVisitor.ts';
import type { SocialSandbox } from './SocialVisitor.ts';

let sandbox: SocialSandbox;
beforeAll(async () => {
  sandbox = await startSocialSandbox({ market: 'bench' });
}, 120_000);
afterAll(() => sandbox.close());

const right = { country: 'LV', currency: 'EUR', terms: true };
const accounts = async () => (await sandbox.operator.database.query('select uid from operator.players')).length;
const exclude = async (who: SocialVisitor) =>
  expect((await who.call('responsible.exclude', { kind: 'self_exclusion', length: 60 })).status).toBe(200);

test('2.9-9, 16-A4 a service that was removed before the exclusion opens no new account', async () => {
  const who = new SocialVisitor(sandbox);
  await who.enter('person', { subject: 'lumen-ada' });
  const { uid } = (await who.call('account.getInfo')).data as { uid: number };
  const { items } = (await who.call('entries.list')).data as { items: { id: string; kind: string }[] };
  const service = items.find(({ kind }) => kind === 'service');
  await sandbox.operator.database.query(`update operator.players set password_hash = 'x' where uid = $1`, [uid]);
  expect((await who.call('entries.remove', { id: service?.id ?? '' })).status).toBe(200);
  await exclude(who);
  const before = await accounts();
  const again = await new SocialVisitor(sandbox).enter('person', { subject: 'lumen-ada' });
  expect(again.outcome).toBe('failed');
  expect(await accounts()).toBe(before);
});

/** A player who has proven their address. */
async function confirmed() {
  const player = await sandbox.operator.player();
  await sandbox.operator.database.query('update operator.players set email_confirmed_at = $2 where uid = $1', [
    player.uid,
    new Date(sandbox.operator.time.ms),
  ]);
  return player;
}

test('2.9-9, 16-A4 an address that the service vouches for is the excluded player, however it is spelt', async () => {
  const player = await confirmed();
  const reply = await sandbox.operator.call('responsible.exclude', { kind: 'self_exclusion', length: 60 }, player);
  expect(reply.status).toBe(200);
  const before = await accounts();
  for (const email of [player.email, player.email.replace('@', '+news@')])
    expect((await new SocialVisitor(sandbox).newPerson('Robin Vale', email)).outcome).toBe('failed');
  expect(await accounts()).toBe(before);
});

test('2.9-9, 16-A4 nobody else’s exclusion keeps out whom the service vouches for: that address was never confirmed', async () => {
  const stranger = await sandbox.operator.player({ email: 'vouched+x@example.test' });
  await sandbox.operator.call('responsible.exclude', { kind: 'self_exclusion', length: 60 }, stranger);
  const owner = new SocialVisitor(sandbox);
  expect((await owner.newPerson('Robin Vale', 'vouched@example.test')).outcome).toBe('signedIn');
});

test('1-22, 16-A4 nor does one of the messenger by a ticket', async () => {
  const player = await confirmed();
  await sandbox.operator.call('responsible.exclude', { kind: 'self_exclusion', length: 60 }, player);
  const user = { id: 81_001, first_name: 'Ada', language_code: 'en' };
  const payload = sign({ user, query_id: 'q1' }, testConfig.telegramBotToken, new Date(sandbox.operator.time.ms));
  const headers = { 'sec-fetch-site': 'same-origin' };
  const opened = await sandbox.operator.call('auth.opensocial', { payload, service: 'lumen' }, { headers });
  const { id } = opened.data as { id: string };
  const person = { issuer: 'https://lumen.test', subject: 'new', name: 'Robin Vale', email: player.email };
  await sandbox.operator.database.query(
    `update operator.social_tickets set state = 'agreed', person = $2 where id = $1`,
    [id, JSON.stringify(person)],
  );
  const before = await accounts();
  const taken = await sandbox.operator.call('auth.takesocial', { payload, id }, { headers });
  expect(taken).toMatchObject({ status: 422, error: { error_data: { payload: [{ code: 'unavailable' }] } } });
  expect(await accounts()).toBe(before);
});

test('4-4, 16-A4 a contact of an excluded player holds the account at the completion, too', async () => {
  const player = await sandbox.operator.player();
  await sandbox.operator.call('responsible.exclude', { kind: 'break', length: 0 }, player);
  const who = new SocialVisitor(sandbox);
  await who.newPerson('New Comer', '');
  const taken = await who.call('auth.completeregistration', { ...right, email: player.email });
  expect(taken.error.error_data).toEqual({ email: [{ code: 'emailTaken' }] });
  const email = player.email.replace('@', '+1@');
  expect((await who.call('auth.completeregistration', { ...right, email })).status).toBe(200);
  const play = await who.call('account.getToken', { purpose: 'play' });
  expect(play).toMatchObject({ status: 422, error: { error_data: { held: true } } });
});

test('4-4, 40-4 a document of an excluded player holds the account that has got it before the completion', async () => {
  const document = { document_type: 'passport', document_number: 'LV4004004' };
  const player = await sandbox.operator.player({ country: 'LV', ...document });
  await sandbox.operator.call('responsible.exclude', { kind: 'self_exclusion', length: 60 }, player);
  const who = new SocialVisitor(sandbox);
  await who.newPerson('New Comer', 'documented@example.test');
  const person = { first_name: 'New', last_name: 'Comer', birth_date: '1990-02-01', country: 'LV' };
  const spelt = { ...document, document_number: 'lv-4004004' };
  expect((await who.call('account.saveProfileInfo', { ...person, ...spelt })).data).toBe(1);
  expect((await who.call('auth.completeregistration', right)).status).toBe(200);
  const play = await who.call('account.getToken', { purpose: 'play' });
  expect(play).toMatchObject({ status: 422, error: { error_data: { held: true } } });
});

describe('16-A6 limits of a market', () => {
  let strict: SocialSandbox;
  beforeAll(async () => {
    strict = await startSocialSandbox({ hasSandboxControls: false });
  }, 120_000);
  afterAll(() => strict.close());

  test('4-4 whether contacts are taken can be asked as often as at a registration, and no more', async () => {
    const who = new SocialVisitor(strict);
    await who.newPerson('New Comer', '');
    await strict.operator.call('auth.register', {
      email: 'owner@example.test',
      password: 'otter-lamp-71',
      terms: true,
    });
    const codes = new Map<string, number>();
    for (let asked = 0; asked < 40; asked += 1) {
      const reply = await who.call('auth.completeregistration', { ...right, email: 'owner@example.test' });
      codes.set(reply.error.type, (codes.get(reply.error.type) ?? 0) + 1);
    }
    // The sign-up itself was the first of thirty.
    expect(Object.fromEntries(codes)).toEqual({ InvalidParameterException: 29, TooManyRequestsException: 11 });
  });
});

test('16-A7 names that a service tells are taken only as the form would take them', async () => {
  const names = ['=HYPERLINK Vale', 'Robin\u202E Vale', 'Support Team', '<script> Vale'];
  const taken = [];
  for (const name of names) {
    const who = new SocialVisitor(sandbox);
    await who.newPerson(name, '');
    const { data } = await who.call('account.getInfo');
    const { uid } = data as { uid: number };
    taken.push(
      ...(await sandbox.operator.database.query('select first_name, last_name from operator.players where uid = $1', [
        uid,
      ])),
    );
  }
  expect(taken).toEqual([
    { first_name: '', last_name: 'Vale' },
    { first_name: '', last_name: 'Vale' },
    { first_name: '', last_name: 'Team' },
    { first_name: '', last_name: 'Vale' },
  ]);
});

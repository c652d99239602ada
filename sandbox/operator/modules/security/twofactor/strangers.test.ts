/** Somebody else who knows the password asks for codes and guesses them, from addresses that the player does not use. */
import { generateSync } from 'otplib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastCode, otherCode, sentMessages } from '../../../testing/sentMessages.ts';
import { startTestOperator } from '../../../testing/startTestOperator.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';

const password = 'otter-lamp-71';
const QUARTER_MS = 15 * 60_000;

let operator: TestOperator;
beforeAll(async () => {
  operator = await startTestOperator();
}, 60_000);
afterAll(() => operator.close());

let addresses = 0;
const newAddress = () => `10.40.0.${(addresses += 1)}`;

interface Owner {
  readonly email: string;
  readonly home: string;
}
const signIn = ({ email }: Pick<Owner, 'email'>, address: string, code = '') =>
  operator.call('auth.login', { login: email, password, code }, { address });
const codes = async ({ email }: Owner) =>
  (await sentMessages(operator, email)).filter(({ subject }) => subject === 'Your sign-in code').length;

/** Has signed in at home; the code of switching it on is a minute old. */
async function withFactor(type: 'contact' | 'authenticator') {
  const player = await operator.player();
  const home = newAddress();
  await signIn(player, home);
  const started = await operator.call('account.changeTwoFactorAuth', { enable: true, type, channel: 'email' }, player);
  const { secret } = started.data as { secret: string | null };
  const codeOf = () => generateSync({ secret: secret ?? '', epoch: Math.floor(operator.time.ms / 1000) });
  const code = secret === null ? await lastCode(operator, player.email) : codeOf();
  const confirmed = await operator.call('account.confirmTwoFactorAuth', { code }, player);
  const { recovery_codes: recovery } = confirmed.data as { recovery_codes: string[] };
  operator.time.ms += 60_000;
  return { email: player.email, home, codeOf, recovery };
}

test.each(['home', 'a new address'])(
  '4-12, Part 16-6 neither wrong codes nor other codes end the one that the owner has asked for at %s',
  async (place) => {
    const owner = await withFactor('contact');
    const here = place === 'home' ? owner.home : newAddress();
    await signIn(owner, here);
    const code = await lastCode(operator, owner.email);
    const thief = newAddress();
    const asked = await signIn(owner, thief);
    expect(asked.error.message).toBe('two_factor_auth is enable');
    const refusals = new Set<string>();
    for (let tries = 0; tries < 8; tries += 1)
      refusals.add((await signIn(owner, thief, otherCode(otherCode(code)))).error.message);
    expect([...refusals]).toEqual(['two_factor_auth: code is invalid', 'Time expired']);
    expect((await signIn(owner, thief, code)).error.message).toBe('Time expired');
    expect((await signIn(owner, here, code)).data).toMatchObject({ status: 'OK' });
  },
);

test('4-12, Part 16-6 strangers get eight messages a day, and the owner’s own places have others', async () => {
  const owner = await withFactor('contact');
  const before = await codes(owner);
  const isSent = [];
  for (let turn = 0; turn < 9; turn += 1)
    isSent.push((await signIn(owner, newAddress())).error.message === 'two_factor_auth is enable');
  expect(isSent).toEqual([...Array.from({ length: 8 }, () => true), false]);
  const refused = (await signIn(owner, newAddress())).error;
  // The form is shown all the same: a recovery code is a way in.
  expect([refused.type, refused.error_data]).toEqual([
    'AuthorizationException',
    { resend_time: 24 * 3_600, contact: 'p…@example.test' },
  ]);
  expect((await codes(owner)) - before).toBe(8);
  expect((await signIn(owner, owner.home)).error.message).toBe('two_factor_auth is enable');
  expect((await codes(owner)) - before).toBe(9);
});

test('4-12, Part 16-6 codes that were used are given back: a player signs in as often as they like', async () => {
  const owner = await withFactor('contact');
  for (let turn = 0; turn < 12; turn += 1) {
    await signIn(owner, owner.home);
    const { data } = await signIn(owner, owner.home, await lastCode(operator, owner.email));
    expect(data).toMatchObject({ status: 'OK' });
  }
});

test('4-10, Part 16-6 strangers’ guesses at an authenticator are few a day; neither home nor recovery codes are affected', async () => {
  const owner = await withFactor('authenticator');
  let heard = 0;
  for (let turn = 0; turn < 12; turn += 1) {
    for (let tries = 0; tries < 5; tries += 1) {
      const { status } = await signIn(owner, newAddress(), otherCode(owner.codeOf()));
      heard += status === 401 ? 1 : 0;
    }
    operator.time.ms += QUARTER_MS + 1;
  }
  expect(heard).toBe(50);
  expect((await signIn(owner, newAddress(), owner.codeOf())).status).toBe(429);
  expect((await signIn(owner, newAddress(), owner.recovery[0])).data).toMatchObject({ status: 'OK' });
  expect((await signIn(owner, owner.home, owner.codeOf())).data).toMatchObject({ status: 'OK' });
});

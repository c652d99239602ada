// @vitest-environment happy-dom
/** Two-factor sign-in: the client's stores with a real in-process operator. */
import { generateSync } from 'otplib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastCode } from '../../operator/testing/sentMessages.ts';
import { startTestOperator } from '../../operator/testing/startTestOperator.ts';
import type { TestOperator } from '../../operator/testing/startTestOperator.ts';
import { signInStore } from '../../../src/domains/auth/SignInStore.ts';
import { twoFactorStore } from '../../../src/domains/auth/twofactor/TwoFactorStore.ts';
import { twoFactorSettingsStore } from '../../../src/domains/security/TwoFactorSettingsStore.ts';
import { createCall } from '../../../src/lib/createCall.ts';
import { operatorFetch } from '../../../tests/fakes/operatorFetch.ts';
import { testRoot } from '../../../tests/fakes/testRoot.ts';

let operator: TestOperator;
let addresses = 0;
beforeAll(async () => {
  operator = await startTestOperator();
}, 120_000);
afterAll(() => operator.close());

/** A browser of its own at an address of its own. */
function visitor() {
  addresses += 1;
  const { fetch } = operatorFetch(operator, `10.11.0.${addresses}`);
  const call = createCall({
    baseUrl: 'http://site.test',
    fetch,
    locale: () => 'en',
    isFramed: false,
    bearer: () => null,
  });
  return testRoot({ call }).root;
}

/** Signs in by login and password, and returns the visit where a code is asked for. */
async function asked(email: string) {
  const root = visitor();
  const signIn = root.store(signInStore);
  signIn.form.fields.login.change(email);
  signIn.form.fields.password.change('otter-lamp-71');
  const result = await signIn.submit();
  const second = root.store(twoFactorStore);
  if (result.kind !== 'codeAsked') throw new Error('no code was asked for');
  second.begin(result.entry);
  const submit = async (code: string) => {
    second.form.fields.code.change(code);
    return (await second.submit()).kind;
  };
  return { root, second, submit };
}

async function signedIn(email: string) {
  const root = visitor();
  const signIn = root.store(signInStore);
  signIn.form.fields.login.change(email);
  signIn.form.fields.password.change('otter-lamp-71');
  expect((await signIn.submit()).kind).toBe('signedIn');
  return { root, settings: root.store(twoFactorSettingsStore) };
}

test('7-8, 7-10, 4-10, 8-21 an authenticator is switched on, and the next sign-in asks for its code', async () => {
  const { email, uid } = await operator.player();
  const { root, settings } = await signedIn(email);
  await settings.open(uid);
  await settings.start({ enable: true, type: 'authenticator' });
  const secret = settings.started?.secret ?? '';
  const code = (steps: number) => generateSync({ secret, epoch: Math.floor(operator.time.ms / 1000) + 30 * steps });
  settings.form.fields.code.change(code(0));
  await settings.confirm();
  expect([settings.recoveryCodes.length, root.session.account?.hasTwoFactor, settings.twoFactor?.kind]).toEqual([
    10,
    true,
    'authenticator',
  ]);

  const { second, submit, root: visit } = await asked(email);
  expect([second.entry?.kind, await submit(code(0)), second.form.fields.code.error?.code]).toEqual([
    'authenticator',
    'notYet',
    'wrongCode',
  ]);
  expect([await submit(code(1)), visit.session.uid, second.status]).toEqual(['signedIn', uid, 'none']);
  const again = await asked(email);
  again.second.switchKind();
  expect(await again.submit(settings.recoveryCodes[0] ?? '')).toBe('signedIn');
});

test('4-12, 4-14, 8-21 a contact’s code is sent at the sign-in; another has to wait for the operator’s time', async () => {
  const { email, uid } = await operator.player();
  const { settings } = await signedIn(email);
  await settings.start({ enable: true, type: 'contact', channel: 'email' });
  settings.form.fields.code.change(await lastCode(operator, email));
  await settings.confirm();

  const { second, submit, root } = await asked(email);
  expect([second.entry?.kind, second.entry?.contact, second.timer.seconds]).toEqual(['contact', 'p…@example.test', 60]);
  operator.time.ms += 15_000;
  expect([await submit(''), second.resent, second.timer.seconds]).toEqual(['notYet', 'awaited', 45]);
  operator.time.ms += 45_000;
  expect([await submit(''), second.resent, second.timer.seconds]).toEqual(['notYet', 'sent', 60]);
  const code = await lastCode(operator, email);
  operator.time.ms += 10 * 60_000;
  expect([await submit(code), second.form.fields.code.error?.code]).toEqual(['notYet', 'expiredCode']);
  await second.resend();
  expect([await submit(await lastCode(operator, email)), root.session.uid]).toEqual(['signedIn', uid]);
});

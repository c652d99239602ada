import { expect, test } from 'vitest';
import { fakeCall } from '../../../tests/fakes/fakeCall.ts';
import { FakeClock } from '../../../tests/fakes/FakeClock.ts';
import { signUpExtras } from '../../../tests/fakes/signUpExtras.ts';
import { wireAccount } from '../../../tests/fakes/wireSamples.ts';
import type { CallOutput } from '../../contract/index.ts';
import { ApiError } from '../../lib/errors.ts';
import { memoryStore } from '../../lib/keyValueStore.ts';
import { defaultSiteConfig } from '../../app/settings/testing/defaultSiteConfig.ts';
import { SessionStore } from '../session/SessionStore.ts';
import { createSignUpApi } from './signup/signUpApi.ts';
import { SignUpStore } from './SignUpStore.ts';
import { notYet, signedIn } from './SignInResult.ts';

/** A sign-up form filled in with a promo code and a character; `refusal` is the operator's. */
function signUp(refusal: ApiError | null = null) {
  const storage = memoryStore();
  storage.set('promo_code', 'WELCOME100');
  storage.set('is_betting', '1');
  const { call, calls } = fakeCall({
    'POST auth.register': () =>
      refusal === null ? { status: 'REGISTERED', payload: { uid: 7, token: null } } : Promise.reject(refusal),
    'GET account.getInfo': () => wireAccount(7),
    'GET metadata.getgeneralinfo': () => ({ default_currency: 'EUR' }) as CallOutput<'GET metadata.getgeneralinfo'>,
  });
  const clock = new FakeClock();
  const extras = signUpExtras(call, { storage, clock });
  const session = new SessionStore(call, clock);
  const store = new SignUpStore(createSignUpApi(call), session, 'en', defaultSiteConfig.auth, extras);
  store.form.fields['email']!.change('robin@example.test');
  store.form.fields['password']!.change('secret-1');
  store.form.fields['terms']!.change('1');
  extras.promo.prefill();
  extras.character.change('2');
  const sent = () => calls.filter(({ key }) => key === 'POST auth.register').map(({ input }) => input);
  return { store, extras, storage, clock, sent };
}

test('3-23, 3-24, 3-25 the registration sends the promo code and the character', async () => {
  const { store, sent } = signUp();
  expect(await store.submit()).toEqual(signedIn);
  expect(sent()).toMatchObject([{ promo_code: 'WELCOME100', character_id: '2' }]);
});

test('4-15 after it the form is empty, and the stored promo code and betting choice are removed', async () => {
  const { store, extras, storage, clock } = signUp();
  await store.submit();
  expect([extras.values(), extras.promo.isOpen, clock.waiting]).toEqual([
    { promo_code: '', character_id: '' },
    false,
    0,
  ]);
  expect([storage.get('promo_code'), storage.get('is_betting')]).toEqual([null, null]);
});

test('8-22, 4-15 a refusal is shown at the promo code and the character; nothing is lost', async () => {
  const refusal = new ApiError(
    'InvalidParameterException',
    422,
    { promo_code: [{ code: 'promoNotFound' }], character_id: [{ code: 'characterNotFound' }] },
    'no',
  );
  const { store, extras, storage } = signUp(refusal);
  expect(await store.submit()).toEqual(notYet);
  expect([store.problem, extras.promo.code.error?.code, extras.character.error?.code]).toEqual([
    null,
    'promoNotFound',
    'characterNotFound',
  ]);
  expect([extras.values(), storage.get('promo_code'), storage.get('is_betting')]).toEqual([
    { promo_code: 'WELCOME100', character_id: '2' },
    'WELCOME100',
    '1',
  ]);
});

test('5-56 an opened but empty promo code stops the registration, and every fault is shown at once', async () => {
  const { store, extras, sent } = signUp();
  extras.promo.change(' ');
  store.form.fields['email']!.change('nope');
  expect(await store.submit()).toEqual(notYet);
  expect([sent(), extras.promo.code.error?.code, store.form.fields['email']!.error?.code]).toEqual([
    [],
    'requiredField',
    'wrongEmailAddress',
  ]);
  store.form.fields['email']!.change('robin@example.test');
  expect([await store.submit(), sent()]).toEqual([notYet, []]);
});

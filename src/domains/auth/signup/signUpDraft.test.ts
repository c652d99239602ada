import { expect, test } from 'vitest';
import { fakeCall } from '../../../../tests/fakes/fakeCall.ts';
import { FakeClock, settle } from '../../../../tests/fakes/FakeClock.ts';
import { signUpExtras } from '../../../../tests/fakes/signUpExtras.ts';
import { fieldAnswers } from '../../../../tests/fakes/wireFields.ts';
import { defaultSiteConfig } from '../../../app/settings/testing/defaultSiteConfig.ts';
import { OpenDrafts } from '../../../kernel/forms/OpenDrafts.ts';
import { SessionStore } from '../../session/SessionStore.ts';
import { SignUpStore } from '../SignUpStore.ts';
import type { AuthType } from '../settings.ts';
import { createSignUpApi } from './signUpApi.ts';
import { signUpDraft } from './signUpDraft.ts';

const byPhone: AuthType = { id: 'phone', label: '', component: 'form', isFast: false, field: 'phone' };

/** The form on a document that has just been loaded. */
async function opened({ isLoaded = true } = {}) {
  const { call } = fakeCall(fieldAnswers);
  const session = new SessionStore(call, new FakeClock());
  const store = new SignUpStore(createSignUpApi(call), session, 'en', defaultSiteConfig.auth, signUpExtras(call));
  if (isLoaded) await store.load();
  const drafts = new OpenDrafts();
  /** The ways that were chosen. */
  const ways: string[] = [];
  drafts.hold(
    'signUp',
    signUpDraft(store, (id) => void ways.push(id)),
  );
  const enter = (name: string, value: string) => store.form.fields[name]?.change(value);
  const values = (...names: string[]) => names.map((name) => store.form.fields[name]?.value);
  return { store, drafts, ways, enter, values };
}

test('1-22 what a guest has typed is there after a load, with the fields of the country; no password, no consent', async () => {
  const first = await opened();
  await first.store.changeCountry('US');
  const typed = {
    email: 'ada@example.test',
    password: 'otter-lamp-71',
    terms: '1',
    first_name: 'Ada',
    region: 'US-NY',
  };
  for (const [name, value] of Object.entries(typed)) first.enter(name, value);
  const kept = first.drafts.collect(10_000, 'load');
  expect(kept).not.toMatch(/otter|terms/);

  const again = await opened();
  again.drafts.give(kept);
  await settle();
  expect(again.values('country', 'email', 'first_name', 'region', 'password', 'terms')).toEqual([
    'US',
    'ada@example.test',
    'Ada',
    'US-NY',
    '',
    '',
  ]);
});

test('1-22, 3-27 both contacts come back, each to its way to register, with the one that was chosen', async () => {
  const first = await opened();
  first.enter('email', 'ada@example.test');
  first.store.chooseType(byPhone);
  first.enter('phone_country_code', 'BR');
  first.enter('mobile', '11 91234 5678');
  const kept = first.drafts.collect(10_000, 'load');

  const again = await opened();
  again.drafts.give(kept);
  await settle();
  expect([again.ways, again.values('email', 'mobile')]).toEqual([['phone'], ['ada@example.test', undefined]]);
  // Loaded once more before the number's field has come.
  const third = await opened();
  third.drafts.give(again.drafts.collect(10_000, 'load'));
  await settle();
  third.store.chooseType(byPhone);
  expect(third.values('mobile', 'phone_country_code')).toEqual(['11 91234 5678', 'BR']);
});

test('1-22, 3-21 a number keeps the country that it was typed for, also where nobody chose that', async () => {
  const first = await opened();
  first.store.chooseType(byPhone);
  first.enter('mobile', '21 234 567');
  expect(first.store.phoneCountry.countryCode).toBe('LV');
  for (const kept of [
    first.drafts.collect(10_000, 'load'),
    (first.store.chooseType({ ...byPhone, id: 'email', field: 'email' }), first.drafts.collect(10_000, 'load')),
  ]) {
    // The way is chosen before the definitions have come, which say where the visitor is.
    const again = await opened({ isLoaded: false });
    again.drafts.give(kept);
    again.store.chooseType(byPhone);
    await settle();
    expect([again.values('mobile'), again.store.phoneCountry.countryCode]).toEqual([['21 234 567'], 'LV']);
  }
});

test('1-22, 3-25 a promo code comes back in its open field', async () => {
  const first = await opened();
  first.store.extras.promo.open(true);
  first.store.extras.promo.change('SPRING');
  const again = await opened();
  again.drafts.give(first.drafts.collect(10_000, 'load'));
  expect([again.store.extras.promo.isOpen, again.store.extras.promo.code.value]).toEqual([true, 'SPRING']);
});

test('1-22 what has been typed since the load stays', async () => {
  const first = await opened();
  first.enter('email', 'ada@example.test');
  const late = await opened();
  late.enter('email', 'robin@example.test');
  late.drafts.give(first.drafts.collect(10_000, 'load'));
  await settle();
  expect(late.values('email')).toEqual(['robin@example.test']);
});

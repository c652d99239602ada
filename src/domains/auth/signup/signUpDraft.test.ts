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
async function opened() {
  const { call } = fakeCall(fieldAnswers);
  const session = new SessionStore(call, new FakeClock());
  const store = new SignUpStore(createSignUpApi(call), session, 'en', defaultSiteConfig.auth, signUpExtras(call));
  await store.load();
  const drafts = new OpenDrafts();
  drafts.hold('signUp', signUpDraft(store));
  const enter = (name: string, value: string) => store.form.fields[name]?.change(value);
  const values = (...names: string[]) => names.map((name) => store.form.fields[name]?.value);
  return { store, drafts, enter, values };
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

test('1-22, 3-27 a number waits with its country until the form asks for numbers; what was typed since stays', async () => {
  const first = await opened();
  first.store.chooseType(byPhone);
  first.enter('phone_country_code', 'BR');
  first.enter('mobile', '11 91234 5678');
  const again = await opened();
  again.drafts.give(first.drafts.collect(10_000, 'load'));
  await settle();
  expect(again.values('mobile')).toEqual([undefined]);
  again.store.chooseType(byPhone);
  expect(again.values('mobile', 'phone_country_code')).toEqual(['11 91234 5678', 'BR']);

  const late = await opened();
  late.store.chooseType(byPhone);
  late.enter('mobile', '2025550123');
  late.drafts.give(first.drafts.collect(10_000, 'load'));
  await settle();
  expect(late.values('mobile')).toEqual(['2025550123']);
});

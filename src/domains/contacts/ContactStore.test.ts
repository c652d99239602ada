import { expect, test } from 'vitest';
import { FakeClock } from '../../../tests/fakes/FakeClock.ts';
import { deferred, fakeCall } from '../../../tests/fakes/fakeCall.ts';
import type { Answers } from '../../../tests/fakes/fakeCall.ts';
import { defaultSiteConfig } from '../../app/settings/testing/defaultSiteConfig.ts';
import { ApiError, NoAnswerError } from '../../lib/errors.ts';
import { memoryStore } from '../../lib/keyValueStore.ts';
import { createTestApp } from '../../../tests/fakes/testApp.ts';
import type { FieldRules } from '../../shared/validation/validatorConfig.ts';
import { wireProfile } from '../profile/testing/wireProfile.ts';
import { createContactsApi } from './api.ts';
import { contactsStore, ContactsStore } from './ContactsStore.ts';

const invalid = (data: object) =>
  new ApiError('InvalidParameterException', 422, data as Record<string, unknown>, 'invalid');
const refuse = (error: Error) => () => Promise.reject(error);

interface Held {
  readonly email: string;
  readonly phone: string;
  readonly isConfirmed: boolean;
}

const profileOf = (held: Held) =>
  wireProfile({
    contacts: [
      {
        type: 'email',
        contact: held.email,
        phone_country_code: null,
        is_confirmed: held.isConfirmed,
        is_subscribed: false,
      },
      {
        type: 'phone',
        contact: held.phone,
        phone_country_code: '371',
        is_confirmed: held.isConfirmed,
        is_subscribed: false,
      },
    ],
  });

/** A player with these contacts, whose operator takes everything. */
async function player(answers: Answers = {}, isConfirmed = false, validators: readonly FieldRules[] = []) {
  const held = { email: 'robin@example.test', phone: '37120123456', isConfirmed };
  const fake = fakeCall({
    'GET account.getprofileinfo': () => profileOf(held),
    'POST account.addcontact': ({ contact }) => {
      if (contact.includes('@')) held.email = contact;
      else held.phone = contact.replace(/\D/g, '');
      return 1;
    },
    'POST account.sendconfirmationtocontact': () => ({ resend_time: 60 }),
    'POST account.confirmContact': () => {
      held.isConfirmed = true;
      return 1;
    },
    ...answers,
  });
  const clock = new FakeClock();
  const store = new ContactsStore(createContactsApi(fake.call, { uid: 7 }), {
    clock,
    storage: memoryStore(),
    session: { account: null } as never,
    content: { config: { ...defaultSiteConfig, validators } } as never,
    locale: { code: 'en' } as never,
  });
  await store.list.open(7);
  return { store, clock, ...fake, keys: () => fake.keys().filter((key) => key.startsWith('POST')) };
}

test('4-37, 4-38 editing sets dirty; saving clears it, shows the operator’s value and sends a code', async () => {
  const { store, keys } = await player();
  const { email } = store;
  email.edit();
  const { contact } = email.form.fields;
  expect([contact.value, contact.isDirty]).toEqual(['robin@example.test', false]);
  contact.change('new@example.test');
  expect(contact.isDirty).toBe(true);
  expect(await email.save()).toBe(true);
  expect([contact.isDirty, email.isEditing, email.saved?.value]).toEqual([false, false, 'new@example.test']);
  expect(keys()).toEqual(['POST account.addcontact', 'POST account.sendconfirmationtocontact']);
  expect([email.isSent, email.timer.seconds]).toEqual([true, 60]);
});

test('4-38 a confirmation clears the code', async () => {
  const { store } = await player();
  const { email } = store;
  await email.send();
  email.codeForm.fields.code.change('123456');
  expect(await email.confirm()).toBe(true);
  const { code } = email.codeForm.fields;
  expect([code.value, code.isDirty, email.saved?.isConfirmed, email.isSent]).toEqual(['', false, true, false]);
});

test.each([
  ['email', 'x@example.test', 'wrongEmailAddress'],
  ['phone', '+371 20 999 999', 'wrongPhoneFormat'],
] as const)(
  '5-63 a refused %s is marked with the wrong-format message, and what was typed stays',
  async (type, typed, code) => {
    const { store } = await player({ 'POST account.addcontact': refuse(invalid({})) });
    const one = store[type];
    one.edit();
    one.form.fields.contact.change(typed);
    expect(await one.save()).toBe(false);
    expect(one.form.fields.contact).toMatchObject({ value: typed, isDirty: true, isValid: false, error: { code } });
    expect(one.isEditing).toBe(true);
  },
);

test('5-7, 5-24, 3-32 the configured rules of a phone and an e-mail reach the contacts', async () => {
  const { store } = await player({}, false, [
    { field: 'mobile', rules: [{ name: 'minLength', params: { min: '12' } }] },
    { field: 'email', rules: [{ name: 'regex', params: { pattern: '^.+@example\\.test$' } }] },
  ]);
  const faultOf = async (type: 'email' | 'phone', typed: string) => {
    store[type].edit();
    store[type].form.fields.contact.change(typed);
    return (await store[type].save()) ? null : store[type].form.fields.contact.error?.code;
  };
  expect(await faultOf('phone', '+371 20 123 456')).toBe('minLength');
  expect(await faultOf('phone', '+49 1511 234567')).toBe(null);
  expect(await faultOf('email', 'robin@elsewhere.test')).toBe('regex');
  expect(await faultOf('email', 'other@example.test')).toBe(null);
});

test('a contact whose proof the player has dismissed is not marked as wrong, and stays as typed', async () => {
  const { store } = await player({ 'POST account.addcontact': refuse(invalid({ proof: ['password'] })) });
  const one = store.email;
  one.edit();
  one.form.fields.contact.change('x@example.test');
  expect(await one.save()).toBe(false);
  expect(one.form.fields.contact).toMatchObject({ value: 'x@example.test', error: null });
  expect([one.isEditing, one.problem]).toEqual([true, null]);
});

test.each([
  ['phone', 'smsCode'],
  ['email', 'wrongCode'],
] as const)('5-63 a wrong code to the %s has its own message at the code', async (type, code) => {
  const { store } = await player({ 'POST account.confirmContact': refuse(invalid({ code: [{ code: 'wrongCode' }] })) });
  const one = store[type];
  one.codeForm.fields.code.change('000000');
  expect(await one.confirm()).toBe(false);
  expect(one.codeForm.fields.code).toMatchObject({ value: '000000', error: { code } });
});

test('an expired code says so, also for a phone', async () => {
  const { store } = await player({
    'POST account.confirmContact': refuse(invalid({ code: [{ code: 'expiredCode' }] })),
  });
  store.phone.codeForm.fields.code.change('000000');
  await store.phone.confirm();
  expect(store.phone.codeForm.fields.code.error?.code).toBe('expiredCode');
});

test('a contact that another account has is told above the form', async () => {
  const { store } = await player({
    'POST account.confirmContact': refuse(invalid({ contact: [{ code: 'emailTaken' }] })),
  });
  store.email.codeForm.fields.code.change('123456');
  await store.email.confirm();
  expect(store.email.problem?.code).toBe('taken');
});

test('4-14 a code asked for too early counts as sent, with the seconds left', async () => {
  const early = new ApiError('TooManyRequestsException', 429, { resend_time: 42, retry_after: 42 }, 'early', 42);
  const { store, clock } = await player({ 'POST account.sendconfirmationtocontact': refuse(early) });
  expect(await store.email.send()).toBe(true);
  expect([store.email.timer.seconds, store.email.problem]).toEqual([42, null]);
  await clock.advance(2_000);
  expect(store.email.timer.seconds).toBe(40);
});

test('other refusals and lost answers are told', async () => {
  const many = new ApiError('TooManyRequestsException', 429, { retry_after: 90 }, 'many', 90);
  const { store, answers } = await player({ 'POST account.sendconfirmationtocontact': refuse(many) });
  expect(await store.email.send()).toBe(false);
  expect(store.email.problem).toEqual({ code: 'tooMany', seconds: 90 });
  answers['POST account.sendconfirmationtocontact'] = refuse(new NoAnswerError('network'));
  await store.email.send();
  expect([store.email.problem?.code, store.email.isSending]).toEqual(['noAnswer', false]);
});

test('two presses send one message', async () => {
  const answer = deferred<{ resend_time: number }>();
  const { store, keys } = await player({ 'POST account.sendconfirmationtocontact': () => answer.promise });
  const both = [store.email.send(), store.email.send()];
  answer.resolve({ resend_time: 60 });
  expect(await Promise.all(both)).toEqual([true, false]);
  expect(keys()).toHaveLength(1);
});

test('a confirmed contact is not sent a code', async () => {
  const { store, keys } = await player({}, true);
  expect(await store.email.send()).toBe(false);
  expect(keys()).toEqual([]);
});

test('4-38 another player finds no code, error or problem of the one before at either contact', async () => {
  const app = createTestApp({
    uid: 7,
    answers: {
      'GET account.getprofileinfo': () => profileOf({ email: 'a@b.test', phone: '37120123456', isConfirmed: false }),
      'POST account.confirmContact': refuse(invalid({ contact: [{ code: 'taken' }] })),
    },
  });
  const store = app.store(contactsStore);
  await store.list.open(7);
  for (const one of [store.email, store.phone]) {
    one.edit();
    one.form.fields.contact.change('typed');
    one.codeForm.fields.code.change('123456');
    await one.confirm();
    expect(one.problem?.code).toBe('taken');
  }
  app.signIn(8);
  const next = app.store(contactsStore);
  expect(next.list.all).toBeNull();
  for (const one of [next.email, next.phone])
    expect([one.problem, one.isEditing, one.form.fields.contact.value, one.codeForm.fields.code.value]).toEqual([
      null,
      false,
      '',
      '',
    ]);
});

test('4-38 saving a contact that stays as it is sends no second code', async () => {
  const { store, keys } = await player();
  store.email.edit();
  expect(await store.email.save()).toBe(true);
  expect(keys()).toEqual(['POST account.addcontact']);
});

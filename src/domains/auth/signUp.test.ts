import { expect, test } from 'vitest';
import { deferred, fakeCall } from '../../../tests/fakes/fakeCall.ts';
import type { Answers } from '../../../tests/fakes/fakeCall.ts';
import { FakeClock } from '../../../tests/fakes/FakeClock.ts';
import { signUpExtras } from '../../../tests/fakes/signUpExtras.ts';
import { fieldAnswers, wireFieldsOf } from '../../../tests/fakes/wireFields.ts';
import { wireAccount } from '../../../tests/fakes/wireSamples.ts';
import { ApiError, NoAnswerError } from '../../lib/errors.ts';
import type { AuthSettings, AuthType } from './settings.ts';
import { defaultSiteConfig } from '../../app/settings/testing/defaultSiteConfig.ts';
import { SessionStore } from '../session/SessionStore.ts';
import { createSignUpApi } from './signup/signUpApi.ts';
import { SignUpStore } from './SignUpStore.ts';
import { notYet, signedIn } from './SignInResult.ts';

const right: Answers = {
  ...fieldAnswers,
  'POST auth.register': () => ({ status: 'REGISTERED', payload: { uid: 7, token: null } }),
  'GET account.getInfo': () => wireAccount(7),
};
const way = (more: Partial<AuthType>): AuthType => ({
  id: 'x',
  label: '',
  component: 'form',
  isFast: false,
  field: 'email',
  ...more,
});

interface Given {
  readonly answers?: Answers;
  readonly config?: Partial<AuthSettings>;
}

/** A form whose fields are loaded, and that is filled so that it may be sent. */
async function signUp({ answers = {}, config = {} }: Given = {}) {
  const operator = fakeCall({ ...right, ...answers });
  const session = new SessionStore(operator.call, new FakeClock());
  const whole = { ...defaultSiteConfig.auth, ...config };
  const store = new SignUpStore(createSignUpApi(operator.call), session, 'ru', whole, signUpExtras(operator.call));
  await store.load();
  const enter = (name: string, value: string) => store.form.fields[name]!.change(value);
  const value = (name: string) => store.form.fields[name]?.value;
  enter('email', 'robin@example.test');
  enter('password', 'secret-1');
  if (whole.terms.isActive) enter('terms', '1');
  const sent = () => operator.calls.find(({ key }) => key === 'POST auth.register')?.input;
  const shown = () => store.fields.map(({ sysname }) => sysname);
  return { store, session, operator, enter, value, sent, shown };
}
const refused = (data: Record<string, unknown>, message = 'no'): Answers => ({
  'POST auth.register': () => Promise.reject(new ApiError('InvalidParameterException', 422, data, message)),
});

test('3-20 the form has the operator’s fields, the contact first, and starts with its values', async () => {
  const { shown, value } = await signUp();
  expect(shown()).toEqual(['email', 'password', 'country', 'currency']);
  expect([value('country'), value('currency')]).toEqual(['LV', 'USD']);
});

test('3-23, 3-24 a registration sends its fields, language, terms and news; the session begins and the form is reset', async () => {
  const { store, session, sent, enter, value } = await signUp();
  enter('currency', 'EUR');
  expect(await store.submit()).toEqual(signedIn);
  expect(sent()).toEqual({
    email: 'robin@example.test',
    password: 'secret-1',
    country: 'LV',
    currency: 'EUR',
    locale: 'ru',
    terms: true,
    notify: false,
    is_betting: false,
    promo_code: '',
    character_id: '',
  });
  expect([session.uid, value('email'), value('terms'), value('currency')]).toEqual([7, '', '', 'USD']);
});

test('3-27, 7-28 a registration by phone leads with the number, and sends it with its country', async () => {
  const { store, sent, enter, shown, value } = await signUp();
  store.chooseType(way({ field: 'phone' }));
  expect(shown()).toEqual(['mobile', 'password', 'country', 'currency']);
  expect(value('phone_country_code')).toBe('LV');
  await store.submit();
  expect(store.form.fields['mobile']?.error?.code).toBe('insertPhoneNumber');
  enter('mobile', '2000');
  await store.submit();
  expect(store.form.fields['mobile']?.error?.code).toBe('wrongPhoneFormat');
  enter('mobile', '20007007');
  expect(await store.submit()).toEqual(signedIn);
  expect(sent()).toMatchObject({ phone: '37120007007', phone_country_code: 'LV' });
  expect(sent()).not.toHaveProperty('email');
});

test('3-27 what was typed stays when the way to register changes and changes back', async () => {
  const { store, value, enter } = await signUp();
  enter('currency', 'EUR');
  store.chooseType(way({ field: 'phone' }));
  enter('mobile', '20007007');
  store.chooseType(way({ field: 'email' }));
  expect([value('email'), value('mobile'), value('currency')]).toEqual(['robin@example.test', undefined, 'EUR']);
  store.chooseType(way({ field: '' }));
  expect([value('email'), value('mobile'), value('password')]).toEqual(['robin@example.test', '20007007', 'secret-1']);
});

test('3-27 the first way of the configuration that has a form is the default', async () => {
  const registrationTypes = [way({ id: 'social', component: 'social', field: '' }), way({ id: 'tel', field: 'phone' })];
  const { call } = fakeCall(right);
  const config = { ...defaultSiteConfig.auth, registrationTypes };
  const byPhone = new SignUpStore(
    createSignUpApi(call),
    new SessionStore(call, new FakeClock()),
    'en',
    config,
    signUpExtras(call),
  );
  expect([byPhone.type?.id, byPhone.fields[0]?.sysname]).toEqual(['tel', 'mobile']);
});

test('4-20 a fast registration has the required fields alone', async () => {
  const { store, shown } = await signUp();
  await store.changeCountry('US');
  expect(shown()).toContain('first_name');
  store.chooseType(way({ component: 'fast', isFast: true }));
  expect(shown()).toEqual(['email', 'password', 'country', 'currency', 'region']);
});

test('4-18 another country brings its fields; what was typed stays, region, currency and document begin anew', async () => {
  const { store, value, enter, shown, operator } = await signUp();
  enter('currency', 'EUR');
  await store.changeCountry('BR');
  expect(shown()).toContain('document_number');
  expect([value('email'), value('currency'), value('document_type')]).toEqual(['robin@example.test', 'EUR', 'cpf']);
  enter('first_name', 'Ana');
  enter('region', 'BR-SP');
  enter('document_type', 'rg');
  await store.changeCountry('US');
  expect([value('first_name'), value('region'), value('currency')]).toEqual(['Ana', '', '']);
  expect([value('document_type'), value('country')]).toEqual([undefined, 'US']);
  await store.changeCountry('LV');
  expect([value('currency'), value('first_name')]).toEqual(['', undefined]);
  expect(
    operator.calls.filter(({ key }) => key === 'GET account.getPersonalDataFields').map(({ input }) => input),
  ).toEqual([{ country: '' }, { country: 'BR' }, { country: 'US' }, { country: 'LV' }]);
});

test('4-18, 4-16 fields of a country that was left meanwhile are dropped; the state tells that fields are loading', async () => {
  const late = deferred<{ items: ReturnType<typeof wireFieldsOf> }>();
  const { store, shown } = await signUp({
    answers: {
      'GET account.getPersonalDataFields': ({ country = '' }) =>
        country === 'BR' ? late.promise : { items: wireFieldsOf(country) },
    },
  });
  const first = store.changeCountry('BR');
  expect(store.personal.fields.status).toBe('loading');
  await store.changeCountry('US');
  late.resolve({ items: wireFieldsOf('BR') });
  await first;
  expect([store.personal.fields.status, shown().includes('document_number'), shown().includes('region')]).toEqual([
    'ready',
    false,
    true,
  ]);
});

test('4-18 the country of the phone number follows, unless a number was typed', async () => {
  const { store, value, enter } = await signUp();
  store.chooseType(way({ field: 'phone' }));
  await store.changeCountry('US');
  expect([value('phone_country_code'), store.phoneCountry.phoneCode]).toEqual(['US', '1']);
  enter('mobile', '2025550123');
  await store.changeCountry('BR');
  expect(value('phone_country_code')).toBe('US');
});

test('4-16 a form whose new fields failed to load is not sent with those of another country', async () => {
  let isDown = true;
  const { store, operator } = await signUp({
    answers: {
      'GET account.getPersonalDataFields': ({ country = '' }) =>
        country === 'US' && isDown ? Promise.reject(new NoAnswerError('network')) : { items: wireFieldsOf(country) },
    },
  });
  await store.changeCountry('US');
  expect(await store.submit()).toEqual(notYet);
  expect([store.problem?.code, store.personal.fields.status]).toEqual(['noAnswer', 'failed']);
  isDown = false;
  expect(await store.submit()).toEqual(notYet);
  expect(store.fields.map(({ sysname }) => sysname)).toContain('region');
  expect(operator.keys()).not.toContain('POST auth.register');
});

test('3-67, 4-16 without any definitions contact and password are sent, and the operator decides on the rest', async () => {
  const { store, shown, sent } = await signUp({
    answers: { 'GET account.getPersonalDataFields': () => Promise.reject(new NoAnswerError('network')) },
  });
  expect(shown()).toEqual(['email', 'password']);
  expect(await store.submit()).toEqual(signedIn);
  expect(sent()).not.toHaveProperty('currency');
});

test('3-9 the currencies are those that are available now', async () => {
  const { store } = await signUp();
  await store.changeCountry('JP');
  const optionsOf = () => store.fields.find(({ sysname }) => sysname === 'currency')?.options.map(({ id }) => id);
  expect(optionsOf()).toEqual(['JPY', 'USD']);
  store.personal.currencies.adopt('all', { available: ['USD'], usual: 'USD' });
  expect(optionsOf()).toEqual(['USD']);
});

test('4-20 with the strategy "submit" a field shows no error before the first submission', async () => {
  const { store, enter } = await signUp({ config: { validationStrategy: 'submit' } });
  enter('email', 'robin');
  store.form.fields['email']?.blur();
  expect(store.form.fields['email']?.error).toBeNull();
  await store.submit();
  expect(store.form.fields['email']?.error?.code).toBe('wrongEmailAddress');
});

test('4-18, 3-28 a document type that the next country has, too, begins anew by the currency conditions', async () => {
  const { store, value, enter } = await signUp({
    answers: { 'GET account.getPersonalDataFields': () => ({ items: wireFieldsOf('BR') }) },
    config: { currencyConditions: { ...defaultSiteConfig.auth.currencyConditions, changeCountryValue: 'firstValue' } },
  });
  enter('document_type', 'rg');
  await store.changeCountry('PT');
  expect(value('document_type')).toBe('cpf');
});

test('4-15 a second submission during the first has no effect', async () => {
  const gate = deferred<{ status: 'REGISTERED'; payload: { uid: number; token: null } }>();
  const { store, operator } = await signUp({ answers: { 'POST auth.register': () => gate.promise } });
  const first = store.submit();
  expect([await store.submit(), store.isBusy]).toEqual([notYet, true]);
  gate.resolve({ status: 'REGISTERED', payload: { uid: 7, token: null } });
  expect([await first, store.isBusy]).toEqual([signedIn, false]);
  expect(operator.keys().filter((key) => key === 'POST auth.register')).toHaveLength(1);
});

test('4-15 a registration whose session was not kept is not a success, and says how to go on', async () => {
  const { store, value } = await signUp({ answers: { 'GET account.getInfo': () => wireAccount(0) } });
  expect(await store.submit()).toEqual(notYet);
  expect([store.problem?.code, value('email')]).toEqual(['noSession', 'robin@example.test']);
});

test.each([true, false])('3-23, 3-33 a hidden checkbox sends its configured %s', async (isChecked) => {
  const box = { isActive: false, isChecked };
  const { store, sent } = await signUp({ config: { terms: box, notify: box, markBetting: box } });
  await store.submit();
  expect(sent()).toMatchObject({ terms: isChecked, notify: isChecked, is_betting: isChecked });
});

test('8-22 a refusal of no field on screen is told in the operator’s words', async () => {
  const terms = refused({ terms: [{ code: 'uncheckedCheckbox' }] }, 'Some fields are not valid');
  const hidden = await signUp({ answers: terms, config: { terms: { isActive: false, isChecked: false } } });
  await hidden.store.submit();
  expect(hidden.store.problem).toEqual({ code: 'failed', seconds: 0, message: 'Some fields are not valid' });
  const visible = await signUp({ answers: terms });
  await visible.store.submit();
  expect([visible.store.problem, visible.store.form.fields['terms']?.error?.code]).toEqual([null, 'uncheckedCheckbox']);
  const fieldless = await signUp({ answers: refused({}, 'Registration is closed today') });
  await fieldless.store.submit();
  expect(fieldless.store.problem?.message).toBe('Registration is closed today');
});

test('8-22, 5-64 a refusal of the phone number is shown at the form’s mobile', async () => {
  const { store, enter } = await signUp({ answers: refused({ phone: [{ code: 'phoneTaken' }] }) });
  store.chooseType(way({ field: 'phone' }));
  enter('mobile', '20007007');
  expect(await store.submit()).toEqual(notYet);
  expect([store.problem, store.form.fields['mobile']?.error?.code]).toEqual([null, 'phoneTaken']);
});

/** A registration whose answer is lost after the account was created, submitted again with this password. */
async function cutAndRepeated(secondPassword: string) {
  let tries = 0;
  const made = await signUp({
    answers: {
      'POST auth.register': () => {
        tries += 1;
        const taken = { email: [{ code: 'emailTaken' }] };
        return Promise.reject(
          tries === 1 ? new NoAnswerError('network') : new ApiError('InvalidParameterException', 422, taken, 'taken'),
        );
      },
      'POST auth.login': ({ password }) =>
        password === 'secret-1'
          ? { status: 'OK', payload: { uid: 7, token: null } }
          : Promise.reject(new ApiError('AuthorizationException', 401, {}, 'wrong')),
    },
  });
  const first = await made.store.submit();
  const said = made.store.problem?.code;
  made.enter('password', secondPassword);
  return { ...made, first, said, second: await made.store.submit() };
}

test('3-23 a registration whose answer was lost after the account was created: the same entry signs in', async () => {
  const { first, said, second, session } = await cutAndRepeated('secret-1');
  expect([first, said, second, session.uid]).toEqual([notYet, 'noAnswer', signedIn, 7]);
});

test('3-23 with another password it reports that the e-mail is taken', async () => {
  const { second, session, store } = await cutAndRepeated('secret-2');
  expect([second, session.isPlayer, store.form.fields['email']?.error?.code]).toEqual([notYet, false, 'emailTaken']);
});

test('3-23 a taken e-mail does not sign in unless an answer was lost', async () => {
  const { store, operator } = await signUp({ answers: refused({ email: [{ code: 'emailTaken' }] }) });
  await store.submit();
  expect([store.form.fields['email']?.error?.code, operator.keys().includes('POST auth.login')]).toEqual([
    'emailTaken',
    false,
  ]);
});

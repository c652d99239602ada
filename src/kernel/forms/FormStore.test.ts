import { expect, test } from 'vitest';
import { deferred } from '../../../tests/fakes/fakeCall.ts';
import { ApiError, NoAnswerError } from '../../lib/errors.ts';
import { emailField } from '../../shared/validation/email.ts';
import { required } from '../../shared/validation/required.ts';
import { formRules } from '../../shared/validation/ruleSet.ts';
import { FormStore } from './FormStore.ts';
import type { FieldDefinition } from './FormStore.ts';

const form = () =>
  new FormStore({
    email: { initial: '', validate: emailField, normalise: (value) => value.trim() },
    mobile: { initial: '+371', validate: required('insertPhoneNumber') },
    note: { initial: '', validate: null },
  });
const refusal = (data: Record<string, unknown>) => new ApiError('InvalidParameterException', 422, data, 'no');

test('3-19 a field starts with its value, without error, untouched; valid or not by its own rule', () => {
  const { fields } = form();
  expect([fields.email.value, fields.email.error, fields.email.isDirty, fields.email.isValid]).toEqual([
    '',
    null,
    false,
    false,
  ]);
  expect([fields.mobile.value, fields.mobile.isValid, fields.note.isValid]).toEqual(['+371', true, true]);
});

test('3-19 typing makes a field dirty; an error appears when the field loses focus, and disappears as soon as it no longer holds', () => {
  const { email } = form().fields;
  email.blur();
  expect(email.error).toBeNull();
  email.change('ro');
  expect([email.isDirty, email.error]).toEqual([true, null]);
  email.blur();
  expect(email.error?.code).toBe('wrongEmailAddress');
  email.change('');
  expect(email.error?.code).toBe('insertEmailAddress');
  email.change('robin@example.test');
  expect(email.error).toBeNull();
});

test('surrounding spaces are trimmed for validation and sending, but not in the input', () => {
  const store = form();
  const { fields } = store;
  fields.email.change('  robin@example.test ');
  fields.email.blur();
  expect([fields.email.value, fields.email.error, fields.email.normalised]).toEqual([
    '  robin@example.test ',
    null,
    'robin@example.test',
  ]);
  expect(store.values()).toEqual({ email: 'robin@example.test', mobile: '+371', note: '' });
});

test('check marks every invalid field and returns the first', () => {
  const store = form();
  store.fields.mobile.change(' ');
  expect(store.check()).toBe('email');
  expect([store.fields.email.error?.code, store.fields.mobile.error?.code, store.fields.note.error]).toEqual([
    'insertEmailAddress',
    'insertPhoneNumber',
    null,
  ]);
});

test('4-15 a second submission during the first has no effect; after it another is possible', async () => {
  const store = form();
  store.fields.email.change('robin@example.test');
  const gate = deferred<void>();
  let runs = 0;
  const run = () => {
    runs += 1;
    return gate.promise;
  };
  const first = store.submit(run);
  expect(await store.submit(run)).toEqual({ kind: 'held' });
  expect([runs, store.isSubmitting]).toEqual([1, true]);
  gate.resolve();
  await first;
  expect(store.isSubmitting).toBe(false);
  await store.submit(run);
  expect(runs).toBe(2);
});

test('4-15 a submission that throws releases the form and answers why', async () => {
  const store = form();
  store.fields.email.change('robin@example.test');
  const error = new NoAnswerError('network');
  expect(await store.submit(() => Promise.reject(error))).toEqual({ kind: 'failed', error });
  expect(store.isSubmitting).toBe(false);
});

test('8-22 a submission refused at a field shows it there and answers so', async () => {
  const store = form();
  store.fields.email.change('robin@example.test');
  const error = refusal({ email: [{ code: 'emailTaken' }] });
  expect(await store.submit(() => Promise.reject(error))).toEqual({ kind: 'refused' });
  expect(store.fields.email.error?.code).toBe('emailTaken');
});

test('4-15 a submission answers what it resolved to', async () => {
  const store = form();
  store.fields.email.change('robin@example.test');
  expect(await store.submit(() => Promise.resolve(7))).toEqual({ kind: 'done', value: 7 });
});

test('a form with an invalid field is not sent', async () => {
  const store = form();
  let runs = 0;
  expect(await store.submit(async () => void (runs += 1))).toEqual({ kind: 'held' });
  expect([runs, store.fields.email.error?.code, store.isSubmitting]).toEqual([0, 'insertEmailAddress', false]);
});

test("5-1, 8-22 the operator's first error of each field is shown at the field, with its parameters", () => {
  const store = form();
  const isTaken = store.refuse(
    refusal({ email: [{ code: 'emailTaken', params: { days: 3 } }, { code: 'email' }], strange: [{ code: 'x' }] }),
  );
  expect([isTaken, store.fields.email.error, store.fields.mobile.error]).toEqual([
    true,
    { code: 'emailTaken', params: { days: '3' } },
    null,
  ]);
});

test('5-64 an operator error for phone is shown at the form’s mobile', () => {
  const store = form();
  expect(store.refuse(refusal({ phone: [{ code: 'wrongPhoneFormat' }] }))).toBe(true);
  expect(store.fields.mobile.error?.code).toBe('wrongPhoneFormat');
});

test('5-64 an operator error for mobile is shown at the form’s phone', () => {
  const store = new FormStore({ phone: { initial: '', validate: null } });
  expect(store.refuse(refusal({ mobile: [{ code: 'wrongPhoneFormat' }] }))).toBe(true);
  expect(store.fields.phone.error?.code).toBe('wrongPhoneFormat');
});

test('8-22 errors of other fields, and errors without fields, are left to the caller', () => {
  const store = form();
  const refused = [
    refusal({}),
    refusal({ strange: [{ code: 'x' }] }),
    refusal({ email: 'text' }),
    new NoAnswerError('timeout'),
    null,
  ].map((error) => store.refuse(error));
  expect(refused).toEqual([false, false, false, false, false]);
});

test('3-19 a field that the operator refused is invalid until it changes', () => {
  const store = form();
  const { email } = store.fields;
  email.change('robin@example.test');
  expect(email.isValid).toBe(true);
  store.refuse(refusal({ email: [{ code: 'emailTaken' }] }));
  expect([email.isValid, email.error?.code]).toEqual([false, 'emailTaken']);
  email.change('robin2@example.test');
  expect([email.isValid, email.error]).toEqual([true, null]);
});

test('4-15 a form after reset is in its initial state', () => {
  const { email } = form().fields;
  email.change('x');
  email.blur();
  email.reset();
  expect([email.value, email.error, email.isDirty]).toEqual(['', null, false]);
});

const named = (name: string, validate: FieldDefinition['validate'] = null): Record<string, FieldDefinition> => ({
  [name]: { initial: '', validate },
});

test('3-32 a configured rule is judged after the field’s own', () => {
  const rules = formRules([{ field: 'login', rules: [{ name: 'minLength', params: { min: '3' } }] }], 'en');
  const form = new FormStore(named('login', required('requiredField')), rules);
  const codes = ['', 'ab', 'abc'].map((text) => {
    form.fields['login']?.change(text);
    return form.check() && form.fields['login']?.error?.code;
  });
  expect(codes).toEqual(['requiredField', 'minLength', null]);
});

test('5-24 sameAs reads the other field of the form as it is now', () => {
  const rules = formRules([{ field: 'repeated', rules: [{ name: 'sameAs', params: { field: 'password' } }] }], 'en');
  const form = new FormStore({ ...named('password'), ...named('repeated') }, rules);
  form.fields['password']?.change('one');
  form.fields['repeated']?.change('one');
  expect(form.check()).toBeNull();
  form.fields['password']?.change('two');
  expect(form.check()).toBe('repeated');
});

test('5-64 a field that prevents emoji drops them as they are typed', () => {
  const form = new FormStore({ name: { initial: '', validate: null, preventEmoji: true } });
  form.fields.name.change('Ann🎉 José 👩‍👩‍👧');
  expect(form.fields.name.value).toBe('Ann José ');
  expect(form.fields.name.isDirty).toBe(true);
});

test('4-20 with the strategy "submit" no error appears before the first submission, then as usual', async () => {
  const store = new FormStore({ email: { initial: '', validate: emailField } }, () => null, 'submit');
  const { email } = store.fields;
  email.change('robin');
  email.blur();
  expect(email.error).toBeNull();
  await store.submit(() => Promise.reject(new Error('an invalid form is not sent')));
  expect(email.error?.code).toBe('wrongEmailAddress');
  email.change('robin@example.test');
  email.change('robin');
  email.blur();
  expect(email.error?.code).toBe('wrongEmailAddress');
  store.reset();
  email.change('robin');
  email.blur();
  expect(email.error).toBeNull();
});

test('4-15 after reset a field that was left out comes back empty', () => {
  const definition = { initial: '', validate: null };
  const store = new FormStore<string>({ email: definition, password: definition });
  store.fields['password']!.change('secret-1');
  store.arrange({ email: definition });
  store.reset();
  store.arrange({ email: definition, password: definition });
  expect(store.values()).toEqual({ email: '', password: '' });
});

test('4-18 fields come and go; those that stay or come back keep what was typed, untouched ones start anew', () => {
  const store = new FormStore<string>({
    name: { initial: '', validate: null },
    city: { initial: 'Riga', validate: null },
  });
  const { name } = store.fields;
  name!.change('Ada');
  store.arrange({ name: { initial: '', validate: required() }, code: { initial: 'LV', validate: null } });
  expect(store.values()).toEqual({ name: 'Ada', code: 'LV' });
  expect(store.fields['name']).toBe(name);
  store.arrange({ city: { initial: 'Paris', validate: null } });
  expect(store.values()).toEqual({ city: 'Paris' });
  store.arrange({ name: { initial: '', validate: null } });
  expect(store.values()).toEqual({ name: 'Ada' });
  store.arrange({ name: { initial: 'Bea', validate: null } });
  expect(store.values()).toEqual({ name: 'Ada' });
});

test('4-18 a shown error is judged by the new rule of its field', () => {
  const store = new FormStore<string>({ name: { initial: '', validate: emailField } });
  store.fields['name']!.change('Ada');
  store.check();
  expect(store.fields['name']!.error?.code).toBe('wrongEmailAddress');
  store.arrange({ name: { initial: '', validate: required() } });
  expect(store.fields['name']!.error).toBeNull();
});

import { expect, test } from 'vitest';
import { deferred, fakeCall } from '../../../../tests/fakes/fakeCall.ts';
import type { Answers } from '../../../../tests/fakes/fakeCall.ts';
import { settle } from '../../../../tests/fakes/FakeClock.ts';
import type { CallOutput } from '../../../contract/index.ts';
import { ApiError, NoAnswerError } from '../../../lib/errors.ts';
import { formRules } from '../../../shared/validation/ruleSet.ts';
import { createProfileApi } from '../api.ts';
import { ProfileStore } from '../ProfileStore.ts';
import { wireProfile } from '../testing/wireProfile.ts';
import { createTestApp } from '../../../../tests/fakes/testApp.ts';
import { settingsStore } from '../SettingsStore.ts';
import { wireProfileFields } from '../testing/wireProfileFields.ts';
import { PersonalDataStore } from './PersonalDataStore.ts';

type Wire = CallOutput<'GET account.getprofileinfo'>;

async function opened(known: Partial<Wire> = {}, more: Answers = {}, rules = formRules([], 'en')) {
  const wire = { ...wireProfile({ birth_date: '1990-12-10', ...known }) };
  const operator = fakeCall({
    'GET account.getprofileinfo': () => wire,
    'GET account.getPersonalDataFields': ({ country = '' }) => ({
      items: [...wireProfileFields({ country, countryLock: wire.country_code === '' ? '' : 'given' })],
    }),
    'POST account.saveProfileInfo': () => 1,
    ...more,
  });
  const api = createProfileApi(operator.call);
  const source = new ProfileStore(api.profile);
  let saves = 0;
  const store = new PersonalDataStore(api, source, rules, async () => void (saves += 1));
  await source.open(7);
  await store.load();
  const field = (name: string) => store.form.fields[name]!;
  const sent = () =>
    operator.calls.filter(({ key }) => key === 'POST account.saveProfileInfo').map(({ input }) => input);
  return { store, operator, field, sent, saves: () => saves };
}

test('3-14, 3-15 the form starts with what the operator knows; typing and taking back is no change', async () => {
  const { store, field } = await opened();
  expect([field('first_name').value, field('birth_date').value, field('country').value]).toEqual([
    'Robin',
    '10.12.1990',
    'LV',
  ]);
  expect([store.isChanged, store.canSave]).toEqual([false, false]);
  field('home_town').change('Riga ');
  expect([store.isChanged, store.canSave]).toEqual([true, true]);
  field('home_town').change(' ');
  expect(store.isChanged).toBe(false);
});

test('7-19 saving sends everything as it travels, and clears dirty', async () => {
  const { store, field, sent, saves } = await opened();
  field('home_town').change(' Riga');
  field('sex').change('2');
  expect(await store.save()).toBe(true);
  expect(sent()).toEqual([
    {
      first_name: 'Robin',
      middle_name: '',
      last_name: 'Player',
      sex: 2,
      birth_date: '1990-12-10',
      country: 'LV',
      region: '',
      home_town: 'Riga',
      address: '',
      postcode: '',
      document_type: '',
      document_number: '',
    },
  ]);
  expect([store.isSaved, store.isChanged, saves(), field('home_town').isDirty]).toEqual([true, false, 1, false]);
  field('home_town').change('Liepaja');
  expect(store.isSaved).toBe(false);
});

test('8-18 a result that is not 1 fails to save: a notice, and nothing typed is lost', async () => {
  const { store, field, saves } = await opened({}, { 'POST account.saveProfileInfo': () => 0 });
  field('home_town').change('Riga');
  expect(await store.save()).toBe(false);
  expect([store.problem, field('home_town').value, store.isChanged, saves()]).toEqual([
    { code: 'notSaved', seconds: 0 },
    'Riga',
    true,
    0,
  ]);
});

test.each([
  [new NoAnswerError('network'), 'noAnswer'],
  [new ApiError('TooManyRequestsException', 429, {}, '', 9), 'tooMany'],
  [new ApiError('InternalServerErrorException', 500, {}, ''), 'failed'],
])('7-19 a failed save says why and keeps the text: %s', async (error, code) => {
  const { store, field } = await opened({}, { 'POST account.saveProfileInfo': () => Promise.reject(error) });
  field('home_town').change('Riga');
  await store.save();
  expect([store.problem?.code, field('home_town').value]).toEqual([code, 'Riga']);
});

test('7-19, 8-22 the operator’s errors appear at their fields', async () => {
  const refused = new ApiError('InvalidParameterException', 422, { home_town: [{ code: 'wrongField' }] }, '');
  const { store, field } = await opened({}, { 'POST account.saveProfileInfo': () => Promise.reject(refused) });
  field('home_town').change('Riga');
  expect(await store.save()).toBe(false);
  expect([field('home_town').error?.code, store.problem]).toEqual(['wrongField', null]);
});

test('7-19 a double submission is sent once', async () => {
  const answer = deferred<number>();
  const { store, field, sent } = await opened({}, { 'POST account.saveProfileInfo': () => answer.promise });
  field('home_town').change('Riga');
  const both = Promise.all([store.save(), store.save()]);
  await settle();
  field('home_town').change('Liepaja');
  answer.resolve(1);
  await both;
  expect(sent()).toHaveLength(1);
  expect([field('home_town').value, store.isChanged]).toEqual(['Liepaja', true]);
});

test('5-25, 5-29 fields are judged by their definitions before anything is sent', async () => {
  const { store, field, sent } = await opened({ birth_date: '' });
  field('first_name').change('R2D2');
  field('birth_date').change('31.12.2020');
  expect(await store.save()).toBe(false);
  expect([field('first_name').error?.code, field('birth_date').error?.code, sent()]).toEqual([
    'wrongField',
    'underAge',
    [],
  ]);
});

test('3-32 configured rules hold, but not for what is locked', async () => {
  const rules = formRules(
    [
      { field: 'home_town', rules: [{ name: 'maxLength', params: { max: '3' } }] },
      { field: 'country', rules: [{ name: 'minLength', params: { min: '3' } }] },
    ],
    'en',
  );
  const { store, field } = await opened({}, {}, rules);
  field('home_town').change('Riga');
  expect(await store.save()).toBe(false);
  expect([field('home_town').error?.code, field('country').error]).toEqual(['maxLength', null]);
});

test('4-18 another country brings its regions and documents, and drops what it does not have', async () => {
  const { store, field, operator } = await opened({ country_code: '', region: 'Vidzeme' });
  field('document_type').change('passport');
  await store.changeCountry('BR');
  expect([field('region').value, field('document_type').value]).toEqual(['', '']);
  operator.answers = { 'GET account.getPersonalDataFields': () => Promise.reject(new NoAnswerError('network')) };
  await store.changeCountry('LV');
  expect([store.status, store.canSave]).toEqual(['failed', false]);
});

test('3-16 a document is a type with its number; a stored one is kept and shown by its end; a cpf is filled in', async () => {
  const { store, field, sent } = await opened({ document: { type: 'passport', number: '…456' } });
  expect([field('document_type').value, field('document_number').value, store.storedNumber]).toEqual([
    'passport',
    '',
    '…456',
  ]);
  field('home_town').change('Riga');
  expect(await store.save()).toBe(true);
  expect(store.storedNumber).toBe('…456');
  field('document_type').change('id_card');
  expect(await store.save()).toBe(false);
  expect(field('document_number').error?.code).toBe('requiredField');
  field('document_number').change('ID777123');
  expect(await store.save()).toBe(true);
  expect([store.storedNumber, field('document_number').value, sent().length]).toEqual(['…123', '', 2]);

  const cpf = await opened({ country_code: 'BR', document: { type: 'cpf', number: '52998224725' } });
  expect([cpf.field('document_number').value, cpf.store.isChanged, cpf.store.storedNumber]).toEqual([
    '529.982.247-25',
    false,
    '',
  ]);
});

test('2.10-18 what is missing is what is required and empty', async () => {
  const { store } = await opened({ last_name: ' ', birth_date: '' });
  expect(store.missing.map(({ sysname }) => sysname)).toEqual(['last_name', 'birth_date']);
});

test('7-19 what was typed can be dropped', async () => {
  const { store, field } = await opened();
  field('home_town').change('Riga');
  store.discard();
  expect([field('home_town').value, store.isChanged]).toEqual(['', false]);
});

test('7-19 what was typed is dropped with the player', async () => {
  const app = createTestApp({
    uid: 7,
    answers: { 'GET account.getprofileinfo': () => wireProfile() },
  });
  const before = app.store(settingsStore);
  await before.profile.open(7);
  before.nickname.form.fields.fakename.change('Robin');
  expect([before.isChanged, before.profile.profile?.login]).toEqual([true, wireProfile().login]);
  app.signIn(8);
  const next = app.store(settingsStore);
  expect([next.profile.profile, next.personal.fields, next.isChanged]).toEqual([null, [], false]);
});

test('what was typed on another device is taken over, as a change that is not saved; what is locked stays', async () => {
  const there = await opened();
  there.field('home_town').change(' Riga');
  there.field('first_name').change('Robina');
  expect(there.store.typed).toEqual({ home_town: ' Riga', first_name: 'Robina' });
  const here = await opened();
  await here.store.carryOn(there.store.typed);
  expect([here.store.typed, here.store.canSave, here.sent()]).toEqual([there.store.typed, true, []]);
  const locked = await opened({ country_code: 'LV' });
  await locked.store.carryOn({ country: 'EE', no_field: 'x' });
  expect([locked.store.isChanged, locked.field('country').value]).toEqual([false, 'LV']);
});

test('a country that was chosen on another device brings its fields before the rest', async () => {
  const { store, operator, field } = await opened({ country_code: '' });
  await store.carryOn({ home_town: 'Recife', country: 'BR' });
  expect([field('country').value, field('home_town').value]).toEqual(['BR', 'Recife']);
  expect(operator.calls.at(-1)).toMatchObject({ key: 'GET account.getPersonalDataFields', input: { country: 'BR' } });
});

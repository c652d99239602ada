// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { deferred } from '../../../../tests/fakes/fakeCall.ts';
import type { Answers } from '../../../../tests/fakes/fakeCall.ts';
import { settle } from '../../../../tests/fakes/FakeClock.ts';
import { translatePage } from '../../../../tests/fakes/translatePage.ts';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../../tests/fakes/wireSamples.ts';
import { AppProvider } from '../../../kernel/AppContext.tsx';
import { openDrafts } from '../../../kernel/forms/OpenDrafts.ts';
import { ApiError } from '../../../lib/errors.ts';
import { wireProfile } from '../../profile/testing/wireProfile.ts';
import { ContactsPage } from './ContactsPage.tsx';

afterEach(cleanup);

type Contact = ReturnType<typeof wireProfile>['contacts'][number];
const email: Contact = {
  type: 'email',
  contact: 'robin@example.test',
  phone_country_code: null,
  is_confirmed: true,
  is_subscribed: false,
};
const countries = [
  { country_code: 'EG', phone_code: '20', name: 'Egypt', mask: ['## ########'], trunk_prefixes: ['0'] },
  { country_code: 'FR', phone_code: '33', name: 'France', mask: ['# ## ## ## ##'], trunk_prefixes: ['0'] },
  { country_code: 'DE', phone_code: '49', name: 'Germany', mask: ['### #######'], trunk_prefixes: [] },
  { country_code: 'LV', phone_code: '371', name: 'Latvia', mask: '## ### ###', trunk_prefixes: [] },
];

async function page(contacts: readonly Contact[], answers: Answers = {}, country = 'LV') {
  const held = { contacts: [...contacts] };
  const made = testRoot({
    answers: {
      'GET account.getInfo': () => wireAccount(7, { country_code: country }),
      'GET account.getprofileinfo': () => wireProfile({ contacts: held.contacts }),
      'GET account.getContactPhoneSettings': () => ({ items: countries }),
      'POST account.addcontact': () => 1,
      'POST account.sendconfirmationtocontact': () => ({ resend_time: 60 }),
      ...answers,
    },
  });
  await made.root.loadMessages(['contacts', 'forms']);
  await made.root.session.load();
  render(
    <AppProvider value={made.root}>
      <ContactsPage />
    </AppProvider>,
  );
  await act(settle);
  const inputs = (name: string) => made.operator.calls.filter(({ key }) => key === name).map(({ input }) => input);
  const card = (name: string) => within(screen.getByRole('region', { name }));
  const press = async (where: string, name: string) => {
    await userEvent.click(card(where).getByRole('button', { name }));
    await act(settle);
  };
  return { ...made, held, inputs, card, press };
}

test('7-3, 5-37 a phone number is typed in the mask of its country, the player’s own at first', async () => {
  const { card, press, inputs, held } = await page([email]);
  await press('Phone', 'Add');
  const country = card('Phone').getByRole<HTMLSelectElement>('combobox');
  expect(country.value).toBe('LV');
  await userEvent.type(card('Phone').getByRole('textbox', { name: 'Phone' }), '20000001');
  held.contacts.push({
    ...email,
    type: 'phone',
    contact: '37120000001',
    phone_country_code: 'LV',
    is_confirmed: false,
  });
  await press('Phone', 'Save');
  expect(inputs('POST account.addcontact')).toEqual([{ contact: '20000001', phone_country_code: 'LV' }]);
  expect(inputs('POST account.sendconfirmationtocontact')).toEqual([{ contact: '37120000001' }]);
  expect(card('Phone').getByLabelText(/^Code/)).toBeTruthy();
  expect(card('Phone').getByRole<HTMLButtonElement>('button', { name: /in 60 s/ }).disabled).toBe(true);
});

test('5-38, 4-38 a number that does not fill its mask is marked, and stays', async () => {
  const { card, press, inputs } = await page([
    { ...email, type: 'phone', contact: '37120000001', phone_country_code: 'LV' },
  ]);
  await press('Phone', 'Change');
  const box = card('Phone').getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
  expect(box.value).toBe('20 000 001');
  await userEvent.type(box, '{Backspace}');
  await press('Phone', 'Save');
  expect([box.value, inputs('POST account.addcontact')]).toEqual(['20 000 00', []]);
  expect(card('Phone').getByText('Check the phone number')).toBeTruthy();
});

test('7-3 without the list of countries the number is typed in full', async () => {
  const { card, press, inputs } = await page([email], {
    'GET account.getContactPhoneSettings': () =>
      Promise.reject(new ApiError('InternalServerErrorException', 500, {}, 'down')),
  });
  await press('Phone', 'Add');
  await userEvent.type(card('Phone').getByRole('textbox', { name: 'Phone' }), '+371 20 000 001');
  await press('Phone', 'Save');
  expect(inputs('POST account.addcontact')).toEqual([{ contact: '+371 20 000 001' }]);
});

test.each([
  ['FR', '06 12 34 56 78', 'FR 6 12 34 56 78'],
  ['LV', '20 123 456', 'LV 20 123 456'],
  ['LV', '٢٠١٢٣٤٥٦', 'LV 20 123 456'],
  ['FR', '00371 20123456', 'LV 20 123 456'],
  ['FR', '\u202A+371 20123456', 'LV 20 123 456'],
  ['FR', '', 'FR '],
])('5-37, 5-41 in %s %j, typed before the countries have come, stays that number', async (own, typed, shown) => {
  const answer = deferred<{ items: typeof countries }>();
  const { card, press } = await page([email], { 'GET account.getContactPhoneSettings': () => answer.promise }, own);
  await press('Phone', 'Add');
  if (typed !== '') await userEvent.type(card('Phone').getByRole('textbox'), typed);
  await act(async () => answer.resolve({ items: countries }));
  await act(settle);
  await act(settle);
  const { value } = card('Phone').getByRole<HTMLInputElement>('textbox');
  expect(`${card('Phone').getByRole<HTMLSelectElement>('combobox').value} ${value}`).toBe(shown);
});

test('3-17 a changed contact names the one that stays in use, which can be kept', async () => {
  const { card, press, inputs, held } = await page([
    { ...email, contact: 'next@example.test', is_confirmed: false, replaces: 'robin@example.test' },
  ]);
  expect(card('E-mail').getByText('Not confirmed')).toBeTruthy();
  expect(card('E-mail').getByText('robin@example.test')).toBeTruthy();
  held.contacts = [email];
  await press('E-mail', 'Keep the present one');
  expect(inputs('POST account.addcontact')).toEqual([{ contact: 'robin@example.test' }]);
  expect(card('E-mail').getByText('Confirmed')).toBeTruthy();
});

test('1-22 what was typed into a contact’s form is a draft, a phone number in full, and opens the form again', async () => {
  const { card, press, root } = await page([email]);
  const drafts = root.store(openDrafts);
  await press('Phone', 'Add');
  await press('E-mail', 'Change');
  expect(drafts.collect(4096)).toBe('');
  await userEvent.type(card('Phone').getByRole('textbox'), '20123456');
  const kept = drafts.collect(4096);
  expect(JSON.parse(kept)).toEqual({ 'contact.phone': { contact: '+37120123456' } });
  cleanup();

  const later = await page([email]);
  await act(async () => later.root.store(openDrafts).give(kept));
  await act(settle);
  expect(later.card('Phone').getByRole<HTMLInputElement>('textbox').value.replace(/\D/g, '')).toBe('20123456');
  expect(later.card('E-mail').queryByRole('textbox')).toBeNull();
  expect(later.inputs('POST account.addcontact')).toEqual([]);
});

test('1-22 a code whose country is open is kept in the draft as far as it is typed', async () => {
  const { card, press, root } = await page([email]);
  await press('Phone', 'Add');
  await userEvent.type(card('Phone').getByRole('textbox'), '0037');
  const kept = root.store(openDrafts).collect(4096);
  expect(JSON.parse(kept)).toEqual({ 'contact.phone': { contact: '+37' } });
  cleanup();

  const later = await page([email]);
  await act(async () => later.root.store(openDrafts).give(kept));
  await act(settle);
  expect(later.card('Phone').getByRole<HTMLInputElement>('textbox').value).toBe('+37');
});

test('a contact is changed and its code counts down on a page that the browser has translated', async () => {
  const { card, held, clock } = await page([email]);
  const box = card('E-mail');
  const press = async (name: RegExp) => {
    const button = box.getByRole('button', { name });
    translatePage();
    await userEvent.click(button);
    await act(settle);
  };
  await press(/Change/);
  await userEvent.clear(box.getByRole('textbox'));
  await userEvent.type(box.getByRole('textbox'), 'new@example.test');
  held.contacts = [{ ...email, contact: 'new@example.test', is_confirmed: false }];
  await press(/Save/);
  expect(box.getByText('new@example.test')).toBeTruthy();
  translatePage();
  await act(() => clock.advance(1_000));
  expect(box.getByRole('button', { name: /59 s/ })).toBeTruthy();
});

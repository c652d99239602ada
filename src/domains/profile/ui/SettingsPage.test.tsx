// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ApiError, NoAnswerError } from '../../../lib/errors.ts';
import { AppProvider } from '../../../kernel/AppContext.tsx';
import type { LeaveQuestion } from '../../../kernel/leaving.ts';
import type { Answers } from '../../../../tests/fakes/fakeCall.ts';
import { settle } from '../../../../tests/fakes/FakeClock.ts';
import { createTestApp } from '../../../../tests/fakes/testApp.ts';
import type { TestApp } from '../../../../tests/fakes/testApp.ts';
import { defaultSiteConfig } from '../../../app/settings/testing/defaultSiteConfig.ts';
import { wireProfile } from '../testing/wireProfile.ts';
import { wireProfileFields } from '../testing/wireProfileFields.ts';
import route from './settings.route.ts';
import { fox, owl } from '../../loyalty/testing/wireCharacters.ts';

afterEach(() => {
  cleanup();
  document.cookie = 'i18n_locale=; Max-Age=0; Path=/';
});

const usual: Answers = {
  'GET account.getprofileinfo': () => wireProfile({ birth_date: '1990-12-10' }),
  'GET account.getPersonalDataFields': ({ country = '' }) => ({ items: [...wireProfileFields({ country })] }),
  'GET account.getcurrencyrates': () => ({
    base: 'USD',
    at: '2026-01-01T00:00:00.000Z',
    items: [
      { currency: 'USD', rate: '1' },
      { currency: 'EUR', rate: '0.9' },
    ],
  }),
  'GET loyalty.getcharacters': () => ({ items: [fox, owl], offset: 0, limit: 100, total: 2, chosen: '1' }),
  'POST account.saveProfileInfo': () => 1,
  'GET messenger.getReferral': () => ({
    link: 'https://t.me/house_bot?startapp=ref_k3f9',
    code: 'k3f9',
    count: 2,
    reward: null,
  }),
};

const testApp = (answers: Answers = {}) => createTestApp({ uid: 7, answers: { ...usual, ...answers } });

async function draw(app: TestApp, search = ''): Promise<void> {
  const { Page } = route;
  render(
    <AppProvider value={app}>
      <Page match={{ params: {}, search: new URLSearchParams(search) }} />
    </AppProvider>,
  );
  await act(settle);
}

const facts = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await act(settle);
  // The form submits after the next paint.
  await act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))));
  await act(settle);
};
const card = (name: string) => within(screen.getByRole('region', { name }));

test('1-14, 2.4-1, 7-18, 3-13 the facts of the account, contacts with their confirmed marks', async () => {
  await draw(testApp());
  expect(facts()).toMatchObject({
    Login: 'robin',
    'E-mail': 'robin@example.testConfirmed',
    Phone: '+37120123456Not confirmedConfirm',
    'Account number': '7',
    'Last sign-in before this one': 'None yet',
    'Two-factor sign-in': 'Off',
  });
  expect(facts()['Registered']).toMatch(/^\d\d\.01\.2026$/);
});

test('a skeleton until the session is known; a failure offers a retry', async () => {
  const app = createTestApp({
    answers: { ...usual, 'GET account.getprofileinfo': () => Promise.reject(new NoAnswerError('network')) },
  });
  await draw(app);
  expect(app.calls).toEqual([]);
  expect(screen.queryAllByRole('term')).toEqual([]);
  await act(async () => {
    app.signIn(7);
    await settle();
  });
  app.answers = usual;
  await press('Try again');
  expect(facts()['Login']).toBe('robin');
  expect(field('First name').value).toBe('Robin');
});

test('7-19 saving is possible once something has changed, and says that it worked', async () => {
  const app = testApp();
  await draw(app);
  expect(screen.getByRole('button', { name: 'Save changes' })).toHaveProperty('disabled', true);
  await userEvent.type(field('City'), 'Riga');
  await press('Save changes');
  expect(app.calls.find(({ key }) => key === 'POST account.saveProfileInfo')?.input).toMatchObject({
    home_town: 'Riga',
    country: 'LV',
  });
  expect(screen.getByText('Your personal data are saved.').closest('[role="status"]')).not.toBeNull();
});

test('8-18 data that were not saved are reported, and stay in the form', async () => {
  await draw(testApp({ 'POST account.saveProfileInfo': () => 0 }));
  await userEvent.type(field('City'), 'Riga');
  await press('Save changes');
  expect(screen.getByRole('alert').textContent).toContain('Your data could not be saved');
  expect(field('City').value).toBe('Riga');
});

test('3-15, 7-17 what is fixed is locked, with the reason', async () => {
  await draw(testApp());
  const country = screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' });
  expect(country.disabled).toBe(true);
  const reason = document.getElementById(country.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toContain('Given once and for all');
});

test('2.10-32 the notice of the toast type, the focus in the first missing field, then the way back', async () => {
  await draw(
    testApp({ 'GET account.getprofileinfo': () => wireProfile({ last_name: '', birth_date: '1990-12-10' }) }),
    'from=/cashier/withdraw&toastType=withdrawal',
  );
  expect(screen.getByText(/go on with your withdrawal/)).toBeDefined();
  expect(document.activeElement).toBe(field('Last name'));
  expect(screen.queryByRole('link', { name: 'Go back' })).toBeNull();
  await userEvent.type(field('Last name'), 'Byron');
  await press('Save changes');
  expect(screen.getByRole('link', { name: 'Go back' }).getAttribute('href')).toBe('/cashier/withdraw');
});

test.each(['//evil.test', 'https://evil.test', '/api/auth.logout', ''])(
  '2.10-32 the way back is a path of this site: not %s',
  async (from) => {
    await draw(testApp(), `from=${encodeURIComponent(from)}&toastType=nonsense`);
    expect(screen.getByText('Fill in what is missing to go on where you were.')).toBeDefined();
    await userEvent.type(field('City'), 'Riga');
    await press('Save changes');
    expect(screen.queryByRole('link', { name: 'Go back' })).toBeNull();
  },
);

test('7-4 the nickname has a form of its own, with the error at the field', async () => {
  const taken = new ApiError('InvalidParameterException', 422, { fakename: [{ code: 'fakenameTaken' }] }, '');
  await draw(testApp({ 'POST account.changefakename': () => Promise.reject(taken) }));
  await userEvent.type(field('Nickname'), 'Heron7');
  await press('Save nickname');
  expect(card('Nickname').getByRole('alert').textContent).toContain('Another player has this nickname');
  expect(field('Nickname').value).toBe('Heron7');
});

test('7-12, 7-22, 1-20 another currency shows its rate; a refusal says why', async () => {
  const refused = new ApiError('InvalidParameterException', 422, { currency: [{ code: 'balanceLeft' }] }, '');
  await draw(testApp({ 'POST account.setCurrency': () => Promise.reject(refused) }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'EUR');
  expect(card('Currency').getByText(/1 USD = 0.9 EUR/).textContent).toContain('01.01.2026');
  await press('Change currency');
  expect(card('Currency').getByRole('alert').textContent).toContain('still money on your account');
});

test('3-37, 7-84 the character is shown, and changed after a confirm', async () => {
  let chosen = '1';
  const app = testApp({
    'GET loyalty.getcharacters': () => ({ items: [fox, owl], offset: 0, limit: 100, total: 2, chosen }),
    'POST loyalty.setcharacter': ({ id }) => {
      chosen = id;
      return 1;
    },
  });
  await draw(app);
  expect(card('Character').getByText('Vesper')).toBeDefined();
  await press('Change character');
  await userEvent.click(screen.getByRole('radio', { name: 'Magnus' }));
  app.dialogAnswer = false;
  await press('Take this one');
  expect(chosen).toBe('1');
  app.dialogAnswer = true;
  await press('Take this one');
  expect(app.dialogProps.at(-1)).toMatchObject({ title: 'Take Magnus?', textAgree: 'Take Magnus' });
  expect([chosen, card('Character').getByText('Magnus')]).toEqual(['2', expect.anything()]);
});

test('3-37 where the configuration does not show the character, nothing of it is asked for', async () => {
  const app = testApp();
  Object.assign(app.content, { config: { ...defaultSiteConfig, characterPlaces: ['loyalty-page'] } });
  await draw(app);
  expect(screen.queryByRole('region', { name: 'Character' })).toBeNull();
  expect(app.calls.map(({ key }) => key)).not.toContain('GET loyalty.getcharacters');
});

test('4-47, 7-5 another language is the account’s, and the page is loaded in it', async () => {
  const app = testApp({ 'POST account.changelocale': () => 1 });
  const restarted: string[] = [];
  Object.assign(app.platform, { restart: (address: string) => void restarted.push(address) });
  Object.assign(app.locale, {
    all: [
      { code: 'en', name: 'English', dir: 'ltr' },
      { code: 'ru', name: 'Русский', dir: 'ltr' },
    ],
  });
  Object.assign(app.place, { path: '/profile/settings' });
  await draw(app);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language of the account' }), 'ru');
  await press('Change language');
  expect(app.calls.at(-1)).toMatchObject({ key: 'POST account.changelocale', input: { locale: 'ru' } });
  expect(restarted).toEqual(['/ru/profile/settings']);
});

test('7-88, 4-47 only languages that the operator knows are offered for the account', async () => {
  const app = testApp({ 'GET metadata.get': () => ({ languages: [{ code: 'ru', name: 'Русский' }] }) as never });
  Object.assign(app.locale, {
    all: [
      { code: 'en', name: 'English', dir: 'ltr' },
      { code: 'ru', name: 'Русский', dir: 'ltr' },
      { code: 'eo', name: 'Esperanto', dir: 'ltr' },
    ],
  });
  await draw(app);
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language of the account' });
  await waitFor(() => expect([...select.options].map(({ value }) => value)).toEqual(['en', 'ru']));
});

test('7-19 leaving with something unsaved is asked about, and drops it', async () => {
  const app = testApp();
  const questions: LeaveQuestion[] = [];
  Object.assign(app.leaving, { hold: (question: LeaveQuestion) => (questions.push(question), () => {}) });
  await draw(app);
  const [question] = questions;
  expect(question?.isNeeded()).toBe(false);
  await userEvent.type(field('City'), 'Riga');
  expect(question?.isNeeded()).toBe(true);
  app.dialogAnswer = false;
  expect([await question?.ask(), field('City').value]).toEqual([false, 'Riga']);
  app.dialogAnswer = true;
  await act(async () => expect(await question?.ask()).toBe(true));
  expect([question?.isNeeded(), field('City').value]).toEqual([false, '']);
});

test('4-6 signing out ends the session, then restarts the app at the index', async () => {
  const app = testApp({ 'GET auth.logout': () => 1 });
  const restarted: string[] = [];
  Object.assign(app.platform, { restart: (address: string) => void restarted.push(`${address} ${document.cookie}`) });
  document.cookie = 'croupier_visitor=player; Path=/';
  await draw(app);
  await press('Sign out');
  expect(app.calls.at(-1)?.key).toBe('GET auth.logout');
  // The hint cookie is a guest's by the time the next page loads.
  expect(restarted).toEqual(['/ ']);
});

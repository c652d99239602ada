// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { NoAnswerError } from '../../../lib/errors.ts';
import { AppProvider } from '../../../kernel/AppContext.tsx';
import { settle } from '../../../../tests/fakes/FakeClock.ts';
import { createTestApp } from '../../../kernel/testing/testApp.ts';
import type { TestApp } from '../../../kernel/testing/testApp.ts';
import { wireProfile } from '../testing/wireProfile.ts';
import route from './settings.route.ts';

afterEach(cleanup);

async function draw(app: TestApp): Promise<void> {
  const { Page } = route;
  render(
    <AppProvider value={app}>
      <Page match={{ params: {}, search: new URLSearchParams() }} />
    </AppProvider>,
  );
  await act(settle);
}

const facts = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

test('1-14, 7-18, 3-13 the facts of the account, contacts with their confirmed marks', async () => {
  await draw(createTestApp({ uid: 7, answers: { 'GET account.getprofileinfo': () => wireProfile() } }));
  expect(facts()).toMatchObject({
    Login: 'robin',
    Name: 'Robin Player',
    'E-mail': 'robin@example.testConfirmed',
    Phone: '+37120123456Not confirmedConfirm',
    Country: 'Latvia',
    'Account number': '7',
    Currency: 'USD',
    Language: 'English',
    'Last sign-in before this one': 'None yet',
    'Two-factor sign-in': 'Off',
  });
  expect(facts()['Registered']).toMatch(/^\d\d\.01\.2026$/);
});

test('missing values are shown as not given', async () => {
  await draw(
    createTestApp({
      uid: 7,
      answers: {
        'GET account.getprofileinfo': () =>
          wireProfile({ first_name: ' ', last_name: '', country: '', country_code: '', contacts: [] }),
      },
    }),
  );
  expect(facts()).toMatchObject({ Name: 'Not given', Country: 'Not given' });
});

test('a skeleton until the session is known; a failure offers a retry', async () => {
  const app = createTestApp({
    answers: { 'GET account.getprofileinfo': () => Promise.reject(new NoAnswerError('network')) },
  });
  await draw(app);
  expect(app.calls).toEqual([]);
  expect(screen.queryAllByRole('term')).toEqual([]);
  await act(async () => {
    app.signIn(7);
    await settle();
  });
  app.answers = { 'GET account.getprofileinfo': () => wireProfile() };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await act(settle);
  expect(facts()['Login']).toBe('robin');
});

test('4-6 signing out ends the session, then restarts the app at the index', async () => {
  const app = createTestApp({
    uid: 7,
    answers: { 'GET account.getprofileinfo': () => wireProfile(), 'GET auth.logout': () => 1 },
  });
  const restarted: string[] = [];
  Object.assign(app.platform, { restart: (address: string) => void restarted.push(`${address} ${document.cookie}`) });
  document.cookie = 'croupier_visitor=player; Path=/';
  await draw(app);
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await act(settle);
  expect(app.calls.at(-1)?.key).toBe('GET auth.logout');
  // The hint cookie is a guest's by the time the next page loads.
  expect(restarted).toEqual(['/ ']);
});

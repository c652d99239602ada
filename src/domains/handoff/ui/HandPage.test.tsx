// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { Answers } from '../../../../tests/fakes/fakeCall.ts';
import { settle } from '../../../../tests/fakes/FakeClock.ts';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../../tests/fakes/wireSamples.ts';
import { AppProvider } from '../../../kernel/AppContext.tsx';
import { openDrafts } from '../../../kernel/forms/OpenDrafts.ts';
import { ApiError } from '../../../lib/errors.ts';
import { HandPage } from './HandPage.tsx';

afterEach(cleanup);

const place = {
  path: '/gamehall',
  search: '?query=a',
  hash: '#rules',
  scroll: 0,
  drafts: '{"deposit":{"amount":"25"}}',
};
const refuse = (field: string, code: string) => () =>
  Promise.reject(new ApiError('InvalidParameterException', 422, { [field]: [{ code }] }, 'refused'));

/** The page of a link, opened by a guest whom the other device lets in as player 7. */
async function page(answers: Answers = {}) {
  const made = testRoot({
    address: '/hand/c1',
    answers: {
      'GET account.getInfo': () => wireAccount(0),
      'POST handoff.claim': () => ({ claim: 's', number: 42, expires_at: '2026-03-05T12:01:00.000Z' }),
      'POST handoff.take': () => ({ status: 'SIGNED_IN', payload: { uid: 7, token: null }, place }),
      ...answers,
    },
  });
  const { root } = made;
  await root.loadMessages(['handoff']);
  await root.session.load();
  render(
    <AppProvider value={root}>
      <HandPage match={{ params: { code: 'c1' }, search: new URLSearchParams() }} />
    </AppProvider>,
  );
  return made;
}
const press = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Continue here' }));
  await act(settle);
};

test('a handoff’s link does nothing before the press; then the number is shown and announced', async () => {
  const { operator } = await page();
  expect(operator.keys()).toEqual(['GET account.getInfo']);
  await press();
  expect(screen.getByText('42')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Pick the number 42 on the other device.');
});

test('the page that was handed over replaces the link, with its hash and drafts', async () => {
  const { operator, clock, navigated, root } = await page();
  await press();
  operator.answers['GET account.getInfo'] = () => wireAccount(7);
  await act(() => clock.advance(2_000));
  expect(navigated).toEqual([{ path: '/gamehall?query=a#rules', options: { replace: true } }]);
  const restored: unknown[] = [];
  root.store(openDrafts).hold('deposit', { read: () => null, restore: (texts) => void restored.push(texts) });
  expect(restored).toEqual([{ amount: '25' }]);
});

test('a page that leaves the site is not gone to', async () => {
  const { operator, clock, navigated } = await page({
    'POST handoff.take': () => ({
      status: 'SIGNED_IN',
      payload: { uid: 7, token: null },
      place: { ...place, path: '//evil.test' },
    }),
  });
  await press();
  operator.answers['GET account.getInfo'] = () => wireAccount(7);
  await act(() => clock.advance(2_000));
  expect(navigated).toEqual([{ path: '/', options: { replace: true } }]);
});

test.each([
  ['wrongCode', 'This link leads nowhere'],
  ['expiredCode', 'The time is over'],
  ['usedCode', 'This link was used already'],
])('a link that is refused with %s says so, and a guest may sign in or go home', async (code, title) => {
  await page({ 'POST handoff.claim': refuse('code', code) });
  await press();
  expect(screen.getByRole('alert').textContent).toContain(title);
  expect(screen.queryByRole('button', { name: 'Continue here' })).toBeNull();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/?show_popup_auth=1', '/']);
});

test.each([
  ['deniedCode', 'The other device said no'],
  ['sourceEnded', 'The other device is signed out'],
  ['otherTelegram', 'This Telegram belongs to another account'],
])('a session that is refused with %s says so', async (code, title) => {
  const { clock } = await page({ 'POST handoff.take': refuse('claim', code) });
  await press();
  await act(() => clock.advance(2_000));
  expect(screen.getByRole('alert').textContent).toContain(title);
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeTruthy();
});

test('too many tries tell the wait, and the press can be repeated', async () => {
  await page({
    'POST handoff.claim': () => Promise.reject(new ApiError('TooManyRequestsException', 429, {}, 'm', 30)),
  });
  await press();
  expect(screen.getByRole('alert').textContent).toContain('Try again in 30 s.');
  expect(screen.getByRole('button', { name: 'Continue here' })).toBeTruthy();
});

// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { Answers } from '../../../../tests/fakes/fakeCall.ts';
import { settle } from '../../../../tests/fakes/FakeClock.ts';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../../tests/fakes/wireSamples.ts';
import { AppProvider } from '../../../kernel/AppContext.tsx';
import { ApiError } from '../../../lib/errors.ts';
import words from '../words/en.json';
import { TakeBackPage } from './TakeBackPage.tsx';

afterEach(cleanup);

const key = 'POST account.takeBackContact';

async function page(address: string, answers: Answers = {}) {
  const made = testRoot({ address, answers: { 'GET account.getInfo': () => wireAccount(0), ...answers } });
  await made.root.loadMessages(['contacts', 'forms']);
  await made.root.session.load();
  render(
    <AppProvider value={made.root}>
      <TakeBackPage />
    </AppProvider>,
  );
  await act(settle);
  const sent = () => made.operator.calls.filter((call) => call.key === key).map(({ input }) => input);
  return { ...made, sent };
}

test('7-9 the page of the link asks before it takes the contact back, and then offers to set a password', async () => {
  const { sent } = await page('/confirmation/undo?code=abc', { [key]: () => ({ contact: 'robin@example.test' }) });
  expect([sent(), screen.getByText(words.back.text).tagName]).toEqual([[], 'P']);
  await userEvent.click(screen.getByRole('button', { name: words.back.take }));
  await act(settle);
  expect(sent()).toEqual([{ code: 'abc' }]);
  expect(screen.getByRole('status').textContent).toContain('robin@example.test');
  expect(screen.getByRole('button', { name: words.back.restore })).toBeTruthy();
});

test('7-9 a link that is used or expired says what to do instead', async () => {
  const expired = new ApiError('InvalidParameterException', 422, { code: [{ code: 'expiredCode' }] }, 'invalid');
  await page('/confirmation/undo?code=abc', { [key]: () => Promise.reject(expired) });
  await userEvent.click(screen.getByRole('button', { name: words.back.take }));
  await act(settle);
  expect(screen.getByRole('alert').textContent).toContain(words.back.refused);
  expect(screen.queryByRole('button', { name: words.back.take })).toBeNull();
});

// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { Answers } from '../../../../tests/fakes/fakeCall.ts';
import { dialogFrame } from '../../../../tests/fakes/dialogFrame.ts';
import { fakePlatform } from '../../../../tests/fakes/fakePlatform.ts';
import { done } from '../../../../tests/fakes/renderPage.tsx';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../../tests/fakes/wireSamples.ts';
import { AppProvider } from '../../../kernel/AppContext.tsx';
import { NoAnswerError } from '../../../lib/errors.ts';
import { TermsDialog } from './ui/TermsDialog.tsx';

afterEach(cleanup);

async function opened(answers: Answers = {}, hasWindows = true) {
  const plain = fakePlatform();
  const outside: string[] = [];
  const platform = Object.assign(plain, {
    can: { ...plain.can, windows: hasWindows },
    openExternal: (address: string) => {
      outside.push(address);
      return 'opened' as const;
    },
  });
  const made = testRoot({
    platform,
    answers: { 'GET account.getInfo': () => wireAccount(7), 'POST auth.agreeterms': () => 1, ...answers },
    address: '/cashier/deposit',
  });
  await made.root.loadMessages(['agreement']);
  await made.root.session.load();
  const answered: boolean[] = [];
  render(
    <AppProvider value={made.root}>
      <TermsDialog props={null} close={(answer) => answered.push(answer)} frame={dialogFrame()} />
    </AppProvider>,
  );
  const agreed = () =>
    made.operator.calls.filter(({ key }) => key === 'POST auth.agreeterms').map(({ input }) => input);
  return { ...made, answered, outside, agreed };
}
const press = (name: string) => done(userEvent.click(screen.getByRole('button', { name })));
const box = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: /^I am 18 or older and accept the terms of play/ });
const link = () => screen.getByRole('link', { name: 'terms of play' });

test('terms: nothing is ticked beforehand, and without the box nothing is agreed', async () => {
  const { answered, agreed } = await opened();
  expect(box().checked).toBe(false);
  await press('Agree and continue');
  expect([box().getAttribute('aria-invalid'), agreed(), answered]).toEqual(['true', [], []]);
});

test('terms: the ticked box agrees', async () => {
  const { answered, agreed } = await opened();
  await done(userEvent.click(box()));
  await press('Agree and continue');
  expect([agreed(), answered]).toEqual([[{ terms: true }], [true]]);
});

test('terms: a failure is told, and the sheet stays; later leaves all as it is', async () => {
  const { answered } = await opened({ 'POST auth.agreeterms': () => Promise.reject(new NoAnswerError('network')) });
  await done(userEvent.click(box()));
  await press('Agree and continue');
  expect(screen.getByRole('alert').textContent).not.toBe('');
  expect([answered, box().checked]).toEqual([[], true]);
  await press('Not now');
  expect(answered).toEqual([false]);
});

test('terms: the sentence links to the terms, which open beside the page', async () => {
  const { outside } = await opened();
  expect(['href', 'target', 'rel'].map((name) => link().getAttribute(name))).toEqual([
    '/terms',
    '_blank',
    'noopener noreferrer',
  ]);
  await done(userEvent.click(link()));
  expect([outside, screen.getByRole('dialog').isConnected]).toEqual([[], true]);
});

test('terms: in a messenger they open through the platform', async () => {
  const { outside } = await opened({}, false);
  await done(userEvent.click(link()));
  expect([outside, box().checked]).toEqual([['/terms'], false]);
});

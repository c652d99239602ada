// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { dialogsWithoutCode, passSeconds } from '../../../../tests/fakes/dialogsWithoutCode.tsx';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../../tests/fakes/wireSamples.ts';
import { usualSite } from '../../../shared/site/siteInfo.ts';
import { openDrafts } from '../../../kernel/forms/OpenDrafts.ts';
import { answerSeconds } from './FormIdle.ts';
import { startFormIdle } from './startFormIdle.ts';

let stop: () => void = () => {};
afterEach(() => {
  stop();
  cleanup();
});

/** A player in the cashier with something typed; nobody does anything for the 30 s after which they are asked. */
async function asked() {
  const made = testRoot({
    answers: { 'GET account.getInfo': () => wireAccount(7) },
    address: '/cashier/withdraw',
    site: { ...usualSite, idle: { cashier: 30, payment: 0 } },
  });
  await made.root.loadMessages(['deposit']);
  await made.root.session.load();
  const forgotten: string[] = [];
  made.root.store(openDrafts).hold('withdraw', {
    read: () => null,
    restore: () => {},
    forget: () => void forgotten.push('withdraw'),
  });
  stop = startFormIdle(made.root);
  const code = dialogsWithoutCode(made.root);
  await passSeconds(made.clock, 30);
  return { ...made, ...code, forgotten };
}

test('3-12 a question that cannot be shown is not answered: tried again while its time runs, and what was typed is forgotten', async () => {
  const { clock, attempts, forgotten } = await asked();
  await passSeconds(clock, answerSeconds - 1);
  expect([attempts(['deposit']), forgotten]).toEqual([9, []]);
  await passSeconds(clock, 1);
  expect([attempts(['deposit']), forgotten]).toEqual([9, ['withdraw']]);
});

test('3-12 a question that is shown in the end is answered by closing it', async () => {
  const { clock, arrive, forgotten } = await asked();
  arrive();
  await passSeconds(clock, 1);
  const close = await screen.findByRole('button', { name: 'Close' });
  await act(async () => close.click());
  await passSeconds(clock, 29);
  expect([screen.queryByRole('timer'), forgotten]).toEqual([null, []]);
});

// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { dialogFrame } from '../../../../../tests/fakes/dialogFrame.ts';
import { done } from '../../../../../tests/fakes/renderPage.tsx';
import { createTestApp } from '../../../../../tests/fakes/testApp.ts';
import { AppProvider } from '../../../../kernel/AppContext.tsx';
import { DetailDialog } from './DetailDialog.tsx';

afterEach(cleanup);

function draw(again: string) {
  const onClose = vi.fn();
  const app = createTestApp({ uid: 7, answers: { 'GET wallet.getLedger': () => ({ items: [], next: '' }) } });
  render(
    <AppProvider value={app}>
      <DetailDialog
        props={{ title: 'Deposit', facts: [], again, about: { file: 'payment', id: 'p_1' } }}
        frame={{ ...dialogFrame(), onClose }}
        close={() => {}}
      />
    </AppProvider>,
  );
  return onClose;
}

test('2.3-6 the detail of a deposit that can be tried again links to its form, and closes on the way', async () => {
  const onClose = draw('/cashier/deposit/card?amount=50.00&currency=USD');
  const link = screen.getByRole('link', { name: 'Try again' });
  expect(link.getAttribute('href')).toBe('/cashier/deposit/card?amount=50.00&currency=USD');
  await done(userEvent.click(link));
  expect(onClose).toHaveBeenCalledOnce();
});

test('2.3-6 the detail of any other payment has no such link', async () => {
  draw('');
  await done(Promise.resolve());
  expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Receipt' }).getAttribute('href')).toBe('/cashier/receipt?transaction=p_1');
});

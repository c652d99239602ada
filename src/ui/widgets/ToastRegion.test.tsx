// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ToastRegion, type ToastItem } from './ToastRegion.tsx';

afterEach(cleanup);

const toasts: readonly ToastItem[] = [
  { id: 1, type: 'success', content: 'Your deposit has arrived.', allowClose: true },
  { id: 2, type: 'error', content: 'The code is wrong.', allowClose: false },
];

test('errors are alerts, the rest statuses', () => {
  render(<ToastRegion label="News" labelClose="Close" toasts={toasts} onClose={() => {}} />);
  expect(screen.getByRole('status').textContent).toBe('Your deposit has arrived.');
  expect(screen.getByRole('alert').textContent).toBe('The code is wrong.');
});

test('3-65 only a toast that allows it has a close button', async () => {
  const onClose = vi.fn();
  render(<ToastRegion label="News" labelClose="Close" toasts={toasts} onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose.mock.calls).toEqual([[1]]);
});

test('hovering the toasts calls onHold', async () => {
  const [onHold, onRelease] = [vi.fn(), vi.fn()];
  render(
    <ToastRegion
      label="News"
      labelClose="Close"
      toasts={toasts}
      onClose={() => {}}
      onHold={onHold}
      onRelease={onRelease}
    />,
  );
  await userEvent.hover(screen.getByRole('status'));
  expect(onHold).toHaveBeenCalled();
  await userEvent.unhover(screen.getByRole('status'));
  expect(onRelease).toHaveBeenCalled();
});

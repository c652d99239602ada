// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';

afterEach(cleanup);

describe('Button', () => {
  test('is a button that does not submit, or a link when it has an address', () => {
    render(
      <>
        <Button>Sign in</Button>
        <Button href="/cashier">Deposit</Button>
      </>,
    );
    expect(screen.getByRole('button', { name: 'Sign in' }).getAttribute('type')).toBe('button');
    expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/cashier');
  });

  test('ignores presses while pending and keeps its label, hence its width', async () => {
    const onClick = vi.fn();
    render(
      <Button isPending onClick={onClick}>
        Withdraw
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Withdraw' });
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.textContent).toBe('Withdraw');
  });

  test('a second press before the next render does nothing while a promise runs', async () => {
    let settle = () => {};
    const onClick = vi.fn(() => new Promise<void>((resolve) => (settle = resolve)));
    render(<Button onClick={onClick}>Pay</Button>);
    const button = screen.getByRole('button', { name: 'Pay' });
    // Both presses happen before React renders.
    act(() => {
      button.click();
      button.click();
    });
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(button.getAttribute('aria-busy')).toBe('true');
    await act(async () => settle());
    expect(button.getAttribute('aria-busy')).toBeNull();
    act(() => button.click());
    expect(onClick).toHaveBeenCalledTimes(2);
    await act(async () => settle());
  });

  test('a pending submit button does not submit its form', () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" isPending>
          Save
        </Button>
      </form>,
    );
    act(() => screen.getByRole('button').click());
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

test('what costs more than a frame runs after the frame that shows the press', async () => {
  const done: string[] = [];
  render(<Button afterClick={() => done.push('work')}>All payments</Button>);
  fireEvent.click(screen.getByRole('button'));
  expect(done).toEqual([]);
  await waitFor(() => expect(done).toEqual(['work']));
});

// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

afterEach(cleanup);

function Page(props: Partial<DialogProps>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Dialog title="Sign in" labelClose="Close" {...props} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <label>
          Login <input />
        </label>
      </Dialog>
    </>
  );
}

async function open(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.findByRole('dialog', { name: 'Sign in' });
}

describe('Dialog', () => {
  test('takes the focus inside and gives it back', async () => {
    render(<Page />);
    const dialog = await open();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
  });

  test.each([
    [true, 'Login'],
    [false, 'dialog'],
  ])('the focus begins in the first field where a keyboard is at hand (%s), else on the dialog itself', async (canHover, expected) => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: canHover && query.includes('hover'), addEventListener: () => undefined, removeEventListener: () => undefined }));
    render(<Page />);
    await open();
    await waitFor(() => {
      const focused = document.activeElement;
      expect(focused?.getAttribute('role') ?? focused?.closest('label')?.textContent.trim()).toBe(expected);
    });
    vi.unstubAllGlobals();
  });

  test('4-32 closes on escape; 4-30 the closed hook fires after it is gone', async () => {
    const onClosed = vi.fn();
    render(<Page onClosed={onClosed} />);
    await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(onClosed).toHaveBeenCalledTimes(1));
  });

  test('a touch beside it asks to close it, unless it prevents closing', async () => {
    const { rerender, container } = render(<Page />);
    const veil = () => container.querySelector<HTMLElement>('[aria-hidden][tabindex="-1"]')!;
    await open();
    await userEvent.click(veil());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    rerender(<Page preventClose />);
    const dialog = await open();
    await userEvent.click(veil());
    expect(screen.getByRole('dialog')).toBe(dialog);
  });

  test('nothing behind it is heard or scrolled while it is open, all of it afterwards', async () => {
    render(<Page />);
    await open();
    expect(screen.queryByRole('button', { name: 'Open' })).toBeNull();
    expect(document.documentElement.dataset['locked']).toBeDefined();
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Open' })).toBeTruthy();
    await waitFor(() => expect(document.documentElement.dataset['locked']).toBeUndefined());
  });

  test('3-66 preventClose ignores escape and shows no close button', async () => {
    render(<Page preventClose />);
    const dialog = await open();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Sign in' })).toBe(dialog);
  });

  test('a hidden title still names the dialog', async () => {
    render(<Page isTitleHidden preventClose />);
    expect(await open()).toBeTruthy();
  });

  test('4-32 a confirm answers true, false, and false on escape', async () => {
    const onAnswer = vi.fn();
    render(
      <ConfirmDialog isOpen title="Burn the bonus?" labelAgree="Burn it" labelReject="Keep it" labelClose="Close" onAnswer={onAnswer}>
        Gone for good.
      </ConfirmDialog>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Burn it' }));
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    await userEvent.keyboard('{Escape}');
    expect(onAnswer.mock.calls).toEqual([[true], [false], [false]]);
  });
});

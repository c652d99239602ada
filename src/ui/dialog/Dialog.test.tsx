// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Button } from '../basics/Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { ViewportProvider } from '../basics/useViewport.ts';

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

/** A swipe in one move, fast enough to dismiss a panel. */
function push(from: HTMLElement, x: number, y: number): void {
  const touches = [
    [0, 0],
    [x / 2, y / 2],
    [x, y],
  ].map(([dx = 0, dy = 0]) => [{ clientX: 300 + dx, clientY: 300 + dy }]);
  const send = (type: string, at: number) => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    Object.defineProperties(event, { timeStamp: { value: at * 10 }, touches: { value: touches[at] } });
    act(() => void from.dispatchEvent(event));
  };
  send('touchstart', 0);
  send('touchmove', 1);
  send('touchmove', 2);
  send('touchend', 2);
}

async function open(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.findByRole('dialog', { name: 'Sign in' });
}

describe('Dialog', () => {
  test.each([
    ['popup', 'mobile', 'down'],
    ['confirm', 'mobile', 'down'],
    ['popup', 'laptop', 'nowhere'],
    ['curtain', 'mobile', 'aside'],
    ['curtain', 'laptop', 'aside'],
  ] as const)('2.10-1 a swipe on a %s of a %s window %s', async (type, current, way) => {
    render(
      <ViewportProvider value={{ current, subscribe: () => () => {} }}>
        <Page type={type} />
      </ViewportProvider>,
    );
    const dialog = await open();
    const isLeaving = () => dialog.dataset['leaving'] !== undefined;
    const down = () => push(screen.getByLabelText('Login'), 0, 200);
    const aside = () => push(screen.getByLabelText('Login'), -200, 0);
    if (way === 'down') aside();
    else down();
    expect(isLeaving()).toBe(false);
    if (way === 'down') down();
    else aside();
    expect(isLeaving()).toBe(way !== 'nowhere');
  });

  test('3-66, 4-29 a dialog that prevents closing does not follow a swipe', async () => {
    render(<Page type="curtain" preventClose />);
    const dialog = await open();
    push(screen.getByLabelText('Login'), -200, 0);
    expect(dialog.dataset['leaving']).toBeUndefined();
  });

  test.each([
    ['start', 1],
    ['end', 1],
    ['none', 0],
  ] as const)('3-66 the close button at the %s', async (closeButtonPosition, buttons) => {
    render(<Page closeButtonPosition={closeButtonPosition} />);
    await open();
    expect(screen.queryAllByRole('button', { name: 'Close' })).toHaveLength(buttons);
  });

  test('moves the focus inside and returns it afterwards', async () => {
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
  ])('the first field gets the focus with a keyboard (%s), else the dialog itself', async (canHover, expected) => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: canHover && query.includes('hover'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    render(<Page />);
    await open();
    await waitFor(() => {
      const focused = document.activeElement;
      expect(focused?.getAttribute('role') ?? focused?.closest('label')?.textContent.trim()).toBe(expected);
    });
    vi.unstubAllGlobals();
  });

  test('16-16 what comes by itself has the focus on no button: a key meant for the page below answers nothing', async () => {
    const onAnswer = vi.fn();
    render(
      <Dialog
        isOpen
        comesByItself
        title="Cashback"
        labelClose="Close"
        onClose={onAnswer}
        foot={
          <Button hasFirstFocus onClick={onAnswer}>
            Pay out
          </Button>
        }
      >
        Last week
      </Dialog>,
    );
    const dialog = screen.getByRole('dialog', { name: 'Cashback' });
    await waitFor(() => expect(document.activeElement).toBe(dialog));
    await userEvent.keyboard(' {Enter}harbor');
    expect(onAnswer).not.toHaveBeenCalled();
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    expect(onAnswer).toHaveBeenCalledTimes(1);
  });

  test('4-32 closes on escape; 4-30 the closed hook fires after it is removed', async () => {
    const onClosed = vi.fn();
    render(<Page onClosed={onClosed} />);
    await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(onClosed).toHaveBeenCalledTimes(1));
  });

  test('a press on the backdrop requests closing, unless it prevents closing', async () => {
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

  test('the page behind is hidden from assistive technology while it is open', async () => {
    render(<Page />);
    await open();
    expect(screen.queryByRole('button', { name: 'Open' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Open' })).toBeTruthy();
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
      <ConfirmDialog
        isOpen
        title="Burn the bonus?"
        labelAgree="Burn it"
        labelReject="Keep it"
        labelClose="Close"
        onAnswer={onAnswer}
      >
        Gone for good.
      </ConfirmDialog>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Burn it' }));
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    await userEvent.keyboard('{Escape}');
    expect(onAnswer.mock.calls).toEqual([[true], [false], [false]]);
  });
});

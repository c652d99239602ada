// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { Answers } from '../../../../../tests/fakes/fakeCall.ts';
import { settle } from '../../../../../tests/fakes/FakeClock.ts';
import { fakePlatform } from '../../../../../tests/fakes/fakePlatform.ts';
import { launchRegistration } from '../../../../../tests/fakes/launchRegistration.ts';
import { testRoot } from '../../../../../tests/fakes/testRoot.ts';
import { translated, translatePage } from '../../../../../tests/fakes/translatePage.ts';
import { DialogHost } from '../../../../app/DialogHost.tsx';
import { AppProvider } from '../../../../kernel/AppContext.tsx';
import { openDrafts } from '../../../../kernel/forms/OpenDrafts.ts';
import { ViewportProvider } from '../../../../ui/basics/useViewport.ts';
import type { Handoff } from '../../api.ts';
import { openHandoff } from '../../openHandoff.ts';

afterEach(cleanup);

const registration = launchRegistration();

/** The open dialog with a code, at a game of which the page tells whether it was left. */
async function dialog({ isMessenger = false, answers = {} as Answers, link = 'https://t.me/b?startapp=hand_c1' } = {}) {
  const opened: string[] = [];
  const base = fakePlatform(isMessenger ? { registration } : {});
  const made = testRoot({
    platform: {
      ...base,
      openExternal(url) {
        opened.push(url);
        return 'opened' as const;
      },
    },
    address: '/game/jade-ascent',
    answers: {
      'POST handoff.create': () => ({ code: 'c1', messenger_link: link, expires_at: at(60_000) }),
      'GET handoff.getState': () => seen,
      'POST handoff.answer': () => 1,
      ...answers,
    },
  });
  const { root, clock } = made;
  const at = (ms: number) => new Date(clock.now() + ms).toISOString();
  const seen: Handoff = { status: 'waiting', device: null, numbers: [], expires_at: at(60_000) };
  // The host fetches a dialog's words once, for the first root.
  await root.loadMessages(['handoff']);
  let left = 0;
  root
    .store(openDrafts)
    .hold('game', { read: () => ({ mode: 'play' }), restore: () => {}, leave: () => void (left += 1) });
  render(
    <AppProvider value={root}>
      <ViewportProvider value={root.viewport}>
        <DialogHost />
      </ViewportProvider>
    </AppProvider>,
  );
  await act(async () => void openHandoff(root));
  const box = await screen.findByRole('dialog');
  await act(settle);
  const tell = async (state: Partial<Handoff>) => {
    Object.assign(seen, state);
    await act(() => clock.advance(2_000));
  };
  const asked = () => tell({ status: 'asked', device: { browser: 'Chrome', os: 'Windows' }, numbers: [11, 22, 33] });
  return { ...made, box, tell, asked, opened, left: () => left, ui: within(box) };
}

test('a handoff shows its code as a QR with a name, as a link, and as a way into the messenger', async () => {
  const { ui, operator } = await dialog();
  expect(operator.calls[0]?.input).toEqual({
    path: '/game/jade-ascent',
    search: '',
    hash: '',
    scroll: 0,
    drafts: '{"game":{"mode":"play"}}',
  });
  expect(ui.getByRole('img', { name: 'QR code of the link below' })).toBeTruthy();
  expect(ui.getByText(/\/hand\/c1$/)).toBeTruthy();
  expect(ui.getByRole('link', { name: 'Open in Telegram' }).getAttribute('target')).toBe('_blank');
  expect(ui.queryByRole('button', { name: 'Open in the browser' })).toBeNull();
  expect(ui.getAllByRole('status')[0]?.textContent).toBe('The code is ready. It counts for one minute.');
});

test('the time left is shown each second and never announced', async () => {
  const { ui, clock } = await dialog();
  const timer = ui.getByRole('timer');
  expect([timer.textContent, timer.getAttribute('aria-live')]).toEqual(['Time left 1:00', 'off']);
  await act(() => clock.advance(1_000));
  expect(timer.textContent).toBe('Time left 0:59');
});

test('the time left and the copied link are said anew after the browser has translated the dialog', async () => {
  const user = userEvent.setup();
  const { ui, clock, box, tell } = await dialog();
  const copy = ui.getByRole('button', { name: 'Copy' });
  translatePage(box);
  await act(() => clock.advance(1_000));
  expect(ui.getByRole('timer').textContent).toContain('0:59');
  await user.click(copy);
  await waitFor(() => expect(copy.textContent).toBe('Copied'));
  translatePage(box);
  await tell({ status: 'denied' });
  expect(box.textContent).not.toContain(`${translated}Copied`);
});

test('1-22 in a messenger a handoff opens the browser beside it, and no messenger', async () => {
  const { ui, opened } = await dialog({ isMessenger: true });
  await userEvent.click(ui.getByRole('button', { name: 'Open in the browser' }));
  expect(opened).toEqual([expect.stringMatching(/\/hand\/c1$/)]);
  expect(ui.queryByRole('link')).toBeNull();
});

test('without a messenger there is no way into one', async () => {
  expect((await dialog({ link: '' })).ui.queryByRole('link')).toBeNull();
});

test('who asks is named and announced; the number lets them in, and the game is left once they are', async () => {
  const { ui, asked, tell, operator, left, box, root } = await dialog();
  await asked();
  expect(ui.getByRole('heading', { level: 3 }).textContent).toMatch(/Chrome, Windows.* asks to continue/);
  expect(ui.getAllByRole('status')[0]?.textContent).toBe('A device asks to continue. Pick the number that it shows.');
  const group = ui.getByRole('group', { name: 'Which number does it show?' });
  expect(
    within(group)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['11', '22', '33']);
  await userEvent.click(ui.getByRole('button', { name: '22' }));
  expect(operator.calls.at(-1)).toEqual({ key: 'POST handoff.answer', input: { code: 'c1', number: 22 } });
  // The pressed number is gone: the focus stays in the dialog.
  expect(box.contains(document.activeElement)).toBe(true);
  await tell({ status: 'taken' });
  expect(ui.getByText(/You continue on .*Chrome, Windows/)).toBeTruthy();
  expect(left()).toBe(1);
  await userEvent.click(ui.getByRole('button', { name: 'Done' }));
  expect(root.dialogs.isAnyOpen).toBe(false);
});

test.each([
  ['denied', 'Nobody was let in'],
  ['expired', 'The code has run out'],
] as const)('a handoff that is %s says so and offers a new code', async (status, text) => {
  const { ui, asked, tell, operator, left } = await dialog();
  await asked();
  await tell({ status });
  expect(ui.getByText(text)).toBeTruthy();
  await userEvent.click(ui.getByRole('button', { name: 'Make a new code' }));
  expect(operator.keys().filter((key) => key === 'POST handoff.create')).toHaveLength(2);
  expect([ui.queryByText(text), left()]).toEqual([null, 0]);
});

test('closing the dialog makes the code worthless; the messenger’s back does the same', async () => {
  const { root, operator } = await dialog();
  await act(async () => void root.dialogs.dismissTop());
  await act(settle);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(operator.calls.at(-1)).toEqual({ key: 'POST handoff.answer', input: { code: 'c1', number: null } });
});

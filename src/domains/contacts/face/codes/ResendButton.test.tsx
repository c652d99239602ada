// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { FakeClock } from '../../../../../tests/fakes/FakeClock.ts';
import { testRoot } from '../../../../../tests/fakes/testRoot.ts';
import { AppProvider } from '../../../../kernel/AppContext.tsx';
import { ProblemNotice } from '../../../../kernel/problems/ProblemNotice.tsx';
import { ResendButton } from './ResendButton.tsx';
import { ResendTimer } from './ResendTimer.ts';

afterEach(cleanup);

/** The form of a code, whose next code can be asked for after these seconds. */
function waiting(seconds: number) {
  const { root } = testRoot();
  const timer = new ResendTimer(new FakeClock());
  timer.start(seconds);
  render(
    <AppProvider value={root}>
      <form>
        <input aria-label="Code" autoComplete="one-time-code" />
        <ResendButton timer={timer} onResend={() => timer.start(60)} />
        <ProblemNotice problem={{ code: 'tooMany', seconds }} />
      </form>
    </AppProvider>,
  );
  return timer;
}

test.each([
  [45, '45 s'],
  [120, '120 s'],
  [121, '3 min'],
  [3_600, '60 min'],
  [3_601, '2 h'],
  [86_400, '24 h'],
])('4-14 a wait of %i s is told as %s, on the button and in a refusal', (seconds, text) => {
  waiting(seconds);
  expect(screen.getByRole('button').textContent).toBe(`Send another code in ${text}`);
  expect(screen.getByRole('alert').textContent).toBe(`Too many tries. Wait ${text} and try again.`);
});

test('4-14 once another code is on its way the focus is in its field', async () => {
  const timer = waiting(30);
  expect(document.activeElement).toBe(document.body);
  await act(async () => timer.stop());
  await userEvent.click(screen.getByRole('button', { name: 'Send another code' }));
  expect(await screen.findByRole('button', { name: 'Send another code in 60 s' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

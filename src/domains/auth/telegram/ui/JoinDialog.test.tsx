// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { dialogFrame } from '../../../../../tests/fakes/dialogFrame.ts';
import { testRoot } from '../../../../../tests/fakes/testRoot.ts';
import { AppProvider } from '../../../../kernel/AppContext.tsx';
import { openDrafts } from '../../../../kernel/forms/OpenDrafts.ts';
import { JoinDialog } from './JoinDialog.tsx';

afterEach(cleanup);

function open() {
  const { root } = testRoot();
  render(
    <AppProvider value={root}>
      <JoinDialog props={null} close={() => {}} frame={dialogFrame()} />
    </AppProvider>,
  );
  return root.store(openDrafts);
}
const login = () => screen.getByRole<HTMLInputElement>('textbox', { name: /E-mail/ });

test('1-22 Part 17 the login stays over a load of the frame, the password does not', async () => {
  const drafts = open();
  await userEvent.type(login(), 'robin@example.test');
  await userEvent.type(screen.getByLabelText(/^Password/), 'amber-kite-83');
  const kept = drafts.collect(4096);
  expect(JSON.parse(kept)).toEqual({ join: { login: 'robin@example.test' } });
  cleanup();
  const later = open();
  act(() => later.give(kept));
  expect(login().value).toBe('robin@example.test');
});

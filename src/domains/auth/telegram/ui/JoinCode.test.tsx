// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { testRoot } from '../../../../../tests/fakes/testRoot.ts';
import { AppProvider } from '../../../../kernel/AppContext.tsx';
import { FormStore } from '../../../../kernel/forms/FormStore.ts';
import { JoinCode } from './JoinCode.tsx';

afterEach(cleanup);

/** The field in a form of its own; what was sent. */
function draw() {
  const { code } = new FormStore({ code: { initial: '', validate: null } }).fields;
  const sent: string[] = [];
  const submit = vi.fn(() => void sent.push(code.value));
  render(
    <AppProvider value={testRoot().root}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <JoinCode field={code} />
      </form>
    </AppProvider>,
  );
  return { sent, field: screen.getByRole('textbox') };
}

test('5-51 the last of six digits of any script sends the form; taking one back does not', async () => {
  const { sent, field } = draw();
  await userEvent.type(field, '12345');
  expect(sent).toEqual([]);
  await userEvent.type(field, '٦');
  expect(sent).toEqual(['123456']);
  await userEvent.type(field, '7{Backspace}');
  expect(sent).toEqual(['123456']);
});

test('5-51 a digit of another script leaves the caret behind it', async () => {
  const { field } = draw();
  await userEvent.type(field, '1245');
  await userEvent.type(field, '٣', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(field).toMatchObject({ value: '12345', selectionStart: 3 });
});

test('5-51 a recovery code is sent by the button', async () => {
  const { sent, field } = draw();
  await userEvent.type(field, '23456-789km');
  await userEvent.clear(field);
  await userEvent.type(field, 'k7m2p9xw4t');
  expect(sent).toEqual([]);
});

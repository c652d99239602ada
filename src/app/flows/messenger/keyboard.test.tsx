// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakePlatform } from '../../../../tests/fakes/fakePlatform.ts';
import { afterNextPaint } from '../../../ui/basics/afterNextPaint.ts';
import { AmountInput } from '../../../ui/form/AmountInput.tsx';
import { CodeInput } from '../../../ui/form/CodeInput.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { startKeyboard } from './keyboard.ts';

afterEach(cleanup);

type Kind = 'amount' | 'code' | 'code and password' | 'last text' | 'text';

/** A form of one kind, in a shell whose calls are counted. An amount is wrong below 10. */
function shown(kind: Kind) {
  const hideKeyboard = vi.fn();
  const stop = startKeyboard({ platform: { ...fakePlatform(), hideKeyboard } }, window);
  function Sample() {
    const [value, setValue] = useState('');
    const [error, setError] = useState<string>();
    const field = { label: 'Field', name: 'a', value, error, onChange: setValue };
    return (
      <Form onSubmit={async () => setError(kind === 'amount' && Number(value) < 10 ? 'Too little' : undefined)}>
        {kind === 'amount' && <AmountInput {...field} currency="USD" />}
        {kind === 'text' && <TextInput {...field} />}
        {kind === 'last text' && <TextInput {...field} enterKeyHint="done" />}
        {kind.startsWith('code') && <CodeInput {...field} isRequired submitsForm />}
        {kind === 'code and password' && (
          <TextInput label="New password" name="b" value="" onChange={() => {}} isRequired />
        )}
        <button type="submit">Send</button>
      </Form>
    );
  }
  render(<Sample />);
  return { hideKeyboard, stop };
}

const type = (text: string) => userEvent.type(screen.getByLabelText(/Field/), text);
const send = () => act(() => screen.getByRole('button', { name: 'Send' }).click());
/** What was sent is judged after the first paint, and its outcome is rendered with the second. */
async function judged(): Promise<void> {
  for (let paints = 0; paints < 3; paints += 1) await act(afterNextPaint);
}

test('1-22 an amount that is sent hides the keyboard, by Enter as by the shell’s button; none while it is typed', async () => {
  const { hideKeyboard, stop } = shown('amount');
  await type('25');
  expect(hideKeyboard).not.toHaveBeenCalled();
  send();
  await judged();
  expect(hideKeyboard).toHaveBeenCalledTimes(1);
  await type('{Enter}');
  await judged();
  expect(hideKeyboard).toHaveBeenCalledTimes(2);
  send();
  stop();
  send();
  await judged();
  expect(hideKeyboard).toHaveBeenCalledTimes(2);
});

test('1-22 a wrong amount keeps the keyboard: its field is to be changed', async () => {
  const { hideKeyboard, stop } = shown('amount');
  await type('5');
  send();
  await judged();
  expect([screen.getByRole('alert').textContent, hideKeyboard.mock.calls]).toEqual(['Too little', []]);
  stop();
});

test('1-22 the last digit of a code hides the keyboard', async () => {
  const { hideKeyboard, stop } = shown('code');
  await type('12345');
  await judged();
  expect(hideKeyboard).not.toHaveBeenCalled();
  await type('6');
  await judged();
  expect(hideKeyboard).toHaveBeenCalledTimes(1);
  stop();
});

test('1-22 Part 17 a field that says that it is the last one hides the keyboard once it is sent', async () => {
  const { hideKeyboard, stop } = shown('last text');
  await type('HELLO5');
  expect(hideKeyboard).not.toHaveBeenCalled();
  send();
  await judged();
  expect(hideKeyboard).toHaveBeenCalledTimes(1);
  stop();
});

test.each(['code and password', 'text'] as const)(
  '1-22 a form of %s keeps it: something is still typed',
  async (kind) => {
    const { hideKeyboard, stop } = shown(kind);
    await type('123456');
    if (kind === 'text') send();
    await judged();
    expect(hideKeyboard).not.toHaveBeenCalled();
    stop();
  },
);

// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Checkbox } from './Checkbox.tsx';
import { CodeInput } from './CodeInput.tsx';
import { TextInput } from './TextInput.tsx';

afterEach(cleanup);

const nothing = () => {};
const focused = () => document.activeElement?.getAttribute('name');

interface Fields {
  readonly login?: string;
  readonly isAgreed?: boolean;
  readonly isOff?: boolean;
}

/** A form with a code between other fields, into which a code is pasted; how often it was sent. */
async function pasted({ login = 'robin', isAgreed = true, isOff = false }: Fields) {
  const onSubmit = vi.fn();
  function Sample() {
    const [code, setCode] = useState('');
    return (
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <TextInput label="Note" name="note" value="" onChange={nothing} />
        <CodeInput label="Code" name="code" value={code} onChange={setCode} isRequired submitsForm />
        <TextInput label="Login" name="login" value={login} onChange={nothing} isDisabled={isOff} isRequired />
        <Checkbox label="Terms" name="terms" isChecked={isAgreed} onChange={nothing} isRequired />
      </form>
    );
  }
  render(<Sample />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Code' }));
  await userEvent.paste('123456');
  return onSubmit.mock.calls.length;
}

test('5-51 a whole code sends its form once every required field is filled, whatever else is empty', async () => {
  expect([await pasted({}), focused()]).toEqual([1, 'code']);
});

test('5-51 while a required field is empty a whole code goes on to the first of them, and nothing is sent', async () => {
  expect([await pasted({ login: '', isAgreed: false }), focused()]).toEqual([0, 'login']);
  cleanup();
  expect([await pasted({ isAgreed: false }), focused()]).toEqual([0, 'terms']);
});

test('5-51 a field that cannot be filled now holds no code back', async () => {
  expect(await pasted({ login: '', isOff: true })).toBe(1);
});

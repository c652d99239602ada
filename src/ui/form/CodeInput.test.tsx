// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { CodeInput } from './CodeInput.tsx';

afterEach(cleanup);

/** The field in a form of its own, with a code in it; what was sent since. */
async function codeOf(typed: string) {
  const sent = vi.fn();
  let held = '';
  function Sample() {
    const [code, setCode] = useState('');
    const change = (text: string) => {
      held = text;
      setCode(text);
    };
    return (
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          sent(held);
        }}
      >
        <CodeInput label="Code" name="code" value={code} onChange={change} submitsForm />
      </form>
    );
  }
  render(<Sample />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
  await userEvent.type(input, typed);
  sent.mockClear();
  const typeAt = (place: number, text: string) =>
    userEvent.type(input, text, { initialSelectionStart: place, initialSelectionEnd: place });
  return { input, sent, typeAt };
}

test('5-51 a digit typed into a whole code is refused, and nothing is sent', async () => {
  const { input, sent, typeAt } = await codeOf('123456');
  await typeAt(1, '9');
  expect(input).toMatchObject({ value: '123456', selectionStart: 1 });
  expect(sent).not.toHaveBeenCalled();
});

test.each([0, 3, 6])(
  '5-51 a whole code pasted at %i takes the place of the one before, and is sent once',
  async (at) => {
    const { input, sent } = await codeOf('123456');
    input.setSelectionRange(at, at);
    await userEvent.paste('Your code: 129 856');
    expect(input).toMatchObject({ value: '129856', selectionStart: 6 });
    expect(sent.mock.calls).toEqual([['129856']]);
  },
);

test.each([
  ['x', '1256', 2],
  ['٣', '12356', 3],
])('5-51 %s typed into the middle leaves the caret there', async (typed, value, caret) => {
  const { input, typeAt } = await codeOf('1256');
  await typeAt(2, typed);
  expect(input).toMatchObject({ value, selectionStart: caret });
});

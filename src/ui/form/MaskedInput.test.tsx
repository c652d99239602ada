// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { asciiDigits } from '../../shared/text/asciiDigits.ts';
import { MaskedInput } from './MaskedInput.tsx';

afterEach(cleanup);

test('3-54 a digit of another script leaves the caret behind it, also without a mask', async () => {
  function Wallet() {
    const [text, setText] = useState('');
    return (
      <MaskedInput
        label="Wallet"
        name="wallet"
        mask={null}
        value={text}
        onChange={(typed) => setText(asciiDigits(typed))}
      />
    );
  }
  render(<Wallet />);
  const input = screen.getByRole('textbox');
  await userEvent.type(input, 'W1245');
  await userEvent.type(input, '٣', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect(input).toMatchObject({ value: 'W12345', selectionStart: 4 });
});

// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AmountInput } from './AmountInput.tsx';
import { CodeInput } from './CodeInput.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { RadioCards } from './RadioCards.tsx';
import { Select } from './Select.tsx';
import { TextInput } from './TextInput.tsx';

afterEach(cleanup);

const describedBy = (control: HTMLElement): string[] =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent ?? `missing ${id}`);

describe('form controls', () => {
  test('label, error and hint are connected to the control, the error first', () => {
    render(
      <TextInput
        label="E-mail"
        name="email"
        value=""
        onChange={() => {}}
        hint="We write rarely"
        error="Not an address"
        isRequired
      />,
    );
    const input = screen.getByLabelText(/^E-mail/);
    expect(describedBy(input)).toEqual(['Not an address', 'We write rarely']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.getAttribute('aria-required')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe('Not an address');
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toBe(input);
  });

  test('without error or hint there is no description, and the control is valid', () => {
    render(
      <Select
        label="Currency"
        name="currency"
        value="USD"
        onChange={() => {}}
        options={[{ value: 'USD', label: 'US dollar' }]}
      />,
    );
    const select = screen.getByRole('combobox', { name: 'Currency' });
    expect(select.hasAttribute('aria-describedby')).toBe(false);
    expect(select.hasAttribute('aria-invalid')).toBe(false);
  });

  test('a password can be revealed and hidden again', async () => {
    render(
      <PasswordInput
        label="Password"
        name="password"
        value="secret"
        onChange={() => {}}
        labelShow="Show"
        labelHide="Hide"
      />,
    );
    const input = screen.getByLabelText('Password');
    expect(input.getAttribute('type')).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(input.getAttribute('type')).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
    expect(input.getAttribute('type')).toBe('password');
  });

  test('a preset fills in the amount and is marked as chosen', async () => {
    function Cashier() {
      const [value, setValue] = useState('');
      return (
        <AmountInput
          label="Amount"
          name="amount"
          currency="USD"
          value={value}
          onChange={setValue}
          presets={[{ value: '50', label: '$50' }]}
          labelPresets="Usual amounts"
        />
      );
    }
    render(<Cashier />);
    await userEvent.click(screen.getByRole('button', { name: '$50' }));
    expect((screen.getByRole('textbox', { name: 'Amount' }) as HTMLInputElement).value).toBe('50');
    expect(screen.getByRole('button', { name: '$50' }).getAttribute('aria-pressed')).toBe('true');
  });

  test('5-51 a code accepts digits only; the last one sends its form, once', async () => {
    const onSubmit = vi.fn();
    function Code() {
      const [value, setValue] = useState('');
      return (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit(value);
          }}
        >
          <CodeInput label="Code" name="code" value={value} onChange={setValue} submitsForm />
        </form>
      );
    }
    render(<Code />);
    const input = screen.getByRole('textbox', { name: 'Code' });
    await userEvent.click(input);
    await userEvent.paste('12 34-567');
    expect((input as HTMLInputElement).value).toBe('123456');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('7{Backspace}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('9');
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  test('cards are radios of one group; an unavailable one cannot be chosen', async () => {
    const onChange = vi.fn();
    const cards = [
      { value: 'card', title: 'Bank card', facts: ['No fee'] },
      { value: 'bank', title: 'Bank transfer', isDisabled: true },
    ];
    render(<RadioCards name="method" legend="Method" cards={cards} value={undefined} onChange={onChange} />);
    expect(screen.getByRole('group', { name: 'Method' })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: /Bank transfer/ }));
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('radio', { name: /Bank card/ }));
    expect(onChange).toHaveBeenCalledWith('card');
  });
});

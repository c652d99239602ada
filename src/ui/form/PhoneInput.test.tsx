// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import type { PhoneCountry } from '../../shared/phone/phoneCountry.ts';
import { PhoneInput } from './PhoneInput.tsx';

afterEach(cleanup);

const country = (countryCode: string, phoneCode: string, mask: string | string[]): PhoneCountry => ({
  countryCode,
  phoneCode,
  name: countryCode,
  mask,
});
const LV = country('LV', '371', '## ### ###');
const US = country('US', '1', '### ### ####');
const CA = country('CA', '1', '### ### ####');

function Phone({
  countries = [CA, LV, US],
  chosen = LV,
}: Partial<Record<'countries', PhoneCountry[]>> & { chosen?: PhoneCountry }) {
  const [value, setValue] = useState({ country: chosen, digits: '' });
  return (
    <>
      <PhoneInput
        label="Phone"
        name="mobile"
        labelCountry="Country code"
        textOf={(notice) => notice}
        countries={countries}
        country={value.country}
        digits={value.digits}
        onChange={setValue}
      />
      <button type="button" onClick={() => setValue({ country: value.country, digits: '' })}>
        Reset
      </button>
      <p data-testid="told">{`${value.country.countryCode} ${value.digits}`}</p>
    </>
  );
}
const setup = () => {
  render(<Phone />);
  const input = screen.getByLabelText<HTMLInputElement>('Phone');
  const told = () => [screen.getByTestId('told').textContent, input.value];
  return { input, told, picker: screen.getByLabelText<HTMLSelectElement>('Country code'), user: userEvent.setup() };
};

test('5-39, 5-40 digits alone are taken, in the mask; more than the mask holds are blocked', async () => {
  const { input, told, user } = setup();
  await user.type(input, '2a0-123456789');
  expect(told()).toEqual(['LV 20123456', '20 123 456']);
  expect([input.type, input.inputMode, input.autocomplete]).toEqual(['tel', 'tel', 'tel']);
});

test('5-40 a digit typed into the middle of a full number replaces nothing', async () => {
  const { input, told, user } = setup();
  await user.type(input, '20123456');
  await user.type(input, '9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(told()).toEqual(['LV 20123456', '20 123 456']);
});

test('5-39 the caret stays behind the digit that was typed', async () => {
  const { input, told, user } = setup();
  await user.type(input, '20456');
  await user.type(input, '1', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(told()).toEqual(['LV 201456', '20 145 6']);
  expect(input.selectionStart).toBe(4);
});

test('5-41 a pasted number finds its country and replaces what was there', async () => {
  const { input, told, user } = setup();
  await user.type(input, '123');
  await user.paste('+1 (202) 555-0123');
  expect(told()).toEqual(['CA 2025550123', '202 555 0123']);
  await user.clear(input);
  await user.paste('00371 20-123-456');
  expect(told()).toEqual(['LV 20123456', '20 123 456']);
});

test('5-41 autofill enters a whole number, too', () => {
  const { input, told } = setup();
  fireEvent.change(input, { target: { value: '+37120123456' } });
  expect(told()).toEqual(['LV 20123456', '20 123 456']);
  fireEvent.change(input, { target: { value: '' } });
  fireEvent.change(input, { target: { value: '37120123456' } });
  expect(told()).toEqual(['LV 20123456', '20 123 456']);
});

test('5-41 a code typed with a plus is kept until its country is clear', async () => {
  const { input, told, user, picker } = setup();
  await user.selectOptions(picker, 'US');
  await user.type(input, '+37');
  expect(told()).toEqual(['US +37', '+37']);
  await user.type(input, '1 20');
  expect(told()).toEqual(['LV 20', '20']);
  await user.clear(input);
  await user.selectOptions(picker, 'US');
  await user.type(input, '+1');
  expect(told()).toEqual(['US +1', '+1']);
  await user.type(input, '202');
  expect(told()).toEqual(['US 202', '202']);
});

test('5-41 a code left open is emptied with its form', async () => {
  const { input, told, user } = setup();
  await user.type(input, '+37');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(told()).toEqual(['LV ', '']);
  await user.type(input, '20');
  expect(told()).toEqual(['LV 20', '20']);
});

test('5-40 what was said of a number is gone when the form is emptied', async () => {
  const { input, user } = setup();
  await user.type(input, '201234567');
  expect(screen.getByRole('status').textContent).toBe('tooLong');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(screen.queryByRole('status')).toBeNull();
});

test('5-39 digits of every script are taken', async () => {
  const { input, told, user } = setup();
  await user.type(input, '٢٠१२３４');
  expect(told()).toEqual(['LV 201234', '20 123 4']);
  await user.clear(input);
  await user.paste('+٣٧١ ٢٠١٢٣٤٥٦');
  expect(told()).toEqual(['LV 20123456', '20 123 456']);
});

test('3-21 a code left open stays when its country is chosen', async () => {
  const { input, told, user, picker } = setup();
  await user.type(input, '+1');
  await user.selectOptions(picker, 'US');
  expect(told()).toEqual(['US +1', '+1']);
});

test('3-21 another country keeps the digits as far as its mask goes', async () => {
  const { input, told, user, picker } = setup();
  await user.selectOptions(picker, 'US');
  await user.type(input, '2025550123');
  await user.selectOptions(picker, 'LV');
  expect(told()).toEqual(['LV 20255501', '20 255 501']);
});

describe('phone as typed', () => {
  const FR = { ...country('FR', '33', '# ## ## ## ##'), trunkPrefixes: ['0'] };
  const RU = { ...country('RU', '7', '### ### ## ##'), trunkPrefixes: ['8'] };
  const MA = { ...country('MA', '212', '### ######'), trunkPrefixes: ['0'] };
  const DE = { ...country('DE', '49', ['### #######', '### ########']), trunkPrefixes: ['0'] };
  const BY = { ...country('BY', '375', '## ### ## ##'), trunkPrefixes: ['80', '8', '0'] };
  const all = [BY, DE, FR, LV, MA, RU, US];

  test.each([
    [FR, '06 12 34 56 78', 'FR 612345678', 'trunk'],
    [RU, '8 (916) 123-45-67', 'RU 9161234567', 'trunk'],
    [RU, '8005553535', 'RU 8005553535', ''],
    [DE, '0151 23456789', 'DE 15123456789', ''],
    [BY, '80 29 123 45 67', 'BY 291234567', 'trunk'],
    [FR, '0033 6 12 34 56 78', 'FR 612345678', ''],
    [FR, '+33 (0)6 12 34 56 78', 'FR 612345678', ''],
    [LV, '00 49 151 2345678', 'DE 1512345678', ''],
    [LV, '+7 916 123 45 67 8', 'RU 9161234567', 'tooLong'],
    [US, '1 202 555 0123', 'US 2025550123', ''],
    [US, '\u202A+49 151 2345678\u202C', 'DE 1512345678', ''],
    [US, 'tel:+491512345678', 'DE 1512345678', ''],
    [US, '＋49 151 2345678', 'DE 1512345678', ''],
  ])('5-41 typed or pasted with %s chosen, %j is %s', async (chosen, text, told, said) => {
    const user = userEvent.setup();
    for (const way of ['type', 'paste'] as const) {
      render(<Phone countries={all} chosen={chosen.countryCode === 'US' ? { ...US, trunkPrefixes: ['1'] } : chosen} />);
      const input = screen.getByLabelText<HTMLInputElement>('Phone');
      await user.click(input);
      await (way === 'type' ? user.keyboard(text) : user.paste(text));
      expect(screen.getByTestId('told').textContent).toBe(told);
      if (way === 'type' && said !== '') expect(screen.getByRole('status').textContent).toBe(said);
      cleanup();
    }
  });

  test.each([
    ['06 12 34 56 78', US, FR, 'FR 612345678', 'trunk'],
    ['8 916 123 45 67', DE, RU, 'RU 9161234567', 'trunk'],
    ['202 555 0123', US, LV, 'LV 20255501', 'tooLong'],
    ['20 123 456', LV, US, 'US 20123456', null],
  ])('3-21, 5-40, 5-41 %j moved to another country is no other number', async (typed, was, next, told, said) => {
    const user = userEvent.setup();
    render(<Phone countries={all} chosen={was} />);
    await user.type(screen.getByLabelText('Phone'), typed);
    await user.selectOptions(screen.getByLabelText('Country code'), next.countryCode);
    expect(screen.getByTestId('told').textContent).toBe(told);
    expect(screen.queryByRole('status')?.textContent ?? null).toBe(said);
  });

  test('5-41 a contact’s number takes the place of what is typed, also with signs that nobody sees', async () => {
    const user = userEvent.setup();
    render(<Phone countries={all} chosen={US} />);
    const input = screen.getByLabelText<HTMLInputElement>('Phone');
    await user.type(input, '202555');
    await user.paste('\u202Atel:+49 151 2345678\u202C');
    expect([screen.getByTestId('told').textContent, input.value]).toEqual(['DE 1512345678', '151 2345678']);
    await user.type(input, '\u200E9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect([input.value, input.selectionStart]).toEqual(['195 12345678', 2]);
  });

  test('5-41 a part of a number that is pasted never changes the country', async () => {
    const user = userEvent.setup();
    render(<Phone countries={all} chosen={US} />);
    const input = screen.getByLabelText<HTMLInputElement>('Phone');
    await user.type(input, '212');
    await user.paste('555');
    expect([screen.getByTestId('told').textContent, input.value]).toEqual(['US 212555', '212 555']);
  });

  test('5-41 without a plus the country changes only where the rest fills its mask', async () => {
    const user = userEvent.setup();
    render(<Phone countries={all} chosen={LV} />);
    const input = screen.getByLabelText<HTMLInputElement>('Phone');
    await user.click(input);
    await user.paste('4915');
    expect(screen.getByTestId('told').textContent).toBe('LV 4915');
    await user.clear(input);
    await user.paste('49 151 2345678');
    expect(screen.getByTestId('told').textContent).toBe('DE 1512345678');
  });

  test('5-40 what is blocked is said at the field until something else is typed', async () => {
    const user = userEvent.setup();
    render(<Phone countries={all} chosen={LV} />);
    const input = screen.getByLabelText<HTMLInputElement>('Phone');
    await user.type(input, '201234567');
    expect(screen.getByRole('status').textContent).toBe('tooLong');
    await user.keyboard('{Backspace}');
    expect(screen.queryByRole('status')).toBeNull();
  });
});

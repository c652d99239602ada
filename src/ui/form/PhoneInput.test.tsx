// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { PhoneInput } from './PhoneInput.tsx';
import { positionAfter } from './useMaskedCaret.ts';

afterEach(cleanup);

const country = (countryCode: string, phoneCode: string, mask: string) => ({
  countryCode,
  phoneCode,
  name: countryCode,
  mask,
});
const LV = country('LV', '371', '## ### ###');
const US = country('US', '1', '### ### ####');
const CA = country('CA', '1', '### ### ####');
const countries = [CA, LV, US];

function Phone() {
  const [value, setValue] = useState({ country: LV, digits: '' });
  return (
    <>
      <PhoneInput
        label="Phone"
        name="mobile"
        labelCountry="Country code"
        countries={countries}
        country={value.country}
        digits={value.digits}
        onChange={(next) => setValue({ ...next, country: countries.find((one) => one === next.country) ?? LV })}
      />
      <output>{`${value.country.countryCode} ${value.digits}`}</output>
    </>
  );
}
const setup = () => {
  render(<Phone />);
  const input = screen.getByLabelText<HTMLInputElement>('Phone');
  const told = () => [screen.getByRole('status').textContent, input.value];
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

test.each([
  ['', 0, 0],
  ['20 145 6', 0, 0],
  ['20 145 6', 3, 4],
  ['(20) 1', 2, 3],
  ['20', 5, 2],
])('the caret in "%s" after %i digits is at %i', (text, count, at) => {
  expect(positionAfter(text, count)).toBe(at);
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
  expect(told()).toEqual(['US ', '+37']);
  await user.type(input, '1 20');
  expect(told()).toEqual(['LV 20', '20']);
  await user.clear(input);
  await user.selectOptions(picker, 'US');
  await user.type(input, '+1');
  expect(told()).toEqual(['US ', '+1']);
  await user.type(input, '202');
  expect(told()).toEqual(['US 202', '202']);
});

test('3-21 another country keeps the digits as far as its mask goes', async () => {
  const { input, told, user, picker } = setup();
  await user.selectOptions(picker, 'US');
  await user.type(input, '2025550123');
  await user.selectOptions(picker, 'LV');
  expect(told()).toEqual(['LV 20255501', '20 255 501']);
});

import { expect, test } from 'vitest';
import { anyPhoneField, phoneField } from './phoneField.ts';

const LATVIA = { countryCode: 'LV', phoneCode: '371', name: 'Latvia', mask: '## ### ###' };
const BAHAMAS = { countryCode: 'BS', phoneCode: '1242', name: 'Bahamas', mask: '###-####' };

test('5-38 a phone number is required', () => {
  expect(phoneField(() => LATVIA)(' ')?.code).toBe('insertPhoneNumber');
});

test.each(['20123456', '20 123 456'])('5-38 %s is a number in Latvia', (value) => {
  expect(phoneField(() => LATVIA)(value)).toBeNull();
});

test.each(['2012345', '201234567', '20123456x', '<b>20123456', '😀', '+37', '+', '00'])(
  '5-38 %j is a wrongPhoneFormat',
  (value) => {
    expect(phoneField(() => LATVIA)(value)?.code).toBe('wrongPhoneFormat');
  },
);

test('5-38 a number in full is taken as contacts and links write it', () => {
  const texts = ['\u202A+371 20 123 456\u202C', 'tel:+37120123456', '＋٣٧١ 20-123-456', '+371 no'];
  expect(texts.map((text) => anyPhoneField(text)?.code ?? null)).toEqual([null, null, null, 'wrongPhoneFormat']);
});

test('5-39 the currently chosen country decides', () => {
  let country = LATVIA;
  const validate = phoneField(() => country);
  expect(validate('555-1234')?.code).toBe('wrongPhoneFormat');
  country = BAHAMAS;
  expect(validate('555-1234')).toBeNull();
});

import { expect, test } from 'vitest';
import { pastePhone } from './pastePhone.ts';

const LV = { countryCode: 'LV', phoneCode: '371', name: 'Latvia', mask: '## ### ###' };
const US = { countryCode: 'US', phoneCode: '+1', name: 'USA', mask: '(###) ###-####' };
const CA = { countryCode: 'CA', phoneCode: '+1', name: 'Canada', mask: '(###) ###-####' };
const BS = { countryCode: 'BS', phoneCode: '+1242', name: 'Bahamas', mask: '###-####' };
const IN = { countryCode: 'IN', phoneCode: '91', name: 'India', mask: '#####-#####' };
const ALL = [US, CA, BS, LV, IN];

const paste = (text: string, chosen = LV) => {
  const { country, digits } = pastePhone(text, ALL, chosen);
  return `${country.countryCode} ${digits}`;
};

test.each([
  ['+371 20 123 456', US, 'LV 20123456'],
  ['00371-20123456', US, 'LV 20123456'],
  ['(+91) 98765-43210', LV, 'IN 9876543210'],
  ['919876543210', LV, 'IN 9876543210'],
  ['+٣٧١ ٢٠١٢٣٤٥٦', US, 'LV 20123456'],
])('5-41 pasting %s detects the country by its code', (text, chosen, expected) => {
  expect(paste(text, chosen)).toBe(expected);
});

test('5-41 the longest code wins, and for a shared one the chosen country is kept', () => {
  expect(paste('+1 242 555 1234')).toBe('BS 5551234');
  expect(paste('+1 202 555 0123')).toBe('US 2025550123');
  expect(paste('+1 604 555 0123', CA)).toBe('CA 6045550123');
});

test('5-41 a number that fills the chosen country’s mask is taken as of that country', () => {
  expect(paste('(912) 345-6789', US)).toBe('US 9123456789');
  expect(paste('+91 2345 6789 01', US)).toBe('IN 2345678901');
});

test('5-41 without a known code the chosen country is kept', () => {
  expect(paste('+999 12')).toBe('LV 99912');
  expect(paste('no number')).toBe('LV ');
});

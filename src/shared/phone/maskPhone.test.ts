import { expect, test } from 'vitest';
import { maskPhone } from './maskPhone.ts';
import { fc } from '../../../tests/fastCheck.ts';

const LATVIA = { countryCode: 'LV', phoneCode: '371', name: 'Latvia', mask: '## ### ###' };
const RUSSIA = { countryCode: 'RU', phoneCode: '+7', name: 'Russia', mask: '+7 (###) ###-##-##' };
const GERMANY = { countryCode: 'DE', phoneCode: '49', name: 'Germany', mask: ['### ######', '### ########'] };
const NOWHERE = { countryCode: 'XX', phoneCode: '999', name: 'X', mask: [] };

test('5-39 only digits are accepted, shown in the mask of the chosen country', () => {
  expect(maskPhone('20a12-34', LATVIA)).toEqual({ digits: '201234', shown: '20 123 4', isComplete: false });
  expect(maskPhone('20123456', LATVIA)).toEqual({ digits: '20123456', shown: '20 123 456', isComplete: true });
  expect(maskPhone('', LATVIA)).toEqual({ digits: '', shown: '', isComplete: false });
});

test('5-39 a number that begins with its country code keeps these digits', () => {
  expect(maskPhone('7991234567', RUSSIA)).toEqual({ digits: '7991234567', shown: '(799) 123-45-67', isComplete: true });
});

test('5-40 input longer than the longest mask is blocked', () => {
  expect(maskPhone('1234567890123', GERMANY).digits).toBe('12345678901');
  expect(maskPhone('20123456789', LATVIA).digits).toBe('20123456');
});

test('5-38 a number is complete when it fills one of the masks', () => {
  const complete = ['12345678', '123456789', '1234567890', '12345678901'].map(
    (digits) => maskPhone(digits, GERMANY).isComplete,
  );
  expect(complete).toEqual([false, true, false, true]);
  expect([maskPhone('123', NOWHERE).isComplete, maskPhone('1234', NOWHERE).isComplete]).toEqual([false, true]);
});

test('5-39 the shown text has all digits in order, and masking it again does not change it', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'0123456789+- x') }),
      fc.constantFrom(LATVIA, RUSSIA, GERMANY, NOWHERE),
      (typed, country) => {
        const { digits, shown } = maskPhone(typed, country);
        expect(shown.replace(/\D/g, '')).toBe(digits);
        expect(maskPhone(shown, country).shown).toBe(shown);
      },
    ),
  );
});

import { expect, test } from 'vitest';
import { asciiDigits } from './asciiDigits.ts';

test.each([
  '٠١٢٣٤٥٦٧٨٩',
  '۰۱۲۳۴۵۶۷۸۹',
  '०१२३४५६७८९',
  '০১২৩৪৫৬৭৮৯',
  '０１２３４５６７８９',
  '๐๑๒๓๔๕๖๗๘๙',
  '၀၁၂၃၄၅၆၇၈၉',
  '௦௧௨௩௪௫௬௭௮௯',
])('5-39 %s are converted to ASCII digits', (digits) => {
  expect(asciiDigits(digits)).toBe('0123456789');
});

test('anything that is not a digit is kept', () => {
  expect(asciiDigits('a٣ ½ ² ,.')).toBe('a3 ½ ² ,.');
});

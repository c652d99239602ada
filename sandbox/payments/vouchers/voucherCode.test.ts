import { expect, test } from 'vitest';
import { groupedCode, newVoucherCode, readVoucherCode } from './voucherCode.ts';

const codes = Array.from({ length: 200 }, newVoucherCode);

test('a code has 16 signs in groups of four and is read with any spaces, hyphens and case', () => {
  for (const code of codes) {
    expect(groupedCode(code)).toMatch(/^([2-9A-HJ-KMNP-Z]{4}-){3}[2-9A-HJ-KMNP-Z]{4}$/);
    expect(readVoucherCode(` ${groupedCode(code).toLowerCase().replaceAll('-', ' – ')}`)).toBe(code);
  }
  expect(new Set(codes).size).toBe(codes.length);
});

test('every single wrong sign and every two swapped signs are found', () => {
  const code = codes[0]!;
  for (let index = 0; index < code.length; index += 1) {
    const other = code[index] === 'A' ? 'B' : 'A';
    expect(readVoucherCode(code.slice(0, index) + other + code.slice(index + 1))).toBeNull();
    for (let second = index + 1; second < code.length; second += 1) {
      const signs = [...code];
      [signs[index], signs[second]] = [code[second]!, code[index]!];
      const swapped = signs.join('');
      expect(readVoucherCode(swapped)).toBe(swapped === code ? code : null);
    }
  }
});

test.each(['', 'ABC', '0'.repeat(16), 'A'.repeat(17), '💰'.repeat(8)])('"%s" is no code', (text) =>
  expect(readVoucherCode(text)).toBeNull(),
);

import { expect, test } from 'vitest';
import { oneTimeCodeField } from './oneTimeCode.ts';

test('5-51 a code is required, digits only, exactly 6', () => {
  expect(oneTimeCodeField('')?.code).toBe('requiredField');
  expect(oneTimeCodeField('012345')).toBeNull();
});

test.each(['12345', '1234567', '12345a', '123 456', '123456\n', '１２３４５６'])('5-51 %j is not a code', (value) => {
  expect(oneTimeCodeField(value)).toEqual({ code: 'wrongField', params: { length: '6' } });
});

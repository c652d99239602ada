import { expect, test } from 'vitest';
import { checkedField, termsField } from './checkbox.ts';

test('5-57 a checkbox must be checked', () => {
  expect(checkedField(false)?.code).toBe('uncheckedCheckbox');
  expect(checkedField(true)).toBeNull();
});

test('5-57 the terms must be accepted when they are active', () => {
  expect(termsField({ isActive: true })(false)?.code).toBe('uncheckedCheckbox');
  expect(termsField({ isActive: true })(true)).toBeNull();
  expect(termsField({ isActive: false })(false)).toBeNull();
});

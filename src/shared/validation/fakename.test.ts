import { expect, test } from 'vitest';
import { fakenameField, fakenameRule } from './fakename.ts';

test('5-50 9-1 a nickname has at least 4 characters', () => {
  expect(fakenameField('Bob')).toEqual({ code: 'minCountSymbolsFakename', params: { min: '4' } });
  expect(fakenameField('')?.code).toBe('minCountSymbolsFakename');
  expect(fakenameField('Bob1')).toBeNull();
});

test.each(['Bob Lee', 'bob_lee', 'bob-lee', 'bob!!', '<bob>', 'bob😀x'])(
  '5-50 %s has special symbols or spaces',
  (value) => {
    expect(fakenameField(value)?.code).toBe('specialSymbolsFakename');
    expect(fakenameRule(value)?.code).toBe('fakename');
  },
);

test('5-24 the shared rule agrees with the field', () => {
  expect([fakenameRule('Ёжик7'), fakenameRule('abc')?.code]).toEqual([null, 'fakename']);
});

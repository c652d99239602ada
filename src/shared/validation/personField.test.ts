import { expect, test } from 'vitest';
import { addressField, addressRule, cardHolderField, nameField, nameRule } from './personField.ts';

test('5-27 an empty name is a requiredField, one with digits or symbols a wrongField', () => {
  expect(nameField(' ')?.code).toBe('requiredField');
  expect(nameField('Ann3')?.code).toBe('wrongField');
  expect(nameField('<script>')?.code).toBe('wrongField');
  expect(nameField('Anne-Marie')).toBeNull();
});

test('5-28 an address may have digits', () => {
  expect(addressField('')?.code).toBe('requiredField');
  expect(addressField('12 Main St')).toBeNull();
  expect(addressField('12/4 Main St')?.code).toBe('wrongField');
});

test('5-10 5-11 the shared rules have codes of their own', () => {
  expect(nameRule('Ann3')?.code).toBe('name');
  expect(addressRule('Main St #3')?.code).toBe('address');
  expect([nameRule('Ann'), addressRule('Main St 3')]).toEqual([null, null]);
});

test.each(["ANN O'NEILL", 'J. P. Müller-Lüdenscheidt', 'Мария'])('5-49 %s is a valid card holder', (value) => {
  expect(cardHolderField(value)).toBeNull();
});

test.each(['', 'ANN 2', 'ANN,B', 'ANN_B', '<b>'])('5-49 %j is not', (value) => {
  expect(cardHolderField(value)?.code).toBe(value === '' ? 'requiredField' : 'wrongField');
});

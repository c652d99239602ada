import { expect, test } from 'vitest';
import { optional, required, textField } from './required.ts';
import { failure } from './validationError.ts';

test.each(['', ' ', '\t\n', '\u00a0'])('5-24 required refuses %j', (value) => {
  expect(required()(value)).toEqual(failure('required'));
});

test('5-24 required accepts anything else', () => {
  expect(required()(' x ')).toBeNull();
  expect(required()('0')).toBeNull();
});

test('5-24 optional lets blank values pass and checks the others', () => {
  const validate = optional(() => failure('email'));
  expect(validate('  ')).toBeNull();
  expect(validate('x')).toEqual(failure('email'));
});

test('5-34 5-35 text fields are required unless marked optional', () => {
  expect(textField()('')).toEqual(failure('requiredField'));
  expect(textField()('123')).toBeNull();
  expect(textField({ isOptional: true })('')).toBeNull();
});

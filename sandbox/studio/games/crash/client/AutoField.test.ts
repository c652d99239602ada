// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { AutoField } from './AutoField.ts';

test.each([
  ['٢', '2', 200],
  ['١٫٥', '1٫5', 150],
  ['1,5', '1,5', 150],
  ['1,000', '1,000', undefined],
])('Part 17 the multiplier %j is shown as %j and read as %s hundredths', (typed, shown, value) => {
  const said = { label: '', hint: '', error: 'wrong', presetsLabel: '' };
  const field = new AutoField({ ...said, figure: String, onChange: () => undefined });
  const input = field.node.querySelector('input')!;
  input.value = typed;
  input.dispatchEvent(new Event('input'));
  expect([input.value, field.value]).toEqual([shown, value]);
});

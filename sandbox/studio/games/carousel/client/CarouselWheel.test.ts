// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { FIELDS } from '../wheel.ts';
import { CarouselWheel } from './CarouselWheel.ts';

test('a calm wheel waits without a spin, and then shows its field', () => {
  const seen: number[] = [];
  const wheel = new CarouselWheel({ fields: FIELDS, isCalm: () => true, onField: (field) => seen.push(field) });
  wheel.wait();
  expect([wheel.node.dataset['state'], seen]).toEqual(['waiting', []]);
  wheel.rest(7);
  expect([wheel.node.dataset['state'], seen]).toEqual(['stopped', [7]]);
});

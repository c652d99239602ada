import { expect, test } from 'vitest';
import { JOURNEYS } from '../actions.mjs';

const all = JOURNEYS.flatMap(({ name, actions }) => actions.map((action) => ({ journey: name, ...action })));

test('every action names an effect that must come, typing its text', () => {
  const without = all.filter(
    (action) => !action.shows && !action.gone && !action.leads && !(action.act === 'type' && action.text),
  );
  expect(without).toEqual([]);
});

test('names are told apart in the table, and every act has what it needs', () => {
  const names = all.map(({ journey, name }) => `${journey}: ${name}`);
  expect(new Set(names).size).toBe(names.length);
  expect(all.filter(({ act, on }) => (act === 'tap' || act === 'type') && !on)).toEqual([]);
  expect(all.filter(({ act, key }) => act === 'press' && !key)).toEqual([]);
});

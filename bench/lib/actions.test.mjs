import { expect, test } from 'vitest';
import { JOURNEYS } from '../actions.mjs';

const all = JOURNEYS.flatMap(({ name, actions }) => actions.map((action) => ({ journey: name, ...action })));

test('every action names an expected effect; for typing it is the text', () => {
  const without = all.filter(
    (action) => !action.shows && !action.gone && !action.leads && !(action.act === 'type' && action.text),
  );
  expect(without).toEqual([]);
});

test('names are unique in the table, and every action has the fields that its kind needs', () => {
  const names = all.map(({ journey, name }) => `${journey}: ${name}`);
  expect(new Set(names).size).toBe(names.length);
  expect(all.filter(({ act, on }) => (act === 'tap' || act === 'type') && !on)).toEqual([]);
  expect(all.filter(({ act, key }) => act === 'press' && !key)).toEqual([]);
});

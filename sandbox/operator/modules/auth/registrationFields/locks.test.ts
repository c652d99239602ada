import { expect, test } from 'vitest';
import { locksOf } from './locks.ts';

const given = { country_code: 'LV', birth_date: '1990-12-10', first_name: 'Ada', middle_name: '', last_name: 'Byron' };

test('7-17 birth date and country are locked once given, name and birth date once verified; empty fields never', () => {
  expect([...locksOf({ ...given, country_code: '', birth_date: '' }, false)]).toEqual([]);
  expect([...locksOf(given, false)]).toEqual([
    ['country', 'given'],
    ['birth_date', 'given'],
  ]);
  expect([...locksOf(given, true)]).toEqual([
    ['country', 'given'],
    ['birth_date', 'verified'],
    ['first_name', 'verified'],
    ['last_name', 'verified'],
  ]);
});

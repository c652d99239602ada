import { expect, test } from 'vitest';
import { readTrackingValues } from './trackingValues.ts';

test('7-113 values that start td_ become a key and a value, by the name or by the value of a parameter', () => {
  expect(
    readTrackingValues({
      td_source: 'mail',
      sub1: 'td_campaign:spring=1',
      sub2: 'td_banner_top_left',
      sub3: 'td_size=300',
      promo_code: 'HELLO5',
      td_: 'nothing',
      sub4: 'td_empty:',
      sub5: 'td_source:later',
      sub6: ['td_a:b'],
    }),
  ).toEqual({ source: 'mail', campaign: 'spring=1', banner: 'top_left', size: '300' });
});

test('7-113 a flood of values is cut', () => {
  const flood = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`td_k${at}`, 'x'.repeat(10_000)]));
  const values = readTrackingValues({ ...flood, [`td_${'k'.repeat(1000)}`]: 'x' });
  expect(Object.keys(values)).toHaveLength(20);
  expect(Object.values(values).every((value) => value.length === 200)).toBe(true);
  expect(readTrackingValues({ td___proto__: 'x' })).toEqual(JSON.parse('{"__proto__":"x"}'));
});

// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { TableBar } from './TableBar.ts';

function bar(isFlight: boolean) {
  const made = new TableBar({
    t: (key, values) => `${key} ${Object.values(values ?? {}).join('/')}`.trim(),
    now: () => 0,
    isFlight,
    past: () => document.createElement('span'),
    say: () => undefined,
  });
  return { made, crowd: () => made.node.querySelector('.table-crowd')?.textContent };
}

test('who has cashed out is told in a flight with bets alone', () => {
  const { made, crowd } = bar(true);
  made.showCrowd({ bets: 3, left: 0, lastLeft: [] }, true);
  expect(crowd()).toBe('tableCrowd 3');
  made.showCrowd({ bets: 3, left: 1, lastLeft: [150] }, false);
  expect(crowd()).toBe('tableLeft 1/3');
  made.showCrowd({ bets: 0, left: 0, lastLeft: [] }, false);
  expect(crowd()).toBe('tableCrowd 0');
});

test('a wheel is not left', () => {
  const { made, crowd } = bar(false);
  made.showCrowd({ bets: 2, left: 0, lastLeft: [] }, false);
  expect(crowd()).toBe('tableCrowd 2');
});

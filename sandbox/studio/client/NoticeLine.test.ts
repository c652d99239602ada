// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { NoticeLine } from './NoticeLine.ts';

function line() {
  const node = document.createElement('p');
  return { node, notice: new NoticeLine(node) };
}

test('a refusal is there again when the pause that came after it has ended', () => {
  const { node, notice } = line();
  notice.show('Not enough money');
  notice.hold('pause', 'Paused');
  expect([node.textContent, node.dataset['tone']]).toEqual(['Paused', 'info']);
  notice.hold('pause', '');
  expect([node.textContent, node.dataset['tone']]).toEqual(['Not enough money', 'error']);
});

test('what is said during a hold is shown after it', () => {
  const { node, notice } = line();
  notice.hold('offline', 'No connection');
  notice.hold('pause', 'Paused');
  notice.show('Bets are closed', 'info');
  notice.hold('pause', '');
  expect(node.textContent).toBe('No connection');
  notice.hold('offline', '');
  expect([node.textContent, notice.says('Bets are closed')]).toEqual(['Bets are closed', true]);
});

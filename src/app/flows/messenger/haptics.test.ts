// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { fakePlatform } from '../../../../tests/fakes/fakePlatform.ts';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import type { Haptic } from '../../../platform/Platform.ts';
import { startHaptics } from './haptics.ts';

function started() {
  const felt: Haptic[] = [];
  const platform = { ...fakePlatform(), haptic: (kind: Haptic) => void felt.push(kind) };
  const { root } = testRoot({ platform });
  const stop = startHaptics(root, window);
  return { root, felt, stop };
}

test.each([
  ['<button data-weighty><b>Deposit</b></button>', 'b', ['tap']],
  ['<label><input type="checkbox" /> News</label>', 'input', ['select']],
  ['<button role="tab">Games</button>', 'button', ['select']],
  ['<button aria-pressed="false">New</button>', 'button', ['select']],
  ['<button data-weighty disabled>Deposit</button>', 'button', []],
  ['<button>Later</button>', 'button', []],
  ['<a href="#x">Link</a>', 'a', []],
])('a press in %s is felt as it matters', (html, target, expected) => {
  const { felt, stop } = started();
  document.body.innerHTML = html;
  document.querySelector(target)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(felt).toEqual(expected);
  stop();
});

test('notices of success and failure are felt, others not; I6 a win is felt once it is shown', () => {
  const { root, felt, stop } = started();
  root.notices.show('Saved', 'success');
  root.notices.show('Refused', 'error');
  root.notices.show('By the way', 'info');
  expect(felt).toEqual(['success', 'error']);
  root.play.noteWin();
  expect(felt).toEqual(['success', 'error', 'success']);
  stop();
  root.play.noteWin();
  root.notices.show('Again', 'success');
  expect(felt).toHaveLength(3);
});

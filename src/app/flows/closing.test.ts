import { expect, test } from 'vitest';
import { testRoot } from '../../../tests/fakes/testRoot.ts';
import { startClosing } from './closing.ts';

test('the shell asks before closing only while a real round is open or a payment is being sent', () => {
  const { root, platform } = testRoot();
  const stop = startClosing(root);
  root.play.setRoundOpen(true);
  expect(platform.confirmations).toEqual([]);
  root.play.setPlaying(true);
  expect(platform.confirmations).toEqual([true]);
  const endFirst = root.play.beginPayment();
  const endSecond = root.play.beginPayment();
  root.play.setRoundOpen(false);
  endFirst();
  expect(platform.confirmations).toEqual([true]);
  endSecond();
  expect(platform.confirmations).toEqual([true, false]);
  stop();
  root.play.beginPayment();
  expect(platform.confirmations).toEqual([true, false]);
});

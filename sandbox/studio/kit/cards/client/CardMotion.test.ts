// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { Pacer } from '../../../client/Pacer.ts';
import { CardMotion } from './CardMotion.ts';

/** An animation as far as `CardMotion` uses it; events come later, as in browsers. */
class FakeAnimation extends EventTarget {
  playState: AnimationPlayState = 'running';
  ends = 0;

  finish(): void {
    this.playState = 'finished';
    this.ends += 1;
  }

  cancel(): void {
    this.playState = 'idle';
  }
}

function moved(): { motion: CardMotion; pacer: Pacer; animation: FakeAnimation } {
  const animation = new FakeAnimation();
  const node = Object.assign(document.createElement('div'), { animate: () => animation });
  const pacer = new Pacer();
  const motion = new CardMotion(pacer, () => false);
  motion.run(node, [], { duration: 170, fill: 'both' });
  return { motion, pacer, animation };
}

async function skip(motion: CardMotion, pacer: Pacer): Promise<void> {
  const wait = motion.wait(10_000);
  pacer.hurry();
  await wait;
}

test('a skip ends what moves', async () => {
  const { motion, pacer, animation } = moved();
  await skip(motion, pacer);
  expect(animation.ends).toBe(1);
});

test('a skip does not bring back a motion that was cancelled, which would leave a card face down', async () => {
  const { motion, pacer, animation } = moved();
  animation.cancel();
  await skip(motion, pacer);
  expect(animation.ends).toBe(0);
  expect(animation.playState).toBe('idle');
});

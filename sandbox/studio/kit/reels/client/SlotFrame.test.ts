// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { Curtain } from '../../../client/Curtain.ts';
import { SlotFrame } from './SlotFrame.ts';

test('Part 7: a feature has its scene once, and its last grid outlives the scene', () => {
  const done: string[] = [];
  const frame = new SlotFrame({
    columns: 5,
    rows: 3,
    tallest: 1,
    curtain: new Curtain(),
    scene: { begin: () => void done.push('begin'), end: () => void done.push('end') },
    head: document.createElement('div'),
    canvases: [],
    covers: [],
    onFit: () => undefined,
  });
  frame.feature(false);
  frame.feature(true);
  frame.feature(true);
  expect(done).toEqual(['begin']);
  frame.endScene();
  expect([done, frame.node.hasAttribute('data-feature')]).toEqual([['begin', 'end'], true]);
  frame.feature(false);
  expect([done.at(-1), frame.node.hasAttribute('data-feature')]).toEqual(['end', false]);
});

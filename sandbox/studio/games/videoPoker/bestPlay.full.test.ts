import { expect, test } from 'vitest';
import { BestPlay } from './bestPlay.ts';
import { facts } from './facts.ts';

test('1-3 the best play of every hand returns what the facts say, exactly computed', () => {
  const play = new BestPlay();
  expect(play.exactReturn().toFixed(8)).toBe('0.99543904');
  expect(play.exactReturn().toPercent()).toBe(facts.rtp);
}, 240_000);

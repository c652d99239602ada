import { expect, test } from 'vitest';
import type { GameDefinition } from '../engine/gameDefinition.ts';
import { findGame } from '../games/catalogue.ts';
import { en } from './messages/en.ts';
import { introTexts, ruleTexts } from './ruleTexts.ts';
import { createTranslate } from './translate.ts';

const gameOf = (sysname: string): GameDefinition => {
  const game = findGame(sysname);
  if (game === undefined) throw new Error(`No game ${sysname}`);
  return game;
};
const intro = (sysname: string, first: number): string[] =>
  introTexts(gameOf(sysname), first, createTranslate(en), (symbol) => symbol);

test('a multiplier that stays is said in advance, and none if it is 1', () => {
  expect(intro('lantern-harbor', 3)).toEqual(['Multiplier ×3']);
  expect(intro('court-of-cards', 5)).toEqual(['Multiplier ×5']);
  expect(intro('frost-fjord', 1)).toEqual([]);
});

test('a multiplier that rises or is drawn is said with its rule', () => {
  expect(intro('ember-dragon', 2)).toEqual([
    'The multiplier of free spins begins at ×2 and rises by 1 after each spin that pays, up to ×10.',
  ]);
  expect(intro('jungle-drum', 5)[0]).toMatch(/^Each free spin draws its multiplier: ×1, /);
});

test('reels that stay wild are said in advance', () => {
  expect(intro('jade-ascent', 1)).toEqual(['In free spins a reel that wild has filled stays so to the end.']);
});

test('symbols with a part of their own in free spins are said in advance', () => {
  expect(intro('sand-caravan', 1)).toEqual(['On enough reels it fills them and pays on every line.']);
  expect(intro('neon-quarter', 1)).toEqual(['In a win, wild multiplies: ×3 on reel 2, ×5 on reel 4.']);
});

test('spins that are added are listed by number of symbols only if they differ', () => {
  const rules = (sysname: string): string[] => ruleTexts(gameOf(sysname), createTranslate(en), (symbol) => symbol);
  expect(rules('coral-deep').find((text) => text.includes('adds'))).toMatch(/adds 6; no feature/);
  expect(rules('ember-dragon').find((text) => text.includes('adds'))).toMatch(/adds 5, 8 or 10; no feature/);
});

test('respins have no pause to read in', () => {
  expect(intro('gem-foundry', 1)).toEqual([]);
});

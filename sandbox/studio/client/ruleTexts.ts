import type { FreeSpins, GameDefinition, MultiplierRule, WinRule } from '../engine/gameDefinition.ts';
import type { SymbolId } from '../engine/symbols.ts';
import type { Translate } from './translate.ts';

type Name = (symbol: SymbolId) => string;

/** The game's rules as sentences, derived from its definition, so that they match the engine. */
export function ruleTexts(game: GameDefinition, t: Translate, name: Name): string[] {
  const wild = name('wild');
  const scatter = name('scatter');
  return [
    waysText(game.rule, t),
    ...(hasSymbol(game, 'wild') ? [t('ruleWild', { wild, scatter })] : []),
    ...(game.wildsExpand ? [t('ruleWildExpands', { wild })] : []),
    ...wildMultiplierTexts(game.wildMultipliers, t, wild),
    ...(Object.keys(game.scatterPays).length > 0 ? [t('ruleScatter', { scatter })] : []),
    ...featureTexts(game, t, name),
    t('ruleMalfunction'),
  ];
}

/** What is special in the free spins that begin, in few words; `first` is the multiplier of their first spin. */
export function introTexts({ feature }: GameDefinition, first: number, t: Translate, name: Name): string[] {
  if (feature?.kind !== 'freeSpins') {
    return [];
  }
  const { multiplier } = feature;
  const isConstant = multiplier.kind === 'fixed' || multiplier.kind === 'byScatters';
  const constant = first > 1 ? [t('multiplier', { value: first })] : [];
  return [
    ...(isConstant ? constant : multiplierTexts(multiplier, t, name('scatter'))),
    ...wildMultiplierTexts(feature.wildMultipliers, t, name('wild')),
    ...(feature.holdsWildReels ? [t('ruleHeld', { wild: name('wild') })] : []),
    ...(feature.hasSpecialSymbol ? [t('specialFills')] : []),
  ];
}

function waysText(rule: WinRule, t: Translate): string {
  if (rule.kind === 'ways') {
    return t(rule.bothWays ? 'ruleWaysBoth' : 'ruleWays');
  }
  return t(rule.bothWays ? 'ruleLinesBoth' : 'ruleLines', { lines: rule.lines.length });
}

function hasSymbol(game: GameDefinition, symbol: SymbolId): boolean {
  const free = game.feature?.kind === 'freeSpins' ? game.feature.strips : [];
  return [...game.strips, ...free].some((strip) => strip.includes(symbol));
}

function wildMultiplierTexts(multipliers: readonly number[], t: Translate, wild: string): string[] {
  const values = multipliers.flatMap((value, reel) =>
    value > 1 ? [t('ruleWildMultiplier', { value, reel: reel + 1 })] : [],
  );
  return values.length === 0 ? [] : [t('ruleWildMultiplies', { wild, values: values.join(', ') })];
}

function featureTexts({ feature }: GameDefinition, t: Translate, name: Name): string[] {
  const wild = name('wild');
  const scatter = name('scatter');
  if (feature === null) {
    return [];
  }
  if (feature.kind === 'respins') {
    return [t('ruleRespins', { wild })];
  }
  return [
    t('ruleFreeSpins', { scatter, ...byCount(feature.awards) }),
    retriggerText(feature, t, scatter),
    ...multiplierTexts(feature.multiplier, t, scatter),
    ...wildMultiplierTexts(feature.wildMultipliers, t, wild).map((text) => `${t('freeSpins')}: ${text}`),
    ...(feature.holdsWildReels ? [t('ruleHeld', { wild })] : []),
    ...(feature.hasSpecialSymbol ? [t('ruleSpecial')] : []),
  ];
}

function retriggerText({ retrigger, maxSpins }: FreeSpins, t: Translate, scatter: string): string {
  if (retrigger === null) {
    return t('ruleNoRetrigger');
  }
  const isSame = retrigger[3] === retrigger[4] && retrigger[4] === retrigger[5];
  return t(isSame ? 'ruleRetriggerSame' : 'ruleRetrigger', { scatter, most: maxSpins, ...byCount(retrigger) });
}

function multiplierTexts(rule: MultiplierRule, t: Translate, scatter: string): string[] {
  switch (rule.kind) {
    case 'fixed':
      return rule.value > 1 ? [t('ruleMultiplierFixed', { value: rule.value })] : [];
    case 'perSpin':
      return [t('ruleMultiplierSpin', { start: rule.start, step: rule.step, most: rule.max })];
    case 'perWin':
      return [t('ruleMultiplierWin', { start: rule.start, step: rule.step, most: rule.max })];
    case 'byScatters':
      return [t('ruleMultiplierScatters', { scatter, ...byCount(rule.values) })];
    case 'drawn':
      return [t('ruleMultiplierDrawn', { values: drawnValues(rule.table) })];
  }
}

/** Lists every entry: a value that is in the table twice is drawn twice as often. */
function drawnValues(table: readonly number[]): string {
  return table.map((value) => `×${value}`).join(', ');
}

function byCount(values: {
  readonly 3: number;
  readonly 4: number;
  readonly 5: number;
}): Readonly<Record<'three' | 'four' | 'five', number>> {
  return { three: values[3], four: values[4], five: values[5] };
}

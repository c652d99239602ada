import type { ReelFeel } from './reelMotion.ts';
import type { StopRhythm } from './stopSchedule.ts';

export type WinStyle = 'trace' | 'spark' | 'glow';
export type ParticleKind =
  | 'lantern'
  | 'leaf'
  | 'petal'
  | 'ember'
  | 'star'
  | 'bubble'
  | 'sand'
  | 'snow'
  | 'rain'
  | 'gem'
  | 'card';

/** Animation and sound parameters of a game. */
export interface GameFeel {
  readonly reel: ReelFeel;
  readonly rhythm: StopRhythm;
  readonly staggerMs: number;
  readonly minSpinMs: number;
  readonly anticipationMs: number;
  readonly winStyle: WinStyle;
  readonly particle: ParticleKind;
  /** Base frequency of the game's sounds, in Hz. */
  readonly note: number;
}

const calm: ReelFeel = {
  cruise: 20,
  windUp: 0.16,
  windUpMs: 120,
  accelerateMs: 200,
  brakeCells: 4,
  overshoot: 0.12,
  settleMs: 260,
};
const brisk: ReelFeel = {
  cruise: 27,
  windUp: 0.2,
  windUpMs: 90,
  accelerateMs: 140,
  brakeCells: 4,
  overshoot: 0.16,
  settleMs: 200,
};
const heavy: ReelFeel = {
  cruise: 23,
  windUp: 0.26,
  windUpMs: 140,
  accelerateMs: 240,
  brakeCells: 5,
  overshoot: 0.24,
  settleMs: 300,
};
const bouncy: ReelFeel = {
  cruise: 24,
  windUp: 0.3,
  windUpMs: 120,
  accelerateMs: 170,
  brakeCells: 4,
  overshoot: 0.3,
  settleMs: 320,
};

const feels: Readonly<Record<string, GameFeel>> = {
  'lantern-harbor': {
    reel: calm,
    rhythm: 'even',
    staggerMs: 190,
    minSpinMs: 720,
    anticipationMs: 1300,
    winStyle: 'glow',
    particle: 'lantern',
    note: 392,
  },
  'jade-ascent': {
    reel: heavy,
    rhythm: 'even',
    staggerMs: 230,
    minSpinMs: 780,
    anticipationMs: 1500,
    winStyle: 'trace',
    particle: 'leaf',
    note: 330,
  },
  'cherry-parade': {
    reel: bouncy,
    rhythm: 'quickening',
    staggerMs: 170,
    minSpinMs: 620,
    anticipationMs: 1100,
    winStyle: 'spark',
    particle: 'petal',
    note: 523,
  },
  'ember-dragon': {
    reel: heavy,
    rhythm: 'quickening',
    staggerMs: 240,
    minSpinMs: 760,
    anticipationMs: 1700,
    winStyle: 'spark',
    particle: 'ember',
    note: 294,
  },
  'night-flight': {
    reel: brisk,
    rhythm: 'pairs',
    staggerMs: 200,
    minSpinMs: 560,
    anticipationMs: 1200,
    winStyle: 'spark',
    particle: 'star',
    note: 587,
  },
  'coral-deep': {
    reel: calm,
    rhythm: 'pairs',
    staggerMs: 220,
    minSpinMs: 760,
    anticipationMs: 1400,
    winStyle: 'glow',
    particle: 'bubble',
    note: 440,
  },
  'sand-caravan': {
    reel: heavy,
    rhythm: 'even',
    staggerMs: 200,
    minSpinMs: 740,
    anticipationMs: 1400,
    winStyle: 'trace',
    particle: 'sand',
    note: 349,
  },
  'frost-fjord': {
    reel: calm,
    rhythm: 'quickening',
    staggerMs: 210,
    minSpinMs: 740,
    anticipationMs: 1500,
    winStyle: 'glow',
    particle: 'snow',
    note: 494,
  },
  'neon-quarter': {
    reel: brisk,
    rhythm: 'even',
    staggerMs: 130,
    minSpinMs: 520,
    anticipationMs: 1100,
    winStyle: 'trace',
    particle: 'rain',
    note: 554,
  },
  'jungle-drum': {
    reel: bouncy,
    rhythm: 'pairs',
    staggerMs: 210,
    minSpinMs: 640,
    anticipationMs: 1300,
    winStyle: 'trace',
    particle: 'leaf',
    note: 311,
  },
  'gem-foundry': {
    reel: brisk,
    rhythm: 'quickening',
    staggerMs: 180,
    minSpinMs: 580,
    anticipationMs: 1200,
    winStyle: 'spark',
    particle: 'gem',
    note: 466,
  },
  'court-of-cards': {
    reel: calm,
    rhythm: 'even',
    staggerMs: 180,
    minSpinMs: 660,
    anticipationMs: 1300,
    winStyle: 'glow',
    particle: 'card',
    note: 415,
  },
};

const plain: GameFeel = {
  reel: brisk,
  rhythm: 'even',
  staggerMs: 180,
  minSpinMs: 640,
  anticipationMs: 1200,
  winStyle: 'trace',
  particle: 'star',
  note: 440,
};

/** The parameters of a game, or the default ones. */
export function feelOf(sysname: string): GameFeel {
  return feels[sysname] ?? plain;
}

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pacer } from '../Pacer.ts';
import { Sound } from '../sound.ts';
import { createTranslate } from '../translate.ts';
import { en } from '../messages/en.ts';
import { locales } from '../launchParams.ts';
import type { TierWords } from './TierWords.ts';
import { WinTiers } from './WinTiers.ts';
import { eventually } from '../../../../tests/eventually.ts';

// happy-dom has no canvas.
vi.mock('../particleSprite.ts', () => ({ drawParticle: () => document.createElement('canvas') }));
vi.mock('../symbolSprites.ts', () => ({
  canvasOf: () => {
    const nothing = new Proxy({}, { get: () => () => nothing, set: () => true });
    return { canvas: document.createElement('canvas'), context: nothing };
  },
}));

const theme = {
  frame: '#101030',
  frameLight: '#404080',
  reelBackground: '#101020',
  accent: '#ecc373',
  winGlow: '#ffe2a0',
  textOnAccent: '#1a1206',
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'requestAnimationFrame'] });
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function page({ isCalm = false, locale = 'en' as (typeof locales)[number] } = {}) {
  const said: string[] = [];
  const counted: bigint[] = [];
  const pacer = new Pacer();
  const tiers = new WinTiers({
    root: document.body,
    locale,
    t: createTranslate(en),
    theme,
    particle: 'star',
    pacer,
    sound: new Sound(440),
    isCalm: () => isCalm,
    format: (amount) => `$${amount}`,
    times: (win, stake) => `×${win / stake}`,
    say: (text) => void said.push(text),
  });
  const play = (win: bigint, stake = 100n) =>
    tiers.play({ win, stake, pace: 1, onCount: (amount) => void counted.push(amount) });
  const shown = () => document.querySelector<HTMLElement>('.tiers:not([hidden])');
  // The show is loaded on demand, by real promises.
  const begun = () => eventually(() => expect(shown()).not.toBeNull());
  return { play, shown, begun, pacer, said, counted };
}

test('Part 7: a win below ten stakes is not celebrated over the stage', async () => {
  const { play, shown, said } = page();
  expect(await play(999n)).toBe(false);
  expect(await play(90n)).toBe(false);
  expect([shown(), said]).toEqual([null, []]);
});

test('Part 7: a grand win passes big and huge, counts to its amount, and is said as text', async () => {
  const { play, shown, begun, said, counted } = page();
  const playing = play(8_900n);
  await begun();
  const seen: (string | undefined)[] = [];
  for (let step = 0; step < 70 && shown() !== null; step += 1) {
    const tier = shown()!.dataset['tier'];
    if (seen.at(-1) !== tier) seen.push(tier);
    await vi.advanceTimersByTimeAsync(200);
  }
  expect(await playing).toBe(true);
  expect(seen).toEqual(['big', 'huge', 'grand']);
  expect(counted.at(-1)).toBe(8_900n);
  expect(said).toEqual(['Grand win: $8900']);
  expect(shown()).toBeNull();
});

test('Part 7: one press ends the count and leaves the whole win for a moment', async () => {
  const { play, shown, begun, pacer, counted } = page();
  const playing = play(3_000n);
  await begun();
  await vi.advanceTimersByTimeAsync(300);
  pacer.hurry();
  await vi.advanceTimersByTimeAsync(0);
  expect([shown()?.dataset['tier'], counted.at(-1)]).toEqual(['huge', 3_000n]);
  await vi.advanceTimersByTimeAsync(700);
  await playing;
  expect(shown()).toBeNull();
});

test('Part 7: with reduced motion the whole win is shown at once, without anything that flies', async () => {
  const { play, shown, begun, counted } = page({ isCalm: true });
  const playing = play(6_000n);
  await begun();
  expect([shown()?.dataset['tier'], shown()?.classList.contains('is-calm')]).toEqual(['grand', true]);
  expect([counted, document.querySelectorAll('.tier-spark').length]).toEqual([[6_000n], 0]);
  await vi.advanceTimersByTimeAsync(2_000);
  await playing;
  expect(shown()).toBeNull();
});

test.each(locales)('Part 7: the letters of %s are cut for every tier', async (locale) => {
  const { words } = (await import(`./words/${locale}.ts`)) as { readonly words: TierWords };
  const cut = Object.values(words).map(({ d, width, height }) => [d.length > 400, width > 100, height > 50]);
  expect(cut).toEqual([1, 2, 3].map(() => [true, true, true]));
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, oklchOfHex, type Oklch } from './testing/contrast.ts';
import { fc } from '../../tests/fastCheck.ts';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
type Declarations = Record<string, string>;

/** Declarations of the first rule with exactly this selector. */
function ruleOf(selector: string): Declarations {
  const start = css.indexOf(`${selector} {`);
  if (start === -1) throw new Error(`no rule ${selector}`);
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  return Object.fromEntries(
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

function splitTop(text: string, separator: ',' | ' '): string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const letter of text.trim()) {
    depth += Number(letter === '(') - Number(letter === ')');
    if (letter === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** The part of CSS colour that the tokens use: hex, oklch(), oklch(from …), var() with fallback, min/max/clamp/calc. */
function evaluate(value: string, scope: Declarations): Oklch {
  if (value.startsWith('#')) return oklchOfHex(value);
  const inner = value.slice(value.indexOf('(') + 1, value.lastIndexOf(')'));
  if (value.startsWith('var(')) {
    const [name = '', ...fallback] = splitTop(inner, ',');
    return evaluate(scope[name] ?? fallback.join(', '), scope);
  }
  const parts = splitTop(inner, ' ');
  if (parts[0] !== 'from') return { l: Number(parts[0]), c: Number(parts[1]), h: Number(parts[2]) };
  const origin = evaluate(parts[1]!, scope);
  return { l: channel(parts[2]!, origin), c: channel(parts[3]!, origin), h: channel(parts[4]!, origin) };
}

function channel(text: string, origin: Oklch): number {
  if (text === 'l' || text === 'c' || text === 'h') return origin[text];
  const call = /^(min|max|clamp|calc)\((.*)\)$/.exec(text);
  if (!call) return Number(text);
  const [, name, inner = ''] = call;
  if (name === 'calc') {
    const [left = '', sign, right = ''] = splitTop(inner, ' ');
    return channel(left, origin) + (sign === '-' ? -1 : 1) * channel(right, origin);
  }
  const [first = 0, second = 0, third = 0] = splitTop(inner, ',').map((part) => channel(part, origin));
  if (name === 'clamp') return Math.max(first, Math.min(second, third));
  return name === 'min' ? Math.min(first, second) : Math.max(first, second);
}

const surfaces = ['--surface-0', '--surface-1', '--surface-2', '--surface-3'];
const textPairs = [
  ...['--text-1', '--text-2', '--text-3', '--accent-text', '--money', '--danger'].flatMap((text) =>
    surfaces.map((surface) => [text, surface]),
  ),
  ['--on-accent', '--accent'],
  ['--on-accent', '--accent-2'],
  ['--on-danger', '--danger-fill'],
  ['--on-ink', '--ink'],
  ['--brass', '--ink'],
  ['--money', '--money-soft'],
  ['--danger', '--danger-soft'],
  ['--text-1', '--money-soft'],
  ['--text-1', '--danger-soft'],
  ['--surface-0', '--text-1'],
] as [string, string][];
// Inputs are used on the page, on cards and in dialogs, never on the highest surface step.
const edgePairs = [
  ...['--focus', '--accent-edge'].flatMap((edge) => surfaces.map((surface) => [edge, surface])),
  ...surfaces.slice(0, 3).map((surface) => ['--edge', surface]),
] as [string, string][];

function failures(scope: Declarations): string[] {
  const below = (pairs: [string, string][], least: number) =>
    pairs.flatMap(([front, back]) => {
      const ratio = contrast(evaluate(`var(${front})`, scope), evaluate(`var(${back})`, scope));
      return ratio >= least ? [] : [`${front} on ${back}: ${ratio.toFixed(2)}`];
    });
  return [...below(textPairs, 4.5), ...below(edgePairs, 3)];
}

const dark = ruleOf(':root');
const light = { ...dark, ...ruleOf("[data-theme='light']") };
const telegramDark = { ...dark, ...ruleOf("[data-shell='telegram']") };
const telegramLight = {
  ...light,
  ...ruleOf("[data-shell='telegram']"),
  ...ruleOf("[data-shell='telegram'][data-theme='light']"),
};

describe('contrast of the tokens', () => {
  test('the contrast formula gives known ratios', () => {
    expect(contrast(oklchOfHex('#ffffff'), oklchOfHex('#000000'))).toBeCloseTo(21, 3);
    expect(contrast(oklchOfHex('#767676'), oklchOfHex('#ffffff'))).toBeCloseTo(4.54, 2);
    expect(contrast({ l: 0.627955, c: 0.257683, h: 29.2339 }, oklchOfHex('#ffffff'))).toBeCloseTo(4, 1);
  });

  test.each([
    ['dark', dark],
    ['light', light],
    ['telegram dark', telegramDark],
    ['telegram light', telegramLight],
  ])('%s: text 4.5:1, edges and focus 3:1', (_name, scope) => {
    expect(failures(scope)).toEqual([]);
  });

  test('Telegram parameters of any colour keep the contrast', () => {
    const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
    const names = ['bg', 'secondary-bg', 'section-bg', 'text', 'hint', 'link', 'button'].map(
      (name) => `--tg-theme-${name}-color`,
    );
    fc.assert(
      fc.property(fc.tuple(...names.map(() => hex)), fc.constantFrom(telegramDark, telegramLight), (colours, scope) => {
        const host = Object.fromEntries(names.map((name, index) => [name, colours[index]!]));
        expect(failures({ ...scope, ...host })).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });
});

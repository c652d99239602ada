// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { takeClearPlace } from './clearPlace.ts';

afterEach(() => document.body.replaceChildren());

const rects: Record<string, readonly [top: number, height: number]> = { bottom: [700, 60], top: [60, 60] };

/** A region of 60 px at the place that it has, 390 px wide. */
function region(): HTMLElement {
  const element = document.createElement('section');
  element.getBoundingClientRect = () => new DOMRect(0, rects[element.dataset['place'] ?? '']?.[0] ?? 0, 390, 60);
  document.body.append(element);
  return element;
}

function thing(tag: string, top: number, height: number, attributes: Record<string, string> = {}, width = 390): void {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.getBoundingClientRect = () => new DOMRect(0, top, width, height);
  document.body.append(element);
}

function placeAmong(...things: readonly Parameters<typeof thing>[]): string | undefined {
  for (const one of things) thing(...one);
  const element = region();
  takeClearPlace(element, ['bottom', 'top'], document);
  return element.dataset['place'];
}

test('16-16 the first place that covers nothing is taken', () => {
  expect(placeAmong(['h1', 200, 40], ['p', 700, 60])).toBe('bottom');
});

test.each([
  ['a title', 'h1', {}],
  ['a field', 'input', {}],
  ['a button', 'button', {}],
  ['a select', 'select', {}],
  ['a stake', 'p', { 'data-keep-clear': '' }],
])('16-16 %s is not covered where another place is free', (_what, tag, attributes) => {
  expect(placeAmong([tag, 690, 40, attributes])).toBe('top');
});

test('16-16 where no place is free the least is covered, links before controls', () => {
  expect(placeAmong(['button', 690, 40], ['a', 60, 60, { href: '/' }])).toBe('top');
});

test('16-16 a narrow title is kept clear before the picture of a game that is a link', () => {
  expect(placeAmong(['h2', 690, 28, {}, 90], ['a', 60, 200, { href: '/' }])).toBe('top');
});

test('16-16 the veil of a dialog may be covered', () => {
  expect(placeAmong(['button', 0, 844, { tabindex: '-1' }])).toBe('bottom');
});

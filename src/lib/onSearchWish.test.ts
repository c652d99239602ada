// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { onSearchWish } from './onSearchWish.ts';

let wishes = 0;
let takes = true;
let stop = () => {};
beforeEach(() => {
  wishes = 0;
  takes = true;
  document.body.innerHTML = '<a href="/en/gamehall#search"><b>search</b></a><a href="/gamehall">hall</a><input>';
  stop = onSearchWish('/gamehall#search', () => {
    wishes += 1;
    return takes;
  });
});
afterEach(() => stop());

const press = (target: Element, key: string, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  target.dispatchEvent(event);
  return event.defaultPrevented;
};
const find = (selector: string) => document.querySelector(selector)!;

test('2.10-11 a slash opens the search, but not where text is typed', () => {
  expect([press(document.body, '/'), press(find('input'), '/'), wishes]).toEqual([true, false, 1]);
});

test('2.10-11 Ctrl+K and Cmd+K open it everywhere, on any layout', () => {
  expect(press(find('input'), 'k', { code: 'KeyK', ctrlKey: true })).toBe(true);
  expect(press(document.body, 'л', { code: 'KeyK', metaKey: true })).toBe(true);
  expect(press(document.body, 'k', { code: 'KeyK' })).toBe(false);
  expect(press(document.body, 'K', { code: 'KeyK', ctrlKey: true, shiftKey: true })).toBe(false);
  expect(wishes).toBe(2);
});

test('2.10-11 a link to the hall’s search opens it, unless a new tab is wanted or the wish is not taken', () => {
  const click = (selector: string, more: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...more });
    find(selector).dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect([click('b'), click('a:nth-of-type(2)'), click('b', { ctrlKey: true }), wishes]).toEqual([
    true,
    false,
    false,
    1,
  ]);
  takes = false;
  expect([click('b'), wishes]).toEqual([false, 2]);
});

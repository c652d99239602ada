import { expect, test } from 'vitest';
import { Anchors } from '../../src/shared/content/anchors.ts';
import { cleanRichText } from './cleanRichText.ts';

const clean = (html: string) => cleanRichText(html, new Anchors());

test('2.2-18 a rich text becomes data: listed elements, text, checked links', () =>
  expect(clean('<h1>One</h1><p class="x" id="app">a <b>b</b> <a href="/faq" onclick="x()">c</a></p>')).toEqual([
    { tag: 'h2', id: 'h-one', children: ['One'] },
    {
      tag: 'p',
      children: ['a ', { tag: 'strong', children: ['b'] }, ' ', { tag: 'a', href: '/faq', children: ['c'] }],
    },
  ]));

test.each([
  ['javascript:alert(1)'],
  ['JaVa&#x0A;Script:alert(1)'],
  ['//evil.example/x'],
  ['/\\evil.example'],
  ['data:text/html,x'],
  ['/api/auth.logout'],
])('2.2-18 a link to %s keeps its text only', (href) =>
  expect(clean(`<p><a href="${href}">text</a></p>`)).toEqual([{ tag: 'p', children: ['text'] }]),
);

test('2.2-18 headings of the same text have different anchors, in any script', () =>
  expect(clean('<h2>Правила</h2><h2>Правила</h2><h3>...</h3>')).toEqual([
    { tag: 'h2', id: 'h-правила', children: ['Правила'] },
    { tag: 'h2', id: 'h-правила-2', children: ['Правила'] },
    { tag: 'h3', id: 'h-part', children: ['...'] },
  ]));

test('2.2-18 elements are nested as browsers nest them, so that hydration finds what was rendered', () =>
  expect(clean('<p>a<table>\n<tr> <td colspan="3" rowspan="99">b</table></p>')).toEqual([
    { tag: 'p', children: ['a'] },
    {
      tag: 'table',
      children: [{ tag: 'tbody', children: [{ tag: 'tr', children: [{ tag: 'td', colSpan: 3, children: ['b'] }] }] }],
    },
    { tag: 'p', children: [] },
  ]));

test('2.2-18 a text of 10,000 open elements is cut to the levels allowed, not to a crash', () =>
  expect(JSON.stringify(clean('<blockquote>'.repeat(10_000))).split('blockquote').length).toBeLessThan(30));

import { expect, test } from 'vitest';
import { chooseStyles } from './chooseStyles.ts';
import { readSheet } from './readSheet.ts';

const page = '<main class="a b"><p class="c" style="--size:var(--given)">class=&quot;d&quot;</p></main>';
const chosen = (css: string, html = page) => chooseStyles(readSheet(css), html);

test('A7 rules stay whose classes the page has, in their order', () => {
  expect(chosen('.c{x:1}.d{x:2}p{x:3}.a .b{x:4}.a .d{x:5}.c{x:6;y:7!important}')).toBe(
    '.c{x:1}p{x:3}.a .b{x:4}.c{x:6;y:7!important}',
  );
});

test('A7 of a list of selectors those stay that can match', () => {
  expect(chosen('.d,.a:not(.d,.e),.a:hover,[title=","] .b,:is(.d,.e){x:1}')).toBe(
    '.a:not(.d,.e),[title=","] .b,:is(.d,.e){x:1}',
  );
});

test('A7 rules for attributes stay that the page has, with the value asked for; those of the root come early', () => {
  const css =
    '.a[data-nav=open]{x:1}.a[data-nav]{x:2}.a[data-nav=auto]{x:3}.a:disabled{x:4}.a[aria-busy]{x:5}[data-shell=pwa] .a{x:6}';
  expect(chosen(css, '<main class="a" data-nav="auto"></main>')).toBe(
    '.a[data-nav]{x:2}.a[data-nav=auto]{x:3}[data-shell=pwa] .a{x:6}',
  );
  expect(chosen('.a:disabled{x:4}', '<button class="a" disabled=""></button>')).toBe('.a:disabled{x:4}');
});

test('A7 states that come later and rules for paper are left out, and conditions without rules', () => {
  const css =
    '.a:hover,.a:active{x:1}:focus-visible{x:1}html::selection{x:1}.a::-webkit-scrollbar{x:1}@media print{.a{x:1}}' +
    '@media (hover:hover){.a:hover{x:1}}@media (hover:hover) and (pointer:fine){.a{x:2}.d{x:1}}';
  expect(chosen(css)).toBe('@media (hover:hover) and (pointer:fine){.a{x:2}}');
});

test('A7 a condition that holds on screens, too, stays, as conditions in conditions do', () => {
  const css =
    '@media screen,print{.a{x:1}}@supports (x:1){@media (width>=768px){.a{x:1}.d{x:1}}}@starting-style{.b{x:1}}';
  expect(chosen(css)).toBe(
    '@media screen,print{.a{x:1}}@supports (x:1){@media (width>=768px){.a{x:1}}}@starting-style{.b{x:1}}',
  );
});

test('A7 animations stay that a rule of the page names, directly or by a custom property', () => {
  const frames = ['one', 'two', 'three', 'four'].map((name) => `@keyframes ${name}{to{x:1}}`).join('');
  const css = `.a{animation:1s one;--b:two 1s;animation:var(--b)}.d{animation-name:three}.b{transition:four 1s}${frames}`;
  expect(chosen(css)).toBe(
    '.a{animation:1s one;--b:two 1s;animation:var(--b)}.b{transition:four 1s}@keyframes one{to{x:1}}@keyframes two{to{x:1}}',
  );
});

test('A7 custom properties stay that the page, its rules or another such property use, wherever they are declared', () => {
  const css =
    ':root{--used:var(--deep);--deep:1;--unused:var(--lost);--lost:1;--given:1;--moved:1;--lightningcss-light: }' +
    '[data-theme=light]{--unused:2}@media (width>=768px){:root{--deep:2;--lost:2}}' +
    '[data-shell=telegram]{--used:3;--lost:3}' +
    '.a{x:var(--used);animation:1s move}.d{x:var(--lost)}@keyframes move{to{x:var(--moved)}}';
  expect(chosen(css)).toBe(
    ':root{--used:var(--deep);--deep:1;--given:1;--moved:1;--lightningcss-light: }' +
      '@media (width>=768px){:root{--deep:2}}[data-shell=telegram]{--used:3}' +
      '.a{x:var(--used);animation:1s move}@keyframes move{to{x:var(--moved)}}',
  );
});

test('A7 properties that use each other in a circle end', () => {
  expect(chosen(':root{--a:var(--b);--b:var(--a)}.a{x:var(--a)}')).toBe(
    ':root{--a:var(--b);--b:var(--a)}.a{x:var(--a)}',
  );
});

test('A7 faces of fonts, types of properties and what is not known stay', () => {
  const css = '@layer low;@font-face{font-family:F}@property --x{syntax:"*";inherits:false}@page{margin:0}';
  expect(chosen(css)).toBe(css);
});

test('A7 a rule in a rule stays with it', () => {
  expect(chosen('.a{x:1;&:hover{x:var(--u)}}.d{& .a{x:1}}:root{--u:1;--v:1}')).toBe(
    '.a{x:1;&:hover{x:var(--u)}}:root{--u:1}',
  );
});

test('A7 the same markup gives the same text, whatever was asked before', () => {
  const parts = readSheet('.a{x:1}.d{x:2}/* a comment */');
  expect(['.', page, '<i class="d"></i>', page].map((html) => chooseStyles(parts, html))).toEqual([
    '',
    '.a{x:1}',
    '.d{x:2}',
    '.a{x:1}',
  ]);
});

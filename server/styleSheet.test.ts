import { expect, test } from 'vitest';
import { readStyleSheet } from './styleSheet.ts';

const markup = '<header class="bar wide"><a class="_3wd -x" href="/">Home</a></header>';

test.each([
  ['a rule of no class', ':root{--a:1}body{margin:0}', ':root{--a:1}body{margin:0}'],
  ['rules of classes that are there, and of none that are not', '.bar{a:b}.card{c:d}._3wd{e:f}.-x{g:h}', '.bar{a:b}._3wd{e:f}.-x{g:h}'],
  ['one class of a selector missing', '.bar .card{a:b}.bar .wide{c:d}', '.bar .wide{c:d}'],
  ['one selector of a list there', '.card,.bar{a:b}.card,.row{c:d}', '.card,.bar{a:b}'],
  ['a class that begins like one that is there', '.bar-small{a:b}.ba{c:d}', ''],
  ['what can be there later is not asked for', '.bar:not(.card):is(.row,:not(.x)){a:b}.bar:has(>.row){c:d}', '.bar:not(.card):is(.row,:not(.x)){a:b}.bar:has(>.row){c:d}'],
  ['conditions with something left in them', '@media (width<=400px){.bar{a:b}.card{c:d}}@media print{.card{e:f}}', '@media (width<=400px){.bar{a:b}}'],
  ['conditions within conditions', '@supports (a:b){@media print{.card{c:d}}.wide{e:f}}', '@supports (a:b){.wide{e:f}}'],
  ['animations, whose steps are no selectors', '@keyframes come{to{a:b}}.bar:after{animation:come}', '@keyframes come{to{a:b}}.bar:after{animation:come}'],
  ['statements without a block', '@layer base,more;.card{a:b}', '@layer base,more;'],
])('of a sheet a piece of markup needs: %s', (_what, sheet, needed) => {
  expect(readStyleSheet(sheet).neededBy(markup)).toBe(needed);
});

test('the rules stand in the order they were written in', () => {
  expect(readStyleSheet('.wide{a:1}.card{a:2}.bar{a:3}.wide{a:4}').neededBy(markup)).toBe('.wide{a:1}.bar{a:3}.wide{a:4}');
});

test('a sheet that cannot be read is an error, not half a page', () => {
  expect(() => readStyleSheet('.bar{a:b')).toThrow(/Unclosed block/);
});

test('the rules are what was written, but for the fonts and animations that the lead has made', () => {
  const sheet = readStyleSheet('@layer base;@font-face{font-family:A}.card{a:b}@keyframes come{to{a:b}}@media print{.bar{c:d}@keyframes go{to{e:f}}}.bar,.card{a:b;c:d}');
  expect(sheet.neededBy(markup)).toBe('@layer base;@font-face{font-family:A}@keyframes come{to{a:b}}@media print{.bar{c:d}@keyframes go{to{e:f}}}.bar,.card{a:b;c:d}');
  expect(sheet.rules).toBe('@layer base;.card{a:b}@media print{.bar{c:d}@keyframes go{to{e:f}}}.bar,.card{a:b;c:d}');
});

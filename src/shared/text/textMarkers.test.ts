import { expect, test } from 'vitest';
import { type TextNode, parseTextMarkers, plainText } from './textMarkers.ts';
import { fc } from '../../../tests/fastCheck.ts';

const parse = (source: string, locale = 'en') => parseTextMarkers(source, { locale, defaultLocale: 'en' });

test('9-17 **x** renders bold', () => {
  expect(parse('Win **big** now')).toEqual([
    { type: 'text', text: 'Win ' },
    { type: 'bold', children: [{ type: 'text', text: 'big' }] },
    { type: 'text', text: ' now' },
  ]);
});

test('9-17 a pipe becomes a line break, inside bold too', () => {
  expect(parse('a|**b|c**')).toEqual([
    { type: 'text', text: 'a' },
    { type: 'break' },
    { type: 'bold', children: [{ type: 'text', text: 'b' }, { type: 'break' }, { type: 'text', text: 'c' }] },
  ]);
});

test('9-17 a chosen value may contain markers', () => {
  expect(parse('##en:**Hi**;ru:**Привет**|всем##', 'ru')).toEqual([
    { type: 'bold', children: [{ type: 'text', text: 'Привет' }] },
    { type: 'break' },
    { type: 'text', text: 'всем' },
  ]);
});

test('9-17 unclosed and empty markers are text, and so is markup', () => {
  expect(parse('2 ** 3')).toEqual([{ type: 'text', text: '2 ** 3' }]);
  expect(parse('****')).toEqual([{ type: 'text', text: '****' }]);
  expect(parse('<b onclick="x()">')).toEqual([{ type: 'text', text: '<b onclick="x()">' }]);
  expect(parse('')).toEqual([]);
});

test('9-17 plain text joins lines with spaces', () => {
  expect(plainText(parse('Up to|**100 spins** |today'))).toBe('Up to 100 spins today');
});

test('9-17 no content is lost or added', () => {
  const sources = fc.string({ unit: fc.constantFrom('a', 'б', ' ', '*', '**', '|', '<', '&') });
  fc.assert(
    fc.property(sources, (source) => {
      expect(letters(parse(source))).toBe(source.replace(/[*|]/g, ''));
    }),
  );
});

test('9-17 hostile text takes linear time', () => {
  // Quadratic time would be minutes, more than a test has.
  const nodes = parse('**'.repeat(50_000) + '##'.repeat(50_001) + '##en:'.repeat(20_000) + ';'.repeat(50_000));
  expect(letters(nodes)).toContain(';');
});

function letters(nodes: readonly TextNode[]): string {
  const pieces = nodes.map((node) => {
    if (node.type === 'break') return '';
    return node.type === 'bold' ? letters(node.children) : node.text;
  });
  return pieces.join('').replaceAll('*', '');
}

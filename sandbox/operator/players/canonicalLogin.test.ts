import { describe, expect, test } from 'vitest';
import { canonicalLogin, foldedName } from './canonicalLogin.ts';

describe('canonical spelling of a name', () => {
  test.each([
    ['Player', 'player'],
    ['xΣΑΣ', 'xσασ'],
    ['xσας', 'xσασ'],
    ['straße', 'strasse'],
    ['STRASSE', 'strasse'],
    ['STRAẞE', 'strasse'],
    ['ﬁne', 'fine'],
    ['e\u0301mile', 'émile'],
    ['ＡＢＣ', 'abc'],
    ['\u212Aelvin', 'kelvin'],
    ['ſail', 'sail'],
    ['ıstanbul', 'istanbul'],
    ['İzmir', 'i\u0307zmir'],
    ['Ёлка', 'ёлка'],
  ])('%s is folded to %s', (name, folded) => expect(foldedName(name)).toBe(folded));

  test('for every letter, folding is idempotent and the same for upper and lower case', () => {
    const letters = Array.from({ length: 0x1_10000 }, (_none, point) => point).filter((point) =>
      /[\p{L}\p{N}]/u.test(String.fromCodePoint(point)),
    );
    const differing = letters
      .map((point) => String.fromCodePoint(point))
      .filter((letter) => {
        const folded = foldedName(letter);
        return foldedName(folded) !== folded || foldedName(letter.toLowerCase()) !== folded;
      });
    expect(differing).toEqual([]);
  });
});

test.each([
  ['+371 (2) 000-00.77', '37120000077'],
  ['３７１２００００', '37120000'],
  ['+00371 20000077', '37120000077'],
  ['\u202A+371 20000077\u202C', '37120000077'],
  ['tel:+37120000077', '37120000077'],
  ['8 (916) 123-45-67', '79161234567'],
  ['0151 23456789', '4915123456789'],
  ['06 12 34 56 78', '0612345678'],
  ['00 12', '0012'],
  ['Many-Names', 'many-names'],
  ['Ann@BÜCHER.test', 'ann@xn--bcher-kva.test'],
  ['ann＠straße.test', 'ann@xn--strae-oqa.test'],
])('the canonical form of %s is %s', (login, canonical) => expect(canonicalLogin(login)).toBe(canonical));

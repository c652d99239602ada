import { describe, expect, test } from 'vitest';
import { currencyRefusals } from '../src/contract/profile/currencyRefusals.ts';
import { countWritten, locales, placeholdersOf, pluralForm, readCatalogue, stemOf } from './messages/catalogues.ts';
import { usedKeys } from './messages/usedKeys.ts';
import { visibleWords, wordsIn } from './messages/visibleText.ts';

const english = readCatalogue('en');
const stems = new Set([...english.keys()].map(stemOf));
const uses = usedKeys([...new Set([...english.keys()].map((key) => key.slice(0, key.indexOf(':'))))]);

test('messages and uses of them are found', () => {
  expect(english.size).toBeGreaterThan(100);
  expect(uses.length).toBeGreaterThan(100);
});

test('every message key in the code exists', () => {
  const missing = uses.filter(({ matches }) => ![...stems].some((stem) => matches.test(stem)));
  expect(missing.map(({ key, path }) => `${path} ${key}`)).toEqual([]);
});

test('no message is unused', () => {
  const unused = [...stems].filter((stem) => !uses.some(({ matches }) => matches.test(stem)));
  expect(unused).toEqual([]);
});

/** {{shown}} is the count in groups of three digits. */
const isCount = (name: string): boolean => name === 'count' || name === 'shown';

test.each(locales)(
  'no key stands twice in its branch of %s: the second text would take the place of the first',
  (locale) => {
    expect(readCatalogue(locale).size).toBe(countWritten(locale));
  },
);

test.each([
  ['5-3', 'required', 'Field is required'],
  ['5-4', 'email', 'Wrong email address'],
  ['5-5', 'minLength', 'Min length is $$min$$'],
  ['5-6', 'maxLength', 'Max length is $$max$$'],
  ['5-7', 'phone', 'Wrong phone number'],
  ['5-8', 'fakename', 'Wrong fake name'],
  ['5-9', 'password', 'Wrong password'],
  ['5-10', 'name', 'Wrong symbols in name'],
  ['5-11', 'address', 'Wrong address'],
  ['5-12', 'iban', 'Wrong iban'],
  ['5-13', 'minValue', 'Min value is $$min$$'],
  ['5-14', 'maxValue', 'Max value is $$max$$'],
  ['5-15', 'date', 'Wrong date'],
  ['5-16', 'amountNotMultipleOf', 'Value is not multiple of {value}'],
])('%s, 5-2 the default message of %s is the specification’s', (_clause, code, wording) => {
  expect(english.get(`forms:errors.${code}`)).toBe(wording);
});

test.each(locales)('4-4, 7-22, 40-C each reason to keep the currency has words at a form’s field in %s', (locale) => {
  const words = readCatalogue(locale);
  const texts = currencyRefusals.map((code) => words.get(`forms:errors.${code}`) ?? code);
  expect(texts.filter((text) => !text.includes('{{currency}}'))).toEqual([]);
});

test.each(locales)('8-22, 40-C what somebody else has already is worded in %s', (locale) => {
  const words = readCatalogue(locale);
  const taken = ['emailTaken', 'phoneTaken', 'loginTaken', 'fakenameTaken'];
  expect(taken.filter((code) => !words.get(`forms:errors.${code}`))).toEqual([]);
});

test('5-17 sameAs, regex and cardNumber have messages too', () => {
  const unworded = ['sameAs', 'regex', 'cardNumber'].filter((code) => !english.get(`forms:errors.${code}`));
  expect(unworded).toEqual([]);
});

test.each([
  ['5-19', 'required', 'Value is required'],
  ['5-20', 'email', 'Value is not a valid email address'],
  ['5-21', 'maxLength', 'The maximum length allowed is {max}'],
  ['5-22', 'minLength', 'This field should be at least {min} characters long'],
  ['5-23', 'sameAs', 'The value must be equal to the {other} value'],
])('%s, 5-18 the second message of %s is the specification’s', (_clause, code, wording) => {
  expect(english.get(`forms:secondErrors.${code}`)).toBe(wording);
});

test('5-18 the second set has no other message', () => {
  expect([...english.keys()].filter((key) => key.startsWith('forms:secondErrors.'))).toHaveLength(5);
});

test('no component contains literal text', () => {
  expect(wordsIn('a.tsx', 'export const A = () => <p title="Big">{"a"} b</p>;')).toEqual([
    'a.tsx:1 Big',
    'a.tsx:1 a',
    'a.tsx:1 b',
  ]);
  expect(visibleWords()).toEqual([]);
});

describe.each(locales)('the catalogues of %s', (locale) => {
  const catalogue = readCatalogue(locale);
  const ownStems = new Set([...catalogue.keys()].map(stemOf));

  test('have the same keys as the English ones', () => {
    expect(
      [...stems].filter((stem) => !ownStems.has(stem)),
      'missing',
    ).toEqual([]);
    expect(
      [...ownStems].filter((stem) => !stems.has(stem)),
      'strange',
    ).toEqual([]);
  });

  test('have no empty message', () => {
    expect([...catalogue].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([]);
  });

  test('have every plural form of the language', () => {
    const plurals = [...new Set([...english.keys()].filter((key) => pluralForm.test(key)).map(stemOf))];
    expect(plurals.length).toBeGreaterThan(0);
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const wanted = plurals.flatMap((stem) => forms.map((form) => `${stem}_${form}`)).sort();
    const held = [...catalogue.keys()].filter((key) => pluralForm.test(key)).sort();
    expect(held).toEqual(wanted);
  });

  test('have the same placeholders as the English ones', () => {
    const expected = new Map(
      [...english]
        .filter(([key]) => !/_(zero|one|two|few|many)$/.test(key))
        .map(([key, text]) => [stemOf(key), placeholdersOf(text)]),
    );
    // A plural form for exactly one or two may omit {{count}} and use words: "one game", "игра", "لعبتان".
    const differing = [...catalogue].filter(([key, text]) => {
      const needed = (expected.get(stemOf(key)) ?? []).filter((name) => !isCount(name) || !pluralForm.test(key));
      const held = placeholdersOf(text).filter((name) => !isCount(name) || !pluralForm.test(key));
      return needed.join() !== held.join();
    });
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  test('"many" and "other" forms show the count', () => {
    const silent = [...catalogue].filter(
      ([key, text]) => /_(many|other)$/.test(key) && !placeholdersOf(text).some(isCount),
    );
    expect(silent.map(([key]) => key)).toEqual([]);
  });
});

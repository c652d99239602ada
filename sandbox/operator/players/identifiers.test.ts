import { describe, expect, test } from 'vitest';
import { canonicalEmail, identifierHasher, personIdentifiers } from './identifiers.ts';

describe('16-A4 spellings of one mailbox', () => {
  test.each([
    [' Ada@Example.test', 'ada@example.test'],
    ['ada+1@example.test', 'ada@example.test'],
    ['ada+1+2@example.test', 'ada@example.test'],
    ['a.d.a+x@googlemail.com', 'ada@gmail.com'],
    ['A.da@gmail.com', 'ada@gmail.com'],
    ['a.da@example.test', 'a.da@example.test'],
    ['Ada+1@Bücher.test', 'ada@xn--bcher-kva.test'],
    ['ada@xn--bcher-kva.test', 'ada@xn--bcher-kva.test'],
    ['+ada@example.test', '+ada@example.test'],
  ])('%j is %s', (email, canonical) => expect(canonicalEmail(email)).toBe(canonical));
});

const person = (first_name: string, last_name: string, birth_date = '1990-02-01') =>
  personIdentifiers({ first_name, last_name, birth_date }).map(({ value }) => value);
const isSame = (one: readonly string[], other: readonly string[]) => one.some((value) => other.includes(value));

describe('16-A4 spellings of one person', () => {
  test.each([
    ['José', 'García', 'JOSE', 'garcia'],
    ['Jose\u0301', 'García', 'José', ' García '],
    ['José', 'García', 'García', 'José'],
    ['Łukasz', 'Żółć', 'lukasz', 'zolc'],
    ['Søren', 'Ærø', 'soren', 'aero'],
    ['Anna Maria', 'Kowalska', 'Anna', 'Kowalska'],
    ['Zoé', 'Quo', 'Zoe Marie', 'Quo'],
    ['Li', 'Wu', 'Li Na', 'Wu'],
    ['Max', 'von der Heide', 'Max', 'Heide'],
    ['Anna', 'Kowalska-Nowak', 'Anna', 'Nowak'],
    ['Juan', 'De la Cruz', 'Juan', 'Delacruz'],
    ['Алёна', 'Ёлкина', 'АЛЕНА', 'Елкина'],
  ])('%s %s is %s %s', (first, last, otherFirst, otherLast) => {
    expect(isSame(person(first, last), person(otherFirst, otherLast))).toBe(true);
    expect(isSame(person(first, last), person(otherFirst, otherLast, '1.2.1990'))).toBe(true);
    expect(isSame(person(first, last), person(otherFirst, otherLast, '1990-02-02'))).toBe(false);
  });

  test.each([
    ['Anna', 'Kowalska', 'Hanna', 'Kowalska'],
    ['Juan', 'De la Cruz', 'Juan', 'De la Rosa'],
    ['Li', 'Wu', 'Li', 'Wang'],
    ['Jan', 'van den Berg', 'Jan', 'van den Bos'],
    ['J Anna', 'Kowalska', 'J Maria', 'Kowalska'],
  ])('%s %s is not %s %s', (first, last, otherFirst, otherLast) =>
    expect(isSame(person(first, last), person(otherFirst, otherLast))).toBe(false),
  );

  test('without both names and a date nobody is known', () => {
    expect([person('Ada', ''), person('', 'Lovelace'), person('Ada', 'Lovelace', '')]).toEqual([[], [], []]);
    expect(person(Array.from({ length: 60 }, () => 'a').join(' '), 'Lovelace').length).toBe(1);
  });
});

test('what is kept depends on the secret and contains no identifier', () => {
  const email = { kind: 'email', value: 'ada@example.test' } as const;
  const [one] = identifierHasher('secret-1')([email]);
  const [other] = identifierHasher('secret-2')([email]);
  const [phone] = identifierHasher('secret-1')([{ kind: 'phone', value: email.value }]);
  expect(new Set([one?.key, other?.key, phone?.key]).size).toBe(3);
  expect(JSON.stringify(one)).not.toContain('ada');
});

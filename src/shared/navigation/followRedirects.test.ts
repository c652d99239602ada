import { expect, test } from 'vitest';
import { followRedirects } from './followRedirects.ts';
import { fc } from '../../../tests/fastCheck.ts';

const setting = { locales: ['en', 'ru'], defaultLocale: 'en', listedHosts: ['partner.example'] };

test('2.5-5 a chain of rules is one redirect, with wildcard, language, query and hash kept', () => {
  const rules = [
    { from: '/old/*', to: '/new/*', isPermanent: true },
    { from: '/new/jade', to: '/game/jade', isPermanent: true },
  ];
  expect(followRedirects('/ru/old/jade?a=1#top', rules, setting)).toEqual({ to: '/ru/game/jade?a=1#top', status: 301 });
  expect(followRedirects('/game/jade', rules, setting)).toBeNull();
});

test('2.5-5 one step that is not permanent makes the whole temporary; the chain ends at another site', () =>
  expect(
    followRedirects(
      '/a',
      [
        { from: '/a', to: '/b', isPermanent: true },
        { from: '/b', to: 'https://partner.example/c' },
      ],
      setting,
    ),
  ).toEqual({ to: 'https://partner.example/c', status: 302 }));

test.each([
  [
    'two rules that lead to each other',
    [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
    ],
  ],
  ['a wildcard that matches its own target', [{ from: '/a*', to: '/a/b*' }]],
  ['a rule that leads to itself', [{ from: '/a', to: '/a' }]],
  ['a wildcard for everything', [{ from: '/*', to: '/x/*' }]],
])('2.5-5 loops are refused: %s', (_what, rules) => expect(followRedirects('/a', rules, setting)).toBeNull());

test('2.5-5 whatever the rules are, the target of a redirect is never redirected again', () => {
  const part = fc.constantFrom('/a', '/b', '/c', '/*', '/a/*', '/a*', '/ru/b');
  const rules = fc.array(fc.record({ from: part, to: part, isPermanent: fc.boolean() }), { maxLength: 6 });
  fc.assert(
    fc.property(rules, fc.constantFrom('/a', '/b', '/a/b', '/ru/a', '/c?x=1#y'), (given, path) => {
      const led = followRedirects(path, given, setting);
      return led === null || followRedirects(led.to, given, setting) === null;
    }),
  );
});

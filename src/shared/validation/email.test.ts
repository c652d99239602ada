import { expect, test } from 'vitest';
import { emailField, emailRule } from './email.ts';

test.each(['a@b.co', 'ann.lee+x@mail.example.com', 'имя@пример.рф', "o'neill@x.co.uk"])(
  '5-43 %s is an e-mail address',
  (value) => {
    expect([emailField(value), emailRule(value)]).toEqual([null, null]);
  },
);

test.each([
  'a',
  'a@b',
  '@b.co',
  'a@.co',
  'a@b.',
  'a@b..co',
  'a@b.c.d.e',
  'a b@c.de',
  'a@b .co',
  ' a@b.co',
  'a@b.co\n',
  'a@@b.co',
  'a@b@c.de',
  `${'a'.repeat(250)}@b.co`,
  '😀',
  'a😀@b.co',
  'a@😀.co',
  'a\u202eb@c.de',
  '<script>@x.co',
  'a@<b>.co',
  '"a"@b.co',
  'a,b@c.de',
  'a@-b.co',
  'a@b_c.de',
])('5-43 %j is a wrongEmailAddress', (value) => {
  expect(emailField(value)?.code).toBe('wrongEmailAddress');
  expect(emailRule(value)?.code).toBe('email');
});

test('5-43 an empty one asks to insertEmailAddress', () => {
  expect(emailField('  ')?.code).toBe('insertEmailAddress');
});

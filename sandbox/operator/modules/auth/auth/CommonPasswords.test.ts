import { expect, test } from 'vitest';
import { CommonPasswords } from './CommonPasswords.ts';

const common = new CommonPasswords();
const own = ['ann.kowalski@mail.example', 'anka77', 'Наталья'];

test.each([
  '123456',
  'password',
  'Password1',
  'P@ssw0rd',
  'qwerty123',
  'qwertyuiop',
  'iloveyou',
  '1q2w3e4r',
  'sunshine1',
  'Monkey123',
  'admin1',
  'aaaaaa',
  'abcdef',
  'casino777',
  'password2026',
  'пароль',
  'Пароль1',
  'йцукен',
  'ЙЦУКЕНг',
  'ячсмить',
  'фывапролдж',
  'наташа1',
  'gfhjkm',
  'ann.kowalski@mail.example',
  'ann.kowalski',
  'kowalski1',
  'Kowalsk1',
  'anka77',
  'Anka77!',
  'наталья1',
  'qwertyuiop'.repeat(7),
])('a common password, or one made from the player’s own data: %s', async (password) => {
  expect(await common.weakness(password, own)).not.toBeNull();
});

test.each([
  'xk7Qp2',
  '8fk2m9',
  'otter-lamp-71',
  'Bench-round-7421',
  'Prove-round-7421',
  'правый-фонарь-7',
  'ёлка-ночью-42',
  '7mVq-зонт',
])('not a common password: %s', async (password) => {
  expect(await common.weakness(password, own)).toBeNull();
});

test.each([
  ['iloveyou', 'common'],
  ['Пароль1', 'common'],
  ['Kowalsk1', 'own'],
  ['наталья1', 'own'],
  ['qwertyuiop'.repeat(7), 'repeated'],
  ['aaaaaa', 'repeated'],
  ['abcdef', 'keys'],
  ['ячсмитьбю', 'keys'],
  ['12.03.1990', 'date'],
])('%s is refused as %s', async (password, reason) => {
  expect(await common.weakness(password, own)).toBe(reason);
});

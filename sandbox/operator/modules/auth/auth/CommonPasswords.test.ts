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
  expect(await common.isCommon(password, own)).toBe(true);
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
  expect(await common.isCommon(password, own)).toBe(false);
});

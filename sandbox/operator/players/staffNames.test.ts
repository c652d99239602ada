import { describe, expect, test } from 'vitest';
import { outsideLogin, outsideName } from './outsideNames.ts';
import { pretendsStaff } from './staffNames.ts';

describe('16-A7 names that pretend to be staff', () => {
  test.each([
    'admin',
    'Administrator',
    'SUPPORT',
    'moderator',
    'Croupier',
    'casino',
    'Operator7',
    'official',
    'help',
    'security',
    'adm1n',
    'Supp0rt',
    'm0derat0r',
    'аdmin',
    'suрроrt',
    'аdмin',
    'ＡＤＭＩＮ',
    'ádmin',
    'adrnin',
    'he1p',
    '4dmin',
    'CR0UP1ER',
    'a.d.m.i.n',
    'ad_min',
    's-u-p-p-o-r-t',
    'aadmmin',
    'xXadminXx',
    'admin_77',
    'the_admin',
    'casino-help',
    'casinohelp24',
    'croupier_support',
    'CroupierTeam',
    'help_desk',
    'sysadmin',
    'админ',
    'Поддержка',
    'модератор1',
    'yonetici',
    'Soporte',
  ])('%s', (name) => expect(pretendsStaff(name)).toBe(true));

  test.each([
    'Robin',
    'Heron7',
    'badminton',
    'LFC_Supporter',
    'vlad_mineev',
    'helpful_joe',
    'Casinova',
    'modern',
    'Олег',
    'Ada',
    'player',
    'many-names',
    'имя_игрока-1',
    'bob-without-contact',
    'TeamRocket',
    'Salim',
    'oliver',
    'Madina',
    '12345',
  ])('%s is a name like others', (name) => expect(pretendsStaff(name)).toBe(false));
});

describe('16-A7 what a messenger or a service tells', () => {
  test.each([
    '=HYPERLINK',
    '=cmd',
    '-Ada',
    '+Ada',
    '@Ada',
    '<script>',
    'Ada\u202E',
    'Ada\u0007',
    'A'.repeat(61),
    'R2D2',
    'Support',
  ])('%j is no name', (name) => expect(outsideName(name)).toBe(''));
  test.each([
    [" Anne-Marie  O'Neill ", "Anne-Marie O'Neill"],
    ['مریم\u200Cسادات', 'مریم\u200Cسادات'],
  ])('%j is the name %j', (name, taken) => expect(outsideName(name)).toBe(taken));

  test.each(['', 'a', '-ada', '=ada', 'ada\u202E', '37120000000', 'a@b.test', 'croupier_admin', 'x'.repeat(65)])(
    '%j is no login',
    (name) => expect(outsideLogin(name)).toBe(''),
  );
  test('a handle is a login', () => expect(outsideLogin('ada_1815')).toBe('ada_1815'));
});

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

describe('16-A7 names of staff in every language of the site', () => {
  test.each([
    ['en', ['Manager', 'casino_manager', 'AccountManager', 'Cashier', 'Finance', 'Payments', 'PaymentsTeam', 'moder1']],
    ['en', ['CustomerService', 'Moderation', 'VIPManager']],
    ['ru', ['Саппорт', 'Модер', 'Модерация', 'Менеджер', 'Касса', 'КАССА24', 'Кассир', 'Администрация', 'Финансы']],
    ['uk', ['Адміністратор', 'Модерація', 'Касир', 'Фінанси', 'Платежі', 'Підтримка', 'Менеджер казино']],
    ['es', ['Moderador', 'Administrador', 'moderadora', 'Cajero', 'Finanzas', 'Gerente', 'Atención al cliente']],
    ['pt-BR', ['Moderação', 'Suporte', 'Atendimento', 'Pagamentos', 'Caixa', 'Administração']],
    ['de', ['Kundendienst', 'Kundenservice', 'Kunden-Service', 'Kassierer', 'Auszahlungen', 'Verwaltung']],
    ['tr', ['Moderatör', 'Yönetici', 'Müşteri Hizmetleri', 'Müdür', 'Kasiyer', 'Ödemeler', 'Destek']],
    ['lv', ['Moderators', 'Atbalsts', 'Menedžeris', 'Kasieris', 'Maksājumi', 'Klientu apkalpošana']],
    ['ar', ['الدعم', 'فريق الدعم', 'الدعم الفني', 'مشرف', 'المشرف', 'أدمن', 'ادمن', 'خدمة العملاء', 'المدير']],
    ['hi', ['सहायता', 'एडमिन', 'मॉडरेटर', 'मैनेजर', 'कैशियर', 'सपोर्ट', 'ग्राहक सहायता']],
  ])('%s', (_, names) => expect(names.filter((name) => !pretendsStaff(name))).toEqual([]));

  test.each([
    [
      'en',
      [
        'FootballManager',
        'modern',
        'Modesto',
        'Financier',
        'TheVIP',
        'Careless',
        'Bonus',
        'Manny',
        'Cash',
        'Clientele',
      ],
    ],
    [
      'ru, uk',
      ['Модерн', 'Модест', 'Касьян', 'Манежный', 'Финн', 'Помогайка', 'Оксана', 'Каспер', 'Кассандра', 'Менестрель'],
    ],
    ['es, pt-BR', ['Cajal', 'Gerardo', 'Pagán', 'Moderna', 'Cliente7', 'Oficina', 'Caetano']],
    ['de', ['Kunde', 'Kundera', 'Hilferich', 'Kasper', 'Zahl', 'Dienstag']],
    ['tr, lv', ['Destan', 'Yonca', 'Müjde', 'Kasım', 'Klinta', 'Maks', 'Vadims', 'Atis']],
    ['ar', ['أمين', 'شريف', 'مشاري', 'مدحت', 'دعاء', 'عمر', 'خديجة', 'الصراف']],
    ['hi', ['सहयात्री', 'अधिकारी', 'शिव', 'किशन', 'एडविन', 'मनोज', 'सेवा', 'समर', 'भगत']],
  ])('%s: these are names like others', (_, names) => expect(names.filter(pretendsStaff)).toEqual([]));
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

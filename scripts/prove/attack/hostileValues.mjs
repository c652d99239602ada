/** Texts that parsers, databases and templates have stumbled over, and paths made of them. */
export const hostileValues = [
  '', ' ', 'null', 'undefined', 'NaN', 'true', '[]', '{}', '-1', '0', '00', '010', '1e309', '1e-400', '-0', '0x10', '1,000', '١٢٣', '9007199254740993',
  '9223372036854775808', '99999999999999999999999999', '-9223372036854775809', '0.1234567891234', '.5', '5.', '+5', '1_000', 'Infinity',
  '\u0000', 'a\u0000b', '%00', '\ud800', '\udfff', 'a\ud800b', '\u202e', '\ufeff', '👩‍👩‍👧', 'ﷺ'.repeat(50), 'a'.repeat(5_000), 'a'.repeat(70_000), '\r\nx: y', '%0d%0aset-cookie:x=y',
  "' or 1=1 --", "'; drop table operator.players; --", '$1', '%s%n', '${7*7}', '{{7*7}}', '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '../../etc/passwd', '..\\..\\', 'file:///etc/passwd',
  'javascript:alert(1)', '//evil.test', 'http://127.0.0.1:5432', '{"__proto__":{"x":1}}', '{"count":{},"offset":[]}', '{"count":"5","offset":9007199254740993}', '[[[[[[[[[[]]]]]]]]]]', '{"a":'.repeat(500), '"', '\\', '`', ';', '|', '&', '*', '(', '(a+)+$', '.*.*.*.*x',
  'user@example.test', '+37120000000', '00371 2000-0000', 'en', 'ar', 'xx', 'USD', 'BTC', 'usd', '2026-02-30', '0000-00-00', '9999-12-31', 'card', 'slot', 'main',
];

const inPaths = ['%00', '%', '%zz', '%ff', '%c0%af', '..%2f', '%2e%2e%2f', '..;/', '%5c', 'a'.repeat(300), '%ed%a0%80', '__proto__', 'constructor', '%0d%0ax', '🎰', '%F0%9F%8E%B0', '..', '.', '//evil.test', '\\evil', ';x=y', '%3Cscript%3E'];
const bases = ['/', '/ru/', '/gamehall/', '/game/', '/api/', '/platform/game/', '/nfx/', '/nfx/i18n/messages/', '/_img?src=', '/_img?w=1&src=', '/assets/', '/cashier/paysuccess/', '/oauth/', '/hit?', '/ws?token=', '/gamehall?providers=', '/?redirectUrl=', '/__sandbox/', '/sitemap.xml?', '/forms/'];
export const hostilePaths = bases.flatMap((base) => inPaths.map((part) => `${base}${part}`));

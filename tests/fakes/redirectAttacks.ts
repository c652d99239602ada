/** The attacker's host: no address made of an attack may lead there, nor to any other host that is not listed. */
const HOST = 'evil.example';
const OWN = 'casino.example';

/** What a browser takes for, or removes between, the slashes that begin a host. */
const LEADS = [
  '//',
  '///',
  '////',
  '/\\',
  '\\/',
  '\\\\',
  '/\t/',
  '/\n/',
  '/\r\n/',
  '\t//',
  ' //',
  '\u00a0//',
  '\u0000//',
  '\u0008//',
  '\ufeff//',
  '/\u200b/',
  '/.//',
  '/./\\',
  '/..//',
  '/a/..//',
  '/a/../..//',
  '/%2e//',
  '/%2e%2e//',
  '/%2F',
  '/%5C',
  '/%5c/',
  '/%09/',
  '/%0d%0a/',
  '/%00/',
  '/%252F',
  '/%255C',
  '/%25252F',
  '/%2e%2f%2f',
  '/;//',
  '/..;//',
  '／／',
  '/／',
  '/⁄',
  '/∕',
  '/%EF%BC%8F',
  '/%C0%AF',
  '/%E3%80%82//',
] as const;

const SCHEMES = [
  'https://',
  'HTTPS://',
  'hTTp://',
  'https:',
  'https:/',
  'https:///',
  'https:\\\\',
  'https:/\\',
  'ht\ttps://',
  'h\nttps://',
  ' https://',
  '\u0001https://',
  'https%3A//',
  'https%3A%2F%2F',
  'ftp://',
  'ws://',
  'blob:https://',
  'filesystem:https://',
  'view-source:https://',
  'feed:https://',
] as const;

/** Hosts that read like the own one. */
const HOSTS = [
  HOST,
  'EVIL.EXAMPLE',
  'evil。example',
  'evil．example',
  'evil｡example',
  'ｅｖｉｌ.example',
  'ⓔvil.example',
  'evil.example.',
  `${OWN}.evil.example`,
  `${OWN}@evil.example`,
  `${OWN}:443@evil.example`,
  `${OWN}%40evil.example`,
  `${OWN}%2f@evil.example`,
  `${OWN}\\@evil.example`,
  `evil.example#@${OWN}`,
  `evil.example?@${OWN}`,
  `evil.example\\@${OWN}`,
  `${OWN}\u00adevil.example`,
  'evil.example:443',
  '[::ffff:6464:6464]',
  '0x64646464',
  '1684300900',
  '100.100.100.100',
] as const;

/** Schemes that run or show what the attacker wrote. */
const CODE = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\r\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  ' javascript:alert(1)',
  '\tjavascript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript://casino.example/%0aalert(1)',
  'javascript%3Aalert(1)',
  '/javascript:alert(1)//%0a',
  'data:text/html,<script>alert(1)</script>',
  'DATA:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'vbscript:msgbox(1)',
  'about:blank',
  'file:///etc/passwd',
  'intent://evil.example#Intent;scheme=https;end',
  'tg://resolve?domain=evil',
  'mailto:a@evil.example',
  'tel:+37120000000',
] as const;

/** Paths of this site at which a mere GET would do something, in spellings that a server may resolve. */
const MACHINES = [
  '/api/auth.logout',
  '/API/auth.logout',
  '/%61pi/auth.logout',
  '/%2561pi/auth.logout',
  '/en/../api/auth.logout',
  '/en/%2e%2e/api/auth.logout',
  '/en/..%2fapi/auth.logout',
  '/./api/auth.logout',
  '/oauth/start',
  '/ws',
] as const;

const once = (text: string) => encodeURIComponent(text);

/** More than 200 return addresses that must lead nowhere but to pages of this site. The list is always the same. */
export const redirectAttacks: readonly string[] = [
  ...new Set([
    ...LEADS.flatMap((lead) => [`${lead}${HOST}`, `${lead}${HOST}/%2e%2e/cashier`, `${lead}${OWN}@${HOST}/`]),
    ...SCHEMES.flatMap((scheme) => [`${scheme}${HOST}/`, `${scheme}${OWN}@${HOST}`]),
    ...HOSTS.flatMap((host) => [`//${host}/`, `https://${host}/`, `/\\${host}`]),
    ...CODE,
    ...MACHINES,
    // Encoded once and twice more than the query itself is.
    ...[`//${HOST}`, `/\\${HOST}`, `https://${HOST}`, 'javascript:alert(1)'].flatMap((text) => [
      once(text),
      once(once(text)),
      `/${once(text)}`,
      `/${once(once(text))}`,
    ]),
    `//${HOST}\u202e`,
    `/${'a'.repeat(3000)}`,
    `/${'%25'.repeat(400)}2f${HOST}`,
    `/\ud800/${HOST}`,
    '/%',
    '/%zz//evil.example',
    '',
    '.',
    '..',
    '?',
    '#',
    HOST,
    `@${HOST}`,
    `:${HOST}`,
  ]),
];

/** The queries in which an attack arrives: encoded as a careful attacker does it, and as it is. */
export function redirectQueries(attack: string): readonly string[] {
  const text = attack.replace(/\p{Cs}/gu, '\ufffd');
  return [`?redirectUrl=${encodeURIComponent(text)}`, `?redirectUrl=${text.replace(/[#&]/g, encodeURIComponent)}`];
}

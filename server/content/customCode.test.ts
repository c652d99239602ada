import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { noCode, readCustomCode } from './customCode.ts';

const entry = (code: string, position = 'head', isEnabled: unknown = true) => ({ isEnabled, position, code });
const read = (...customCode: readonly unknown[]) => readCustomCode({ customCode });
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('2.12-3 enabled entries are written at their positions, in their order; each script is in the policy by its hash', () => {
  const code = read(
    entry('<script>a()</script>'),
    entry('<script type="module">b()</script><style media="print">p{color:red}</style>', 'bodyEnd'),
    entry('<div id="box" class="x" onclick="evil()">inner</div>', 'bodyStart'),
    entry('<script>c()</script>'),
    entry('<script>off()</script>', 'head', false),
  );
  expect(code).toEqual({
    head: '<script>a()</script><script>c()</script>',
    bodyStart: '<div id="box" class="x"></div>',
    bodyEnd: '<script type="module">b()</script><style media="print">p{color:red}</style>',
    sources: [hashOf('a()'), hashOf('b()'), hashOf('c()')],
  });
});

test('2.12-3 a script of another site runs by its integrity only', () => {
  const integrity = `sha384-${'A'.repeat(64)}`;
  expect(read(entry(`<script src="https://cdn.test/a.js" integrity="${integrity} x" async></script>`))).toMatchObject({
    head: `<script src="https://cdn.test/a.js" integrity="${integrity}" async="" crossorigin="anonymous"></script>`,
    sources: [`'${integrity}'`],
  });
  for (const code of [
    '<script src="https://cdn.test/a.js"></script>',
    `<script src="http://cdn.test/a.js" integrity="${integrity}"></script>`,
    `<script src="data:text/javascript,x()" integrity="${integrity}"></script>`,
    `<script src="https://cdn.test/a.js" integrity="sha256-'; script-src *"></script>`,
  ])
    expect([code, read(entry(code))]).toEqual([code, noCode]);
});

test('2.12-3 data is written, and is no script of the policy', () => {
  expect(read(entry('<script type="application/json" id="d">{"a":"<b>"}</script>'))).toMatchObject({
    head: '<script type="application/json" id="d">{"a":"<b>"}</script>',
    sources: [],
  });
});

test.each([
  '<img src=x onerror=alert(1)>',
  '<iframe src="https://evil.test"></iframe>',
  '<link rel="stylesheet" href="https://evil.test/a.css">',
  '<base href="https://evil.test">',
  '<meta http-equiv="refresh" content="0;url=https://evil.test">',
  '<meta name="robots" content="noindex">',
  '<meta property="og:title" content="x">',
  '<svg><script>alert(1)</script></svg>',
  '<form action="https://evil.test"></form>',
  '<template><script>alert(1)</script></template>',
  'plain text',
  '<!-- a remark -->',
])('2.12-3 %s is left out', (code) => {
  expect(read(entry(code))).toEqual(noCode);
});

test.each([undefined, null, 'x', {}, [null, 1, 'x', []], [entry('<script>x</script>', 'middle')], [{ code: '<b>' }]])(
  '2.12-3 a configuration of a wrong shape adds nothing: %j',
  (customCode) => {
    expect(readCustomCode({ customCode })).toEqual(noCode);
  },
);

test('2.12-3 attributes stay attributes, and an element ends where the parser ended it', () => {
  const { head } = read(entry("<script data-a='\"><script>x</script>'>a()</script><script>b()"));
  expect(head).toBe('<script data-a="&quot;&gt;&lt;script&gt;x&lt;/script&gt;">a()</script><script>b()</script>');
});

import { expect, test } from 'vitest';
import { completeSiteConfig } from '../../src/app/settings/siteSettings.ts';
import { ContentIcons } from './ContentIcons.ts';
import { readIcon } from './readIcon.ts';

test('7-121 an icon’s shapes are drawn in the colour of the text, on the site’s grid', () => {
  expect(
    readIcon(
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="none" stroke="#f00" stroke-width="3"><g transform="rotate(45)"><path d="M1 2L3 4"/></g><circle cx="5" cy="6" r="7" fill="blue" stroke="none"/></svg>',
    ),
  ).toEqual([
    [
      'path',
      {
        d: 'M1 2L3 4',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 3,
        transform: 'scale(0.5) translate(0 0) rotate(45)',
      },
    ],
    [
      'circle',
      { cx: '5', cy: '6', r: '7', fill: 'currentColor', stroke: 'none', transform: 'scale(0.5) translate(0 0)' },
    ],
  ]);
  expect(readIcon('<svg viewBox="0 0 24 24"><path d="M0 0h1"/></svg>')).toEqual([
    ['path', { d: 'M0 0h1', fill: 'currentColor', stroke: 'none' }],
  ]);
});

test.each([
  '',
  'text',
  '<html><p>404</p></html>',
  '<svg></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<svg onload="alert(1)"><foreignObject><img src=x onerror=alert(1)></foreignObject></svg>',
  '<svg><a href="javascript:alert(1)"><path d="M0 0"/></a><use href="https://evil.test#x"/><image href="https://evil.test"/></svg>',
  '<svg viewBox="0 0 0 0"><path d="M0 0"/></svg>',
  '<svg viewBox="a b c d"><path d="M0 0"/></svg>',
  '<svg><path d="url(javascript:alert(1))"/></svg>',
])('7-121 %s is no icon', (text) => {
  expect(readIcon(text)).toBeNull();
});

test('7-121 attributes that draw nothing are left out', () => {
  const [shape] =
    readIcon('<svg><path d="M0 0" onclick="x()" style="fill:url(x)" class="y" transform="url(x)"/></svg>') ?? [];
  expect(shape).toEqual(['path', { d: 'M0 0', fill: 'currentColor', stroke: 'none' }]);
});

function icons(answer: (address: string) => Promise<Response>) {
  const state = { now: 0, asked: [] as string[], failures: 0 };
  const content = new ContentIcons({
    allowedOrigins: ['https://art.test'],
    fetch: (input) => {
      const address = String(input);
      state.asked.push(address);
      return answer(address);
    },
    now: () => state.now,
    onFailure: () => (state.failures += 1),
  });
  const menuOf = async (...entries: readonly object[]) =>
    completeSiteConfig(await content.into({ menu: entries })).menu;
  return { state, content, menuOf };
}
const svg = () => Promise.resolve(new Response('<svg viewBox="0 0 24 24"><path d="M0 0h1"/></svg>'));

test('3-44, 7-121 a menu entry’s icon is fetched as text by its address, once', async () => {
  const { state, menuOf } = icons(svg);
  const entry = { path: '/gamehall', icon: 'https://art.test/a.svg#x' };
  const [first, second] = await menuOf(entry, { path: '/offers' });
  expect(first?.icon).toEqual([['path', { d: 'M0 0h1', fill: 'currentColor', stroke: 'none' }]]);
  expect(second).not.toHaveProperty('icon');
  await menuOf(entry);
  expect(state.asked).toEqual(['https://art.test/a.svg']);
});

test('7-121 other origins are not asked; a missing icon, and one that does not come, leaves the page’s own', async () => {
  const { state, menuOf } = icons((address) =>
    address.endsWith('slow.svg') ? new Promise(() => {}) : Promise.resolve(new Response('', { status: 404 })),
  );
  const menu = await menuOf(
    { path: '/', icon: 'https://evil.test/a.svg' },
    { path: '/offers', icon: 'https://art.test/none.svg' },
    { path: '/gamehall', icon: 'https://art.test/slow.svg' },
    { path: '/winners', icon: [['script', {}]] },
    { path: '/providers', icon: [['path', { onClick: 'x' }]] },
  );
  expect(menu.map((entry) => 'icon' in entry)).toEqual([false, false, false, false, false]);
  expect([state.asked.length, state.failures]).toEqual([2, 1]);
});

test('7-121 a configuration without such icons is unchanged', async () => {
  const { content } = icons(svg);
  const configuration = { menu: [{ path: '/' }] };
  expect(await content.into(configuration)).toBe(configuration);
});

test('7-121 a configuration is the same object as long as it and its icons are the same', async () => {
  const { state, content } = icons(svg);
  const configuration = { menu: [{ path: '/', icon: 'https://art.test/a.svg' }, { path: '/offers' }] };
  state.now = 1;
  const first = await content.into(configuration);
  expect(await content.into(configuration)).toBe(first);
  expect(await content.into({ ...configuration })).not.toBe(first);
  // Fetched anew: as far as is known here, another icon.
  state.now = 10 * 60_000 + 2;
  await expect.poll(() => content.into(configuration)).not.toBe(first);
});

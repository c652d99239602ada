import { expect, test } from 'vitest';
import { routes } from '../routing/routes.ts';
import { webManifest } from './webManifest.ts';

const options = {
  locales: [
    { code: 'en', name: 'English', dir: 'ltr' },
    { code: 'ru', name: 'Русский', dir: 'ltr' },
    { code: 'es', name: 'Español', dir: 'ltr' },
    { code: 'ar', name: 'العربية', dir: 'rtl' },
    { code: 'pt-br', name: 'Português', dir: 'ltr' },
  ],
  defaultLocale: 'en',
  messages: {},
  colour: '#0b0d16',
} as const;

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
  readonly form_factor?: string;
  readonly label?: string;
}
interface Manifest {
  readonly id: string;
  readonly scope: string;
  readonly lang: string;
  readonly dir: string;
  readonly start_url: string;
  readonly description: string;
  readonly icons: readonly Picture[];
  readonly screenshots: readonly Picture[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string; readonly icons: readonly Picture[] }[];
}
const manifestIn = async (code: string) => (await webManifest(code, options)) as unknown as Manifest;

test.each([
  ['en', 'ltr', '/', 'Games', '/gamehall'],
  ['ru', 'ltr', '/ru', 'Игры', '/ru/gamehall'],
  ['es', 'ltr', '/es', 'Juegos', '/es/gamehall'],
  ['ar', 'rtl', '/ar', 'الألعاب', '/ar/gamehall'],
])('the manifest in %s is the same app with its own words and start', async (code, dir, start, games, url) => {
  const manifest = await manifestIn(code);
  expect(manifest).toMatchObject({ id: '/', scope: '/', name: 'Croupier', lang: code, dir, start_url: start });
  expect(manifest.shortcuts[0]).toMatchObject({ name: games, url });
  const own = [manifest.description, ...manifest.screenshots.map(({ label }) => label)];
  expect(own.every((text) => text !== undefined && text !== '' && !text.includes(':'))).toBe(true);
});

test('a language without shipped words has those of the default one, and the casino’s own name', async () => {
  const messages = { core: { brand: 'Casa' } };
  expect(await webManifest('pt-br', { ...options, messages })).toMatchObject({
    name: 'Casa',
    short_name: 'Casa',
    lang: 'pt-br',
    start_url: '/pt-br',
    description: (await manifestIn('en')).description,
  });
});

test('every shortcut is a page', async () => {
  const paths = routes.map(({ path }) => path);
  for (const { url } of (await manifestIn('en')).shortcuts) expect(paths).toContain(url);
});

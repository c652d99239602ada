import fastify from 'fastify';
import { expect, test } from 'vitest';
import { contentServer } from './contentServer.ts';
import { presentPages } from './pages/pages.ts';
import { locales } from './locales.ts';
import { footerConfigurationOf } from './footerConfiguration.ts';

const TOKEN = 'test-content-token';

async function contentWith(hasSandboxControls: boolean) {
  const app = fastify();
  await app.register(contentServer({ token: TOKEN, vendorsUrl: 'http://127.0.0.1:3002', hasSandboxControls }));
  const edit = async (payload: unknown) =>
    (await app.inject({ method: 'POST', url: '/__sandbox/content/configuration', payload: payload as object }))
      .statusCode;
  const configuration = async (locale: string) =>
    (
      await app.inject({
        url: `/content/api/site-configuration?locale=${locale}`,
        headers: { authorization: `Bearer ${TOKEN}` },
      })
    ).json<{ data: Record<string, unknown> }>().data;
  return { app, edit, configuration };
}

test('3-41 a test can change the themes for every language and undo the change', async () => {
  const { app, edit, configuration } = await contentWith(true);
  const before = await configuration('ru');
  expect(await edit({ themes: { list: ['light'], default: 'light' } })).toBe(200);
  expect(await configuration('ru')).toEqual({ ...before, themes: { list: ['light'], default: 'light' } });
  expect((await configuration('ar'))['themes']).toEqual({ list: ['light'], default: 'light' });
  expect(await edit({})).toBe(200);
  expect(await configuration('ru')).toEqual(before);
  await app.close();
});

test.each([[[]], [['themes']]])('a body that is not an object is refused: %j', async (payload) => {
  const { app, edit } = await contentWith(true);
  expect(await edit(payload)).toBe(400);
  await app.close();
});

test('without sandbox controls the configuration cannot be changed', async () => {
  const { app, edit } = await contentWith(false);
  expect(await edit({})).toBe(404);
  await app.close();
});

test('terms: the footer leads to terms, privacy and responsible play in every language, and those pages are published', () => {
  const wanted = ['/terms', '/privacy', '/responsible-play'];
  for (const { code } of locales) {
    const links = footerConfigurationOf(code, '').columns.flatMap((column) => column.links);
    expect([code, links.map(({ href }) => href)]).toEqual([code, expect.arrayContaining(wanted)]);
    // As the site does: a page that a language lacks is shown in the default one.
    const pages = [...presentPages(code, 'published', ''), ...presentPages('en', 'published', '')];
    expect([code, pages.map(({ slug }) => `/${slug}`)]).toEqual([code, expect.arrayContaining(wanted)]);
  }
});

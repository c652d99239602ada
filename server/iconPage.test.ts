// @vitest-environment happy-dom
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { iconSprite } from '../src/app/iconSprite.ts';
import * as icons from '../src/ui/basics/icons.ts';
import { iconPage } from './iconPage.ts';

test('2.2-19, 2.7-1 the sprite page shows every icon once, runs nothing and is not indexed', async () => {
  const app = fastify();
  iconPage(app, {
    sprite: () => Promise.resolve(iconSprite()),
    locales: () => Promise.resolve({ all: [{ code: 'ru', name: 'Русский', dir: 'ltr' }] }),
  });
  const answer = await app.inject({ url: '/_icons' });
  expect([answer.statusCode, answer.headers['x-robots-tag']]).toEqual([200, 'noindex']);
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  const page = new DOMParser().parseFromString(answer.body, 'text/html');
  const symbols = [...page.querySelectorAll('symbol')].map(({ id }) => id);
  expect(symbols.length).toBe(Object.keys(icons).length);
  expect(new Set(symbols).size).toBe(symbols.length);
  expect([...page.querySelectorAll('use')].map((use) => use.getAttribute('href'))).toEqual(
    symbols.map((id) => `#${id}`),
  );
  expect(page.querySelectorAll('symbol:empty,script,nav,header,footer').length).toBe(0);
  expect((await app.inject({ url: '/ru/_icons' })).body).toBe(answer.body);
  expect((await app.inject({ url: '/xx/_icons' })).statusCode).toBe(404);
  await app.close();
});

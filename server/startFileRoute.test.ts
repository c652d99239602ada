import { brotliDecompressSync } from 'node:zlib';
import fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import type { StartData } from '../src/app/StartData.ts';
import { completeSiteConfig } from '../src/app/settings/siteSettings.ts';
import { startDataOf } from '../src/app/startDataOf.ts';
import { PackedBody } from './PackedBody.ts';
import { PackingQueue } from './PackingQueue.ts';
import { RenderGate } from './RenderGate.ts';
import { startFileRoute } from './startFileRoute.ts';
import { StartFiles } from './StartFiles.ts';
import { startDataWith } from '../tests/fakes/startData.ts';

const dataOf = (title: string, namespaces: readonly string[] = ['core', 'menu']): StartData =>
  startDataWith({ words: Object.fromEntries(namespaces.map((namespace) => [namespace, { title }])) });

const newFiles = () => new StartFiles(new PackingQueue((error) => expect.unreachable(String(error))));

let app = fastify();
afterEach(() => app.close());

/** A server of these current words; `asked` is what it had to make anew. */
function serverOf(title: string, rendersPerSecond = 10) {
  const asked: (readonly string[])[] = [];
  const files = newFiles();
  app = fastify();
  startFileRoute(app, {
    files,
    gate: new RenderGate(rendersPerSecond, () => 0),
    async current(locale, namespaces) {
      asked.push(namespaces);
      const isKnown = locale === 'en' && namespaces.every((one) => ['core', 'menu'].includes(one));
      return isKnown ? dataOf(title, namespaces) : null;
    },
  });
  return { files, asked };
}

test('5-1 the file that a document names is sent as it was made, for browsers to keep', async () => {
  const { files, asked } = serverOf('now');
  const address = files.keep('en', dataOf('then'));
  const answer = await app.inject({ url: address });
  expect([answer.statusCode, answer.json()]).toEqual([200, dataOf('then')]);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(asked).toEqual([]);
  const packed = await app.inject({ url: address, headers: { 'accept-encoding': 'br' } });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString())).toEqual(dataOf('then'));
});

test('the same words and settings have the same address, others another', () => {
  const { files } = serverOf('now');
  const addresses = [dataOf('a'), dataOf('a'), dataOf('b'), dataOf('a', ['core'])].map((one) => files.keep('en', one));
  expect(addresses[1]).toBe(addresses[0]);
  expect(new Set(addresses).size).toBe(3);
  expect(files.keep('ru', dataOf('a'))).not.toBe(addresses[0]);
});

test('words and settings that have not changed are not written out again, those that have are', async () => {
  const messages = [{ core: { close: 'Shut' } }, { core: { close: 'Away' } }] as const;
  const config = {};
  const locales = [{ code: 'en', name: 'English', dir: 'ltr' }] as const;
  const current = async (version: 0 | 1) => {
    const data = await startDataOf(
      { locale: 'en', namespaces: ['core', 'menu'] },
      {
        completed: completeSiteConfig,
        locales,
        defaultLocale: 'en',
        gameOrigins: [],
        telegramHosts: [],
        content: () => Promise.resolve({ config, messages: messages[version] }),
      },
    );
    return data ?? expect.unreachable('no data');
  };
  const files = newFiles();
  const [first, again, changed] = [await current(0), await current(0), await current(1)];
  expect(again).not.toBe(first);
  const written = vi.spyOn(JSON, 'stringify');
  const addresses = [first, again, changed, again].map((data) => files.keep('en', data));
  expect(written).toHaveBeenCalledTimes(3);
  expect(addresses[1]).toBe(addresses[0]);
  expect(addresses[2]).not.toBe(addresses[0]);
  expect(addresses[3]).toBe(addresses[0]);
});

test('what cannot be compressed is sent as it is', async () => {
  const { files } = serverOf('now');
  const address = files.keep('en', dataOf('now'));
  vi.spyOn(PackedBody.prototype, 'in').mockRejectedValue(new Error('no memory'));
  const answer = await app.inject({ url: address, headers: { 'accept-encoding': 'br' } });
  expect([answer.statusCode, answer.headers['content-encoding'], answer.json()]).toEqual([
    200,
    undefined,
    dataOf('now'),
  ]);
});

test('a server that has not made the file makes it: under the same name if nothing has changed', async () => {
  const address = newFiles().keep('en', dataOf('now'));
  const { asked } = serverOf('now');
  const answers = [await app.inject({ url: address }), await app.inject({ url: address })];
  expect(answers.map(({ headers }) => headers['cache-control'])).toEqual([
    'public, max-age=31536000, immutable',
    'public, max-age=31536000, immutable',
  ]);
  expect(answers[1]?.json()).toEqual(dataOf('now'));
  expect(asked).toEqual([['core', 'menu']]);
});

test('5-1 after a change of the content the current words are sent, and not kept under the old name', async () => {
  const address = newFiles().keep('en', dataOf('then'));
  serverOf('now');
  const answer = await app.inject({ url: address });
  expect([answer.json(), answer.headers['cache-control']]).toEqual([dataOf('now'), 'no-store']);
});

test.each([
  'xx/core~0a.json',
  'en/odd~0a.json',
  'en/__proto__~0a.json',
  'en/core',
  'en/',
  `en/${'a.'.repeat(60)}~0a.json`,
])('there is no file %s', async (name) => {
  serverOf('now');
  const answer = await app.inject({ url: `/_start/${name}` });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
});

test('8-26 one address cannot have files made without end', async () => {
  const { asked } = serverOf('now', 1);
  for (let at = 0; at < 30; at += 1) await app.inject({ url: `/_start/en/core~${at}.json` });
  expect(asked.length).toBe(10);
});

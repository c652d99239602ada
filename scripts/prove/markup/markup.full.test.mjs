/** The short form of `npm run prove -- markup`: the same payloads in the same slots, in what the server sends. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'parse5';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestOperator } from '../../../sandbox/operator/testing/startTestOperator.ts';
import { readSiteSettings } from '../../../sandbox/settings.ts';
import { buildSite } from '../../../server/buildSite.ts';
import { markupCorpus } from './corpus.mjs';
import { hostileAnswers, hostileIcon, PER_PAGE } from './hostileAnswers.mjs';

const corpus = markupCorpus(2_100);
let operator;
let site;
let dataDir = '';
let answers = {};
let now = Date.parse('2026-11-27T12:00:00Z');

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'croupier-markup-'));
  operator = await startTestOperator();
  site = await buildSite({
    config: readSiteSettings({
      LOG_LEVEL: 'silent',
      OPERATOR_URL: await operator.app.listen({ port: 0, host: '127.0.0.1' }),
      DATA_DIR: dataDir,
      RENDERS_PER_SECOND: '1000',
    }),
    entry: () => import('../../../src/entry-server.tsx'),
    assets: { page: () => ({ entry: '/assets/entry.js', scripts: [], styles: [], sheet: [] }) },
    clientDir: null,
    tokensCss: ':root{--accent:#fff;--surface-0:#000;--text-1:#fff;--r-1:4px}',
    fetch: async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      const [, icon] = /^\/icon\/(\d+)/.exec(pathname) ?? [];
      if (icon !== undefined) return new Response(hostileIcon(corpus[Number(icon)]));
      if (!pathname.startsWith('/content/api/')) return fetch(input, init);
      return Response.json({ data: answers[pathname.slice('/content/api/'.length)] });
    },
    now: () => now,
  });
}, 120_000);
afterAll(async () => {
  await site.close();
  await operator.close();
  await rm(dataDir, { recursive: true, force: true });
});

const addresses = ['href', 'src', 'action', 'formaction', 'data', 'xlink:href', 'poster'];
/** Browsers ignore control characters and spaces in a scheme. */
const schemeOf = (address) =>
  [...address]
    .filter((character) => character > ' ')
    .join('')
    .toLowerCase();

/** What a browser would find in the document that could run, and the payloads that stand in it as text. */
function inspect(node, found = { faults: [], shown: new Set() }) {
  const { nodeName, attrs = [], childNodes = [], value = '' } = node;
  const type = attrs.find(({ name }) => name === 'type')?.value ?? '';
  for (const { name, value: given } of attrs) {
    const isRunning =
      addresses.includes(name) && /^(?:javascript|vbscript|data|view-source|feed):/.test(schemeOf(given));
    if (name.startsWith('on') || name === 'srcdoc' || isRunning)
      found.faults.push(`${nodeName} @${name}=${given.slice(0, 40)}`);
    if (name === 'style' && given.includes('__x(')) found.faults.push(`${nodeName} @style`);
  }
  if (['iframe', 'object', 'embed', 'base', 'svg:script'].includes(nodeName)) found.faults.push(nodeName);
  const isCode = ['script', 'style'].includes(nodeName) && !type.includes('json');
  for (const child of childNodes) {
    if (isCode && child.value?.includes('__x(')) found.faults.push(`<${nodeName}> of content`);
    else inspect(child, found);
  }
  if (nodeName === '#text') for (const [, id] of value.matchAll(/__x\((\d+)\)/g)) found.shown.add(Number(id));
  return found;
}

async function documentOf(url) {
  const { statusCode, body } = await site.inject({ url });
  return { statusCode, ...inspect(parse(body)) };
}

test(`2.2-18, 3-29, 5-1 none of ${corpus.length} payloads is more than text in the documents of the site`, async () => {
  expect(corpus.length).toBeGreaterThanOrEqual(2_000);
  const shown = new Set();
  for (let from = 0; from < corpus.length; from += PER_PAGE) {
    answers = hostileAnswers(corpus.slice(from, from + PER_PAGE), 'http://127.0.0.1:3002');
    // Beyond the time that answers and pages are kept for.
    now += 60_000;
    // The second page has the same payloads in other slots.
    for (const url of from % (5 * PER_PAGE) === 0 ? ['/first', '/second'] : ['/first']) {
      const page = await documentOf(url);
      expect([url, from, page.statusCode, page.faults]).toEqual([url, from, 200, []]);
      for (const id of page.shown) shown.add(id);
    }
  }
  // Nearly all are seen: some are nothing but elements that are taken out.
  expect(shown.size).toBeGreaterThan(corpus.length / 2);
});

test('2.5-5 a redirect of a hostile configuration leads to a path of the site, or nowhere', async () => {
  const replies = await Promise.all(Array.from({ length: 10 }, (_one, index) => site.inject({ url: `/led-${index}` })));
  const elsewhere = replies.filter(
    ({ statusCode, headers }) => statusCode !== 404 && !/^\/(?!\/)/.test(String(headers.location)),
  );
  expect(elsewhere.map(({ headers }) => headers.location)).toEqual([]);
});

test('2.2-18 the check itself finds what could run', () => {
  const markup = '<a href=" java\nscript:__x(1)" onclick=x></a><style>__x(2)</style><iframe srcdoc=x></iframe>__x(3)';
  const { faults, shown } = inspect(parse(markup));
  expect([faults.length, [...shown]]).toEqual([5, [3]]);
});

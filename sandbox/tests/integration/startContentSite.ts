import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { buildSite } from '../../../server/buildSite.ts';
import { contentServer } from '../../content/contentServer.ts';
import { startTestOperator } from '../../operator/testing/startTestOperator.ts';
import { readSiteSettings } from '../../settings.ts';

/** A fetch that reaches a server of this process. */
async function within(app: FastifyInstance, input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input);
  const reply = await app.inject({
    method: (init?.method ?? 'GET') as 'GET',
    url: url.pathname + url.search,
    headers: Object.fromEntries(new Headers(init?.headers)),
    ...(typeof init?.body === 'string' ? { payload: init.body } : {}),
  });
  return new Response(reply.statusCode === 204 ? null : reply.body, { status: reply.statusCode });
}

/** A site with the sandbox's content system, which tells it of changes. Its clock stands still. */
export async function startContentSite({ isUp = true } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'croupier-content-'));
  const operator = await startTestOperator();
  const time = { ms: Date.parse('2026-11-27T12:00:00Z') };
  /** Whether the content system answers, and whether its messages arrive at the site. `answer` replaces its answers. */
  const link: {
    isUp: boolean;
    isConnected: boolean;
    answer: ((path: string, signal: AbortSignal | null | undefined) => Response | Promise<Response> | null) | null;
  } = { isUp, isConnected: true, answer: null };
  const now = () => time.ms;
  const config = readSiteSettings({
    LOG_LEVEL: 'silent',
    OPERATOR_URL: await operator.app.listen({ port: 0, host: '127.0.0.1' }),
    DATA_DIR: dataDir,
  });
  const content = fastify();
  const site = await buildSite({
    config,
    entry: () => import('../../../src/entry-server.tsx'),
    assets: { page: () => ({ entry: '/assets/entry.js', scripts: [], styles: [], sheet: [] }) },
    clientDir: null,
    tokensCss: '',
    async fetch(input, init) {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input);
      if (!pathname.startsWith('/content/')) return fetch(input, init);
      if (!link.isUp) throw new TypeError('fetch failed');
      return (
        link.answer?.(pathname.slice('/content/api/'.length) + search, init?.signal) ?? within(content, input, init)
      );
    },
    now,
  });
  await content.register(
    contentServer({
      token: config.contentToken,
      vendorsUrl: 'http://127.0.0.1:3002',
      hasSandboxControls: true,
      webhooks: { targets: [`${config.siteUrl}/nfx/content/changed`], secret: config.contentWebhookSecret },
      now,
      fetch: (input, init) =>
        link.isConnected ? within(site, input, init) : Promise.reject(new TypeError('fetch failed')),
    }),
  );
  await content.ready();
  return {
    site,
    content,
    time,
    link,
    async close() {
      await site.close();
      await content.close();
      await operator.close();
      await rm(dataDir, { recursive: true, force: true });
    },
    async tokenOf(identifier: string): Promise<string> {
      const reply = await content.inject({
        method: 'POST',
        url: '/content/api/auth/local',
        payload: { identifier, password: 'croupier2026' },
      });
      return reply.json<{ jwt: string }>().jwt;
    },
    /** An editor's change of a page; returns the status. */
    async edit(slug: string, data: object, { status = '', user = 'editor', locale = 'en' } = {}): Promise<number> {
      const headers = { authorization: `Bearer ${await this.tokenOf(user)}` };
      const list = await content.inject({ url: `/content/api/pages?locale=${locale}`, headers });
      const pages = list.json<{ data: { slug: string; documentId: string }[] }>().data;
      const documentId = pages.find((page) => page.slug === slug)?.documentId ?? 'none';
      const url = `/content/api/pages/${documentId}?locale=${locale}${status === '' ? '' : `&status=${status}`}`;
      return (await content.inject({ method: 'PUT', url, headers, payload: { data } })).statusCode;
    },
  };
}

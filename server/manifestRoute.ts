import type { FastifyInstance } from 'fastify';
import type { LocaleView } from '../src/kernel/stores.ts';

export interface ManifestOptions {
  readonly siteUrl: string;
  readonly locales: () => Promise<Pick<LocaleView, 'defaultCode' | 'all'>>;
  /** The manifest in one of these languages. */
  readonly manifest: (locale: string) => Promise<Readonly<Record<string, unknown>>>;
}

const path = '/manifest.webmanifest';

/** The address of the manifest in a language. */
export const manifestAddress = ({ code, defaultCode }: Pick<LocaleView, 'code' | 'defaultCode'>): string =>
  code === defaultCode ? path : `${path}?locale=${encodeURIComponent(code)}`;

/**
 * 7-121: the web app manifest, at a fixed path; the query names its language. Beside it the manifest by which TON wallets
 * name the site to its players, which wallets of any origin read.
 */
export function manifestRoute(app: FastifyInstance, { siteUrl, locales, manifest }: ManifestOptions): void {
  app.get('/tonconnect-manifest.json', async (_request, reply) => {
    const { name } = await manifest((await locales()).defaultCode);
    return reply
      .headers({ 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=300' })
      .send({ url: siteUrl, name, iconUrl: `${siteUrl}/icon-192.png` });
  });
  app.get<{ Querystring: { locale?: unknown } }>(path, async ({ query }, reply) => {
    const { all, defaultCode } = await locales();
    const wanted = all.find(({ code }) => code === query.locale);
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(JSON.stringify(await manifest(wanted?.code ?? defaultCode)));
  });
}

import type { FastifyInstance } from 'fastify';
import type { LocaleView } from '../src/kernel/deps.ts';

export interface ManifestOptions {
  readonly locales: () => Promise<Pick<LocaleView, 'defaultCode' | 'all'>>;
  /** The manifest in one of these languages. */
  readonly manifest: (locale: string) => Promise<Readonly<Record<string, unknown>>>;
}

const path = '/manifest.webmanifest';

/** The address of the manifest in a language. */
export const manifestAddress = ({ code, defaultCode }: Pick<LocaleView, 'code' | 'defaultCode'>): string =>
  code === defaultCode ? path : `${path}?locale=${encodeURIComponent(code)}`;

/** 7-121: the web app manifest, at a fixed path; the query names its language. */
export function manifestRoute(app: FastifyInstance, { locales, manifest }: ManifestOptions): void {
  app.get<{ Querystring: { locale?: unknown } }>(path, async ({ query }, reply) => {
    const { all, defaultCode } = await locales();
    const wanted = all.find(({ code }) => code === query.locale);
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(JSON.stringify(await manifest(wanted?.code ?? defaultCode)));
  });
}

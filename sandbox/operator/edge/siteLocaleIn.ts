import type { FastifyRequest } from 'fastify';
import { defaultLocale, siteLocaleOf } from '../market/facts.ts';
import type { SiteLocale } from '../market/facts.ts';

/** The language of the page that a request comes from, as its address says. */
export function siteLocaleIn({ query }: Pick<FastifyRequest, 'query'>): SiteLocale {
  const { locale } = query as { locale?: unknown };
  return (typeof locale === 'string' ? siteLocaleOf(locale) : null) ?? defaultLocale;
}

import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The crawlers of search engines by the names that they give themselves. Lists of all bots name scripts and monitors,
 * too, which read a page's error as people do.
 */
const names =
  /\b(?:Googlebot|Google-InspectionTool|Storebot-Google|GoogleOther|AdsBot-Google|bingbot|adidxbot|BingPreview|YandexBot|YandexMobileBot|YandexImages|YandexRenderResourcesBot|Baiduspider|DuckDuckBot|Applebot|Slurp|Sogou|SeznamBot|PetalBot|Qwantbot|Yeti|MojeekBot|coccocbot|Daum)/i;

export const isCrawler = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  names.test(headers['user-agent'] ?? '');

/**
 * 2.11-14: crawlers get an error's status and nothing to index or to follow. Not cached: people at the same address get
 * the page.
 */
export const sendStatusOnly = (reply: FastifyReply, status: number): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex')
    .header('vary', 'accept-encoding, user-agent')
    .type('text/plain; charset=utf-8')
    .send(`${status} ${STATUS_CODES[status] ?? ''}\n`);

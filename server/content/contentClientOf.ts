import type { FastifyInstance } from 'fastify';
import { ContentClient, NoLocalesError } from '../ContentClient.ts';
import type { Settings } from '../settings.ts';

/** The content system's client of a site; what it cannot use goes to the site's log. */
export function contentClientOf(
  app: FastifyInstance,
  { config, ...given }: { readonly config: Settings; readonly fetch: typeof fetch; readonly now: () => number },
): ContentClient {
  return new ContentClient({
    url: config.contentUrl,
    mediaUrl: config.contentMediaUrl,
    token: config.contentToken,
    ...given,
    onFailure: (path, error) => app.log.warn({ path, reason: String(error) }, 'content system did not answer'),
    onLocalesLeftOut: (leftOut, served) => {
      if (served.length === 0) app.log.error({ leftOut }, NoLocalesError.told);
      else app.log.warn({ leftOut, served }, 'languages of the content system cannot be served under their codes');
    },
  });
}

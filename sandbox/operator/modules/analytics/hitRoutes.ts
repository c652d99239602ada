import type { FastifyInstance } from 'fastify';
import { RateLimiter } from '../../../../server/RateLimiter.ts';
import { addressKey } from '../../../../server/http/addressKey.ts';
import type { OperatorCore } from '../../module.ts';
import type { EventsService } from './EventsService.ts';

/** The smallest picture there is: one transparent pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
/** Beacons of one address: each page sends two. */
const PACE = { burst: 60, perSecond: 1 };

/**
 * 7-113: `GET /hit?{query}`, an image beacon. Answered with a picture whatever happens to it: nothing on the page waits
 * for it or hears of its fate. Those of other sites' pages are dropped.
 */
export async function hitRoutes(
  app: FastifyInstance,
  { service, clock }: Pick<OperatorCore, 'clock'> & { readonly service: EventsService },
): Promise<void> {
  const pace = new RateLimiter(PACE);
  app.get('/hit', async (request, reply) => {
    const { 'sec-fetch-site': site = 'same-origin' } = request.headers;
    const isOwn = site === 'same-origin';
    if (isOwn && pace.take(addressKey(request.ip), clock.now().getTime()) === 0)
      await service
        .hit(Object(request.query))
        .catch((error: unknown) => request.log.warn({ err: error }, 'a beacon was not stored'));
    return reply.header('cache-control', 'no-store').type('image/gif').send(PIXEL);
  });
}

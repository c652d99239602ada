import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSandboxKey, SANDBOX_KEY_HEADER } from '../sandboxKey.ts';

/** Pages that show messages and payments of all players. */
const BACK_OFFICE = /^\/(?:outbox|payments\/console)(?:\/|$)/;
const COOKIE = 'sandbox_key';
const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

const isLoopback = (origin: string): boolean => URL.canParse(origin) && LOOPBACK.test(new URL(origin).hostname);

/**
 * Lets only holders of the sandbox key see the back offices, unless the vendors are at a loopback address: codes and
 * links in the outbox open accounts. The key is taken as header or once as `?key=`, which then is kept in a cookie.
 * Must be called before the pages are registered.
 */
export function guardBackOffice(
  app: FastifyInstance,
  { vendorsUrl, dataDir }: { readonly vendorsUrl: string; readonly dataDir: string },
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!BACK_OFFICE.test(request.routeOptions.url ?? '')) return;
    // The name in the request, too: a foreign name may point to the loopback address.
    if (isLoopback(vendorsUrl) && isLoopback(`http://${request.host}`)) return;
    const { pathname, searchParams } = new URL(request.url, vendorsUrl);
    const key = searchParams.get('key');
    if (key !== null && (await isSandboxKey(key, dataDir))) {
      searchParams.delete('key');
      const rest = searchParams.toString();
      const secure = vendorsUrl.startsWith('https:') ? '; Secure' : '';
      return reply
        .header('set-cookie', `${COOKIE}=${key}; Path=/; HttpOnly; SameSite=Strict${secure}`)
        .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
        .redirect(rest === '' ? pathname : `${pathname}?${rest}`, 303);
    }
    if (await isSandboxKey(givenKey(request), dataDir)) return;
    return reply
      .code(401)
      .headers({ 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' })
      .send('This page needs the key in DATA_DIR/sandbox-key: open it once with ?key=… in its address.\n');
  });
}

function givenKey({ headers }: FastifyRequest): string {
  const header = headers[SANDBOX_KEY_HEADER];
  if (typeof header === 'string') return header;
  const kept = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  return kept.find(([name]) => name === COOKIE)?.[1] ?? '';
}

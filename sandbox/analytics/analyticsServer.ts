import { join } from 'node:path';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { RateLimiter } from '../../server/RateLimiter.ts';
import type { Database } from '../database/database.ts';
import { FaultyScript } from '../FaultyScript.ts';
import { keepRawBody } from '../rawBody.ts';

export interface AnalyticsOptions {
  readonly database: Database;
  /** Folder of the built script. */
  readonly clientDir: string;
  readonly hasSandboxControls: boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const BODY_LIMIT = 8_192;
const targets = ['tagManager', 'analytics', 'metrika', 'gtag', 'fraud'] as const;
/** Hits of one address. */
const PACE = { burst: 200, perSecond: 5 };
/** Rows that are kept: a sandbox that runs for months must not fill the disk. */
const MOST_ROWS = 5_000;

/** Modes in which the scripts misbehave beside those of every script. */
const faults = {
  // Each global that the page calls throws from now on.
  throwLater: `
    for (const name of ['ga', 'ym']) window[name] = () => { throw new Error('the analytics vendor fails later'); };
    for (const name of ['dataLayer', 'gtagLayer'])
      if (window[name]) window[name].push = () => { throw new Error('the analytics vendor fails later'); };
  `,
  // Everything that a page of another origin must be safe from; several targets load it in one document.
  hostile: `{
    const tries = [
      () => parent.document.title,
      () => (parent.document.body.innerHTML = ''),
      () => (top.location = 'https://evil.example/'),
      () => window.open('https://evil.example/'),
      () => parent.postMessage({ type: 'chat-event', event: { conversationId: '1', text: 'x', event: 'sent' } }, '*'),
      () => parent.postMessage({ type: 'analytics-failed', target: 'nobody', reason: {} }, '*'),
    ];
    for (const attack of tries) try { attack(); } catch {}
    for (let turn = 0; turn < 500; turn += 1) parent.postMessage({ type: 'analytics-loaded', turn }, '*');
  }`,
};

/**
 * A vendor of analytics that answers the script APIs of four: `/analytics/{target}/{id}.js` is each one's script, and
 * `/analytics/{target}/collect` takes what it sends. `fraud` is a fraud detection's.
 */
export function analyticsServer({
  database,
  clientDir,
  hasSandboxControls,
  now,
}: AnalyticsOptions): FastifyPluginAsync {
  const script = new FaultyScript(join(clientDir, 'analytics.js'), faults);
  const pace = new RateLimiter(PACE);
  return async (root) => {
    await root.register(scriptRoutes, { prefix: '/analytics' });
    if (hasSandboxControls) await root.register(controlRoutes, { prefix: '/__sandbox/analytics' });
  };

  async function scriptRoutes(app: FastifyInstance): Promise<void> {
    app.get('/:target/:file', (_request, reply) => script.send(reply));
    // A plain text is sent across origins without asking first.
    keepRawBody(app, BODY_LIMIT, 'text/plain');
    app.post<{ Params: { target: string } }>('/:target/collect', async ({ ip, params, body }, reply) => {
      void reply.header('access-control-allow-origin', '*');
      if (pace.take(ip, now()) > 0) return reply.code(429).send();
      const target = targets.find((one) => one === params.target);
      const hit = readHit(body);
      if (target === undefined || hit === null) return reply.code(400).send({ error: 'ValidationError' });
      await database.query(
        'insert into vendors.analytics_hits (target, kind, payload, created_at) values ($1, $2, $3, $4)',
        [target, hit.kind, hit.payload, new Date(now())],
      );
      await database.query(
        'delete from vendors.analytics_hits where seq <= (select max(seq) from vendors.analytics_hits) - $1',
        [MOST_ROWS],
      );
      return reply.code(204).send();
    });
  }

  async function controlRoutes(app: FastifyInstance): Promise<void> {
    script.control(app);
    /** What has been received, newest first. */
    app.post('/hits', async () => ({
      hits: await database.query(
        'select target, kind, payload from vendors.analytics_hits order by seq desc limit 200',
      ),
    }));
    app.post('/forget', async () => {
      await database.query('delete from vendors.analytics_hits');
      return {};
    });
  }
}

function readHit(body: unknown): { readonly kind: string; readonly payload: string } | null {
  try {
    const { kind, payload } = Object(JSON.parse(String(body))) as Readonly<Record<string, unknown>>;
    return typeof kind === 'string' && kind !== '' && payload !== undefined
      ? { kind: kind.slice(0, 40), payload: JSON.stringify(payload) }
      : null;
  } catch {
    return null;
  }
}

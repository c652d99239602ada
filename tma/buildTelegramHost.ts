import { access, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import serveStatic from '@fastify/static';
import fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { SandboxSettings } from '../sandbox/settings.ts';
import { loggerOptions } from '../server/logging/loggerOptions.ts';
import { createBotApi } from './botApi/createBotApi.ts';
import { launchElementId } from './launch/HostLaunch.ts';
import type { HostLaunch } from './launch/HostLaunch.ts';
import { launchPhone, launchUser } from './launch/launchUser.ts';
import { readLaunchQuery } from './launch/readLaunchQuery.ts';
import { signContact } from './launch/signContact.ts';
import { signLaunch } from './launch/signLaunch.ts';

export interface TelegramHostOptions {
  readonly config: SandboxSettings;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** For the bot's webhook. */
  readonly fetch?: typeof fetch;
}

const closingHead = '</head>';

/**
 * The messenger's web client for development and tests: it frames the site and uses the real protocol. The launch is
 * signed here and written into the page, so that the page works under any origin.
 */
export async function buildTelegramHost({
  config,
  now = Date.now,
  fetch: fetcher = fetch,
}: TelegramHostOptions): Promise<FastifyInstance> {
  const folder = resolve(config.distDir, 'telegram');
  const page = join(folder, 'index.html');
  const { telegramBotToken: token, telegramBotName: botName } = config;
  const bot = createBotApi({ token, botName, now, fetch: fetcher });
  const app = fastify({
    logger: config.logLevel === 'silent' ? false : loggerOptions(config.logLevel),
    // A line per request would contain the launch's query.
    logController: new LogController({ disableRequestLogging: true }),
  });

  function launch(query: unknown): HostLaunch | { readonly fault: string } {
    const wanted = readLaunchQuery(typeof query === 'object' && query !== null ? { ...query } : {});
    if ('fault' in wanted) return wanted;
    const user = launchUser(wanted.user, wanted.language);
    const [botToken, signedAt] = [config.telegramBotToken, new Date(now())];
    return {
      siteUrl: config.siteUrl,
      path: wanted.path,
      botName: 'Croupier',
      userName: user.first_name,
      initData: signLaunch({
        user: { ...user, allows_write_to_pm: bot.chat.mayWrite(user.id) },
        startParam: wanted.startParam,
        joinRequest: wanted.joinRequest,
        botToken,
        signedAt,
      }),
      startParam: wanted.startParam,
      contact: signContact({ user, phone: launchPhone(wanted.user), botToken, signedAt }),
    };
  }

  app.addHook('onSend', async (_request, reply) => {
    void reply.header('x-content-type-options', 'nosniff').header('cache-control', 'no-store');
  });
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = await access(page).then(
      () => true,
      () => false,
    );
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not built' });
  });
  app.get('/launch.json', (request, reply) => {
    const signed = launch(request.query);
    return reply.code('fault' in signed ? 400 : 200).send(signed);
  });
  app.get('/', async (request, reply) => {
    const signed = launch(request.query);
    if ('fault' in signed) return reply.code(400).type('text/plain; charset=utf-8').send(signed.fault);
    const html = await readFile(page, 'utf8');
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy(config.siteUrl))
      .send(withLaunch(html, signed));
  });
  await bot.routes(app);
  await app.register(serveStatic, { root: join(folder, 'assets'), prefix: '/assets/', index: false });
  return app;
}

const policy = (siteUrl: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    `frame-src ${new URL(siteUrl).origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

function withLaunch(html: string, launch: HostLaunch): string {
  const json = JSON.stringify(launch).replaceAll('<', '\\u003c');
  return html.replace(
    closingHead,
    () => `<script type="application/json" id="${launchElementId}">${json}</script>${closingHead}`,
  );
}

import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { migrate } from '../../database/migrate.ts';
import { openTestDatabase } from '../../database/testing/openTestDatabase.ts';
import { identityMigrations } from '../../identity/identityMigrations.ts';
import { identityServer } from '../../identity/identityServer.ts';
import { IdentityBrowser } from '../../identity/testing/IdentityBrowser.ts';
import { startTestOperator, testConfig } from '../../operator/testing/startTestOperator.ts';
import type { TestOperator } from '../../operator/testing/startTestOperator.ts';
import type { SandboxSettings } from '../../settings.ts';

export interface SocialSandbox {
  readonly operator: TestOperator;
  readonly services: FastifyInstance;
  close(): Promise<void>;
}

/** An operator and the two services, which it reaches as it reaches every vendor. */
export async function startSocialSandbox(overrides: Partial<SandboxSettings> = {}): Promise<SocialSandbox> {
  const modules = [{ module: 'identity', migrations: identityMigrations }];
  const database = await openTestDatabase([{ schema: 'vendors', modules }]);
  await migrate(database, 'vendors', modules);
  const services = Fastify();
  const { vendorsUrl, socialSecret, siteOrigins } = testConfig;
  await services.register(identityServer({ database, vendorsUrl, clientSecret: socialSecret, siteOrigins }));
  await services.ready();
  const operator = await startTestOperator(overrides);
  operator.vendors.on('/identity', async ({ method, path, body, headers }) => {
    const isPost = method === 'POST';
    const reply = await services.inject({
      method: isPost ? 'POST' : 'GET',
      url: path,
      headers: Object.fromEntries(headers),
      ...(isPost ? { payload: body } : {}),
    });
    return new Response(reply.body, { status: reply.statusCode, headers: { 'content-type': 'application/json' } });
  });
  return {
    operator,
    services,
    async close() {
      await operator.close();
      await services.close();
      await database.close();
    },
  };
}

export interface Ended {
  readonly status: number;
  /** What the popup tells the site's page. */
  readonly outcome: string | undefined;
  readonly back: string | undefined;
  readonly body: string;
  readonly location: string;
}

let addresses = 0;

/** One visitor's browser: its cookies for the site, and its own at the services. */
export class SocialVisitor {
  readonly cookies = new Map<string, string>();
  readonly identity: IdentityBrowser;
  /** A visitor's own address, for the limits. */
  readonly address: string;

  constructor(private readonly sandbox: SocialSandbox) {
    this.identity = new IdentityBrowser(sandbox.services);
    addresses += 1;
    this.address = `10.44.${Math.floor(addresses / 200)}.${addresses % 200}`;
  }

  get session(): string | undefined {
    return this.cookies.get('croupier_session');
  }

  async open(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Ended> {
    const reply = await this.sandbox.operator.app.inject({
      url: path,
      remoteAddress: this.address,
      headers: {
        'sec-fetch-site': 'same-origin',
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...headers,
      },
    });
    for (const { name, value } of reply.cookies) {
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return {
      status: reply.statusCode,
      outcome: /data-outcome="(\w+)"/.exec(reply.body)?.[1],
      back: /data-back="([^"]*)"/.exec(reply.body)?.[1]?.replaceAll('&amp;', '&'),
      body: reply.body,
      location: String(reply.headers.location ?? ''),
    };
  }

  init(fields: Readonly<Record<string, string>> = {}, headers: Readonly<Record<string, string>> = {}): Promise<Ended> {
    const query = new URLSearchParams({ service: 'lumen', redirect_url: '/', type_auth: 'authorization', ...fields });
    return this.open(`/oauth/init?${query}`, headers);
  }

  /** Goes to the service and chooses there; returns the address at which the service leads back, as a path. */
  async atService(
    what: string,
    choice: Readonly<Record<string, string>> = {},
    fields: Readonly<Record<string, string>> = {},
  ): Promise<string> {
    const { location } = await this.init(fields);
    const page = await this.identity.signInPage(location);
    const { pathname, search } = new URL((await this.identity.choose(page, what, choice)).location);
    return pathname + search;
  }

  /** A whole sign-in. */
  async enter(
    what: string,
    choice: Readonly<Record<string, string>> = {},
    fields: Readonly<Record<string, string>> = {},
  ): Promise<Ended> {
    return this.open(await this.atService(what, choice, fields), { 'sec-fetch-site': 'cross-site' });
  }

  newPerson(name: string, email: string, fields: Readonly<Record<string, string>> = {}): Promise<Ended> {
    return this.enter('new', { name, email }, fields);
  }

  call(method: string, fields: Parameters<TestOperator['call']>[1] = {}) {
    return this.sandbox.operator.call(method, fields, { cookie: this.session, address: this.address });
  }
}

import formbody from '@fastify/formbody';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { InteractionResults } from 'oidc-provider';
import type { Provider } from 'oidc-provider/lib/provider.js';
import type { Database } from '../database/database.ts';
import { errorPage } from './page/errorPage.ts';
import { pageHeaders } from './page/pageHeaders.ts';
import { signInPage } from './page/signInPage.ts';
import type { NewPerson } from './page/signInPage.ts';
import { addPerson, findPerson } from './peopleRepository.ts';
import type { IdentityService, Person } from './services.ts';

interface InteractionOptions {
  readonly database: Database;
  readonly service: IdentityService;
  readonly issuer: string;
  readonly provider: Provider;
  readonly siteOrigins: readonly string[];
}

type Details = Awaited<ReturnType<Provider['interactionDetails']>>;
type Fields = Readonly<Record<string, unknown>>;

const textOf = (fields: Fields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value.trim() : '';
};

/** A name, and an e-mail address or none; null if either cannot be one. */
function readPerson(fields: Fields): NewPerson | null {
  const person = { name: textOf(fields, 'name'), email: textOf(fields, 'email').toLowerCase() };
  const isNamed = person.name !== '' && person.name.length <= 60 && !/\p{Cc}/u.test(person.name);
  const hasEmail = /^[^\s@]{1,60}@[^\s@]{1,50}\.[a-z]{2,20}$/.test(person.email);
  return isNamed && (person.email === '' || hasEmail) ? person : null;
}

const chosen = (subject: string): InteractionResults => ({ select_account: {}, login: { accountId: subject } });

/** The service's sign-in page and what is chosen on it. Without the cookie of its sign-in it shows an error page. */
export function interactionRoutes(options: InteractionOptions): FastifyPluginAsync {
  const { database, service, issuer, provider, siteOrigins } = options;
  const base = `${new URL(issuer).pathname}/interaction/:uid`;

  return async (app) => {
    await app.register(formbody);

    app.get<{ Params: { uid: string } }>(base, async (request, reply) => {
      const underWay = await detailsOf(request, reply);
      if (underWay === null) return lost(reply);
      return show(reply, signInPage({ service, action: actionOf(request.params.uid), known: await knownTo(underWay) }));
    });

    app.post(`${base}/person`, async (request, reply) => {
      const person = await findPerson(database, service, textOf(Object(request.body), 'subject'));
      if (person === undefined) return lost(reply);
      return finish(request, reply, chosen(person.subject));
    });

    app.post<{ Params: { uid: string } }>(`${base}/new`, async (request, reply) => {
      const fields: Fields = Object(request.body);
      const given = readPerson(fields);
      if (given === null) {
        const refused = { name: textOf(fields, 'name'), email: textOf(fields, 'email') };
        return show(
          reply.code(400),
          signInPage({ service, action: actionOf(request.params.uid), known: null, refused }),
        );
      }
      if ((await detailsOf(request, reply)) === null) return lost(reply);
      return finish(request, reply, chosen((await addPerson(database, service, given)).subject));
    });

    app.post(`${base}/cancel`, (request, reply) =>
      finish(request, reply, { error: 'access_denied', error_description: 'The person has cancelled' }),
    );

    app.post(`${base}/fail`, (request, reply) =>
      finish(request, reply, { error: 'server_error', error_description: 'The service has failed' }),
    );
  };

  function actionOf(uid: string): string {
    return `${new URL(issuer).pathname}/interaction/${encodeURIComponent(uid)}`;
  }

  /** The sign-in under way in this browser; null unless it holds the cookie of the one in the address. */
  function detailsOf(request: FastifyRequest, reply: FastifyReply): Promise<Details | null> {
    return provider.interactionDetails(request.raw, reply.raw).catch(() => null);
  }

  /** Whoever has signed in here last, unless the page lists them anyway. */
  async function knownTo({ session }: Details): Promise<Person | null> {
    const subject = session?.accountId;
    if (subject === undefined || service.people.some((person) => person.subject === subject)) return null;
    return (await findPerson(database, service, subject)) ?? null;
  }

  async function finish(request: FastifyRequest, reply: FastifyReply, result: InteractionResults) {
    if ((await detailsOf(request, reply)) === null) return lost(reply);
    const returnTo = await provider.interactionResult(request.raw, reply.raw, result, {
      mergeWithLastSubmission: false,
    });
    return reply.headers(pageHeaders(siteOrigins)).redirect(returnTo, 303);
  }

  function lost(reply: FastifyReply) {
    return show(reply.code(400), errorPage(service, 'The sign-in is over, or was begun in another browser.'));
  }

  function show(reply: FastifyReply, page: string) {
    return reply.headers(pageHeaders(siteOrigins)).send(page);
  }
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LocaleView } from '../../../src/kernel/stores.ts';
import { sameOriginPath } from '../../../src/shared/navigation/sameOriginPath.ts';
import { addressKey } from '../../http/addressKey.ts';
import { RateLimiter } from '../../RateLimiter.ts';
import type { ContentUsers, UserAnswer } from './ContentUsers.ts';
import { NotAnEditorError } from './Drafts.ts';
import type { Drafts } from './Drafts.ts';
import { previewCookie, previewToken } from './previewCookie.ts';
import { chosenTheme, previewDocument, previewPolicy } from './previewDocument.ts';
import { previewForm, previewFormOf, previewForms } from './previewForms.ts';
import type { ShownForm } from './previewForms.ts';
import { previewList } from './previewList.ts';
import { previewWords } from './previewWords.ts';

/** Attempts of an address, and at an account from all addresses: an editor mistypes a few times. */
const PER_ADDRESS = { burst: 10, perSecond: 0.2 };
const PER_ACCOUNT = { burst: 10, perSecond: 0.05 };
const VIEWS_PER_ADDRESS = { burst: 60, perSecond: 2 };
const MOST_BYTES = 8 * 1024;

export interface PreviewRoutesOptions {
  readonly siteUrl: string;
  readonly users: ContentUsers;
  readonly drafts: Drafts;
  readonly locales: () => Promise<Pick<LocaleView, 'all' | 'defaultCode'>>;
  readonly now: () => number;
}

/** 7-115 to 7-118: where editors sign in to see pages as they will be. No scripts, nothing cached, nothing indexed. */
export function previewRoutes(app: FastifyInstance, options: PreviewRoutesOptions): void {
  const { users, drafts, now } = options;
  const isSecure = options.siteUrl.startsWith('https:');
  const views = new RateLimiter(VIEWS_PER_ADDRESS);
  const attempts = new RateLimiter(PER_ADDRESS);
  const atAccount = new RateLimiter(PER_ACCOUNT);
  const spoken = ({ headers }: FastifyRequest) => previewWords(headers['accept-language']);
  const tokenOf = ({ headers }: FastifyRequest) => previewToken(headers.cookie, isSecure);

  const send = (reply: FastifyReply, status: number, request: FastifyRequest, content: string) =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': previewPolicy,
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'same-origin',
      })
      .send(previewDocument(spoken(request), chosenTheme(request.headers.cookie), content));
  const sendForm = (reply: FastifyReply, status: number, request: FastifyRequest, form: ShownForm) =>
    send(reply, status, request, previewForm(spoken(request), form));
  const lead = (reply: FastifyReply, to: string, token?: string) =>
    reply
      .code(303)
      .headers({
        'cache-control': 'private, no-store',
        'referrer-policy': 'same-origin',
        ...(token === undefined ? {} : { 'set-cookie': previewCookie(token, isSecure) }),
        location: to,
      })
      .send();

  function demandPace(reply: FastifyReply, limiter: RateLimiter, key: string): boolean {
    const waitMs = limiter.take(key, now());
    if (waitMs > 0) void reply.header('retry-after', Math.ceil(waitMs / 1000));
    return waitMs === 0;
  }

  /** What an answer of the content system leads to. */
  function conclude(request: FastifyRequest, reply: FastifyReply, answer: UserAnswer, form: ShownForm) {
    const { words } = spoken(request);
    if (answer.kind === 'away') return sendForm(reply, 503, request, { ...form, note: words.away });
    if (answer.kind === 'refused')
      return sendForm(reply, 422, request, { ...form, note: `${words.refused} ${answer.message}` });
    if (answer.token !== null) return lead(reply, form.back || '/nfx/preview', answer.token);
    return sendForm(reply, 200, request, { name: 'sign-in', back: form.back, note: words.sent });
  }

  async function showList(request: FastifyRequest, reply: FastifyReply, token: string) {
    const { words } = spoken(request);
    const user = await users.me(token);
    if (user === undefined) return sendForm(reply, 503, request, { name: 'sign-in', back: '', note: words.away });
    if (user === null) return lead(reply, '/nfx/preview', '');
    try {
      const { all, defaultCode } = await options.locales();
      const languages = await Promise.all(
        all.map(async ({ code, name }) => ({ code, name, pages: await drafts.list(token, code) })),
      );
      return send(reply, 200, request, previewList(spoken(request), { user, defaultCode, languages }));
    } catch (error) {
      const isRefused = error instanceof NotAnEditorError;
      if (!isRefused) request.log.warn({ reason: String(error) }, 'content system did not answer');
      const note = isRefused ? words.noEditor : words.away;
      return sendForm(reply, isRefused ? 403 : 503, request, { name: 'sign-in', back: '', note });
    }
  }

  void app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MOST_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    pages.addHook('onRequest', async (request, reply) => {
      if (!demandPace(reply, views, addressKey(request.ip)))
        await reply.code(429).header('cache-control', 'no-store').send({ error: 'too many requests' });
      // Forms of other sites must neither sign in nor out.
      if (request.method === 'POST' && !isOwn(request, options.siteUrl))
        await reply.code(400).header('cache-control', 'no-store').send({ error: 'not from a page of this site' });
    });

    pages.get<{ Querystring: { view?: unknown; back?: unknown; code?: unknown } }>('/nfx/preview', (request, reply) => {
      const { view, back, code } = request.query;
      const token = tokenOf(request);
      const name = previewFormOf(view);
      if (token !== '' && (name === null || name === 'sign-in')) return showList(request, reply, token);
      const given = typeof code === 'string' && code.length <= 200 ? code : '';
      return sendForm(reply, 200, request, {
        name: name === null || (name === 'password' && token === '') ? 'sign-in' : name,
        back: sameOriginPath(back) ?? '',
        code: given,
      });
    });

    pages.post('/nfx/preview/leave', (request, reply) =>
      lead(reply, sameOriginPath(fieldsOf(request).get('back')) ?? '/', ''),
    );

    pages.post<{ Params: { form: string } }>('/nfx/preview/:form', async (request, reply) => {
      const name = previewFormOf(request.params.form);
      if (name === null) return reply.code(404).header('cache-control', 'no-store').send({ error: 'no such form' });
      const given = fieldsOf(request);
      const { path, fields } = previewForms[name];
      const form: ShownForm = { name, back: sameOriginPath(given.get('back')) ?? '' };
      const account = (given.get('identifier') ?? given.get('email') ?? '').trim().toLowerCase().slice(0, 200);
      const isCalm =
        demandPace(reply, attempts, addressKey(request.ip)) &&
        (account === '' || demandPace(reply, atAccount, account));
      if (!isCalm) return sendForm(reply, 429, request, { ...form, note: spoken(request).words.tooMany });
      const values = Object.fromEntries(fields.map(([field]) => [field, (given.get(field) ?? '').slice(0, 200)]));
      const answer = await users.call(path, values, name === 'password' ? tokenOf(request) : '');
      return conclude(request, reply, answer, form);
    });

    pages.get<{ Params: { provider: string }; Querystring: { access_token?: unknown } }>(
      '/nfx/preview/:provider/callback',
      async (request, reply) => {
        const { access_token: given } = request.query;
        const form: ShownForm = { name: 'sign-in', back: '' };
        if (!/^[a-z0-9-]{1,40}$/.test(request.params.provider) || typeof given !== 'string' || given === '')
          return sendForm(reply, 400, request, form);
        if (!demandPace(reply, attempts, addressKey(request.ip)))
          return sendForm(reply, 429, request, { ...form, note: spoken(request).words.tooMany });
        return conclude(request, reply, await users.callback(request.params.provider, given.slice(0, 4_000)), form);
      },
    );
  });
}

const fieldsOf = ({ body }: FastifyRequest): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams();

/** Whether a form was sent by a page of this site: browsers say so in one header or the other. */
function isOwn({ headers }: FastifyRequest, siteUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === new URL(siteUrl).origin : site === 'same-origin';
}

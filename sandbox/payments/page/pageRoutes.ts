import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable, RETRY_AFTER_SECONDS } from '../../database/failures.ts';
import type { IntentService } from '../IntentService.ts';
import { PaymentError } from '../PaymentError.ts';
import { outcomes } from '../payments.ts';
import type { Intent, Outcome } from '../payments.ts';
import { reference } from '../requests.ts';
import type { VendorClock } from '../VendorClock.ts';
import { checkCard } from './cardForm.ts';
import { pageHeaders } from './pageHeaders.ts';
import { pageLocale } from './pageLocale.ts';
import { emptyForm, payPage } from './payPage.ts';
import { noticePage, returnUrlOf, statePage } from './statePage.ts';
import { stylesheet } from './stylesheet.ts';

export interface PageParts {
  readonly intents: IntentService;
  readonly clock: VendorClock;
  /** Origin that the pages are served from. */
  readonly origin: string;
  /** Called when a buyer has decided, to start delivery of the webhook. */
  readonly onDecided: () => void;
}

type PageRequest = FastifyRequest<{ Params: { id: string } }>;

/** The hosted pages. They have no cookies or sessions: knowing the address of a payment gives access to it. */
export async function pageRoutes(app: FastifyInstance, parts: PageParts): Promise<void> {
  const { intents } = parts;
  app.removeAllContentTypeParsers();
  await app.register(formbody, { bodyLimit: 8_192 });
  app.setErrorHandler((error, request, reply) => {
    const { statusCode = 500 } = Object(error) as { statusCode?: number };
    // A body that is not a form, or too large.
    if (statusCode >= 400 && statusCode < 500)
      return send(reply, statusCode, noticePage(readerLocale(request), 'card', 'refused'), []);
    request.log.error({ err: error }, 'no payment page');
    const isPassing = isUnavailable(error);
    if (isPassing) reply.header('retry-after', String(RETRY_AFTER_SECONDS));
    return send(reply, isPassing ? 503 : 500, noticePage(readerLocale(request), 'card', 'broken'), []);
  });

  app.get('/pay.css', (_request, reply) =>
    reply
      .headers({
        'content-type': 'text/css; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      })
      .send(stylesheet),
  );
  const find = async ({ params: { id } }: PageRequest) => (reference.test(id) ? intents.find(id) : undefined);
  app.get('/pay/:id', async (request: PageRequest, reply) => {
    const intent = await find(request);
    if (intent === undefined) return send(reply, 404, noticePage(readerLocale(request), 'card', 'missing'), []);
    return showState(reply, intent);
  });
  app.post('/pay/:id', async (request: PageRequest, reply) => {
    const intent = await find(request);
    if (intent === undefined) return send(reply, 404, noticePage(readerLocale(request), 'card', 'missing'), []);
    const form = isOwnForm(request, parts.origin) ? readForm(request.body) : null;
    if (form === null) return send(reply, 400, noticePage(pageLocale(intent.locale), intent.method, 'refused'), []);
    return decide(parts, intent, form, reply);
  });
}

/** The browser's language, used on pages without a payment. */
const readerLocale = (request: FastifyRequest) => pageLocale(request.headers['accept-language'] ?? '');

function showState(reply: FastifyReply, intent: Intent): FastifyReply {
  const page = intent.status === 'created' ? payPage(intent, emptyForm) : statePage(intent, intent.status);
  return send(reply, 200, page, Object.values(intent.returnUrls));
}

interface TypedForm {
  readonly number: string;
  readonly expiry: string;
  readonly holder: string;
  readonly cvc: string;
  readonly outcome: Outcome;
}

async function decide(
  { intents, clock, onDecided }: PageParts,
  intent: Intent,
  form: TypedForm,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (intent.status === 'created' && intent.method === 'card' && form.outcome !== 'cancel') {
    const { errors, mask } = checkCard(form, intent.cardMask, clock.now());
    if (mask !== '') await intents.rememberCard(intent.id, mask);
    if (Object.keys(errors).length > 0) {
      const { expiry, holder, outcome } = form;
      const page = payPage(
        { ...intent, cardMask: mask === '' ? intent.cardMask : mask },
        { expiry, holder, outcome, errors },
      );
      return send(reply, 422, page, Object.values(intent.returnUrls));
    }
  }
  // A second submit finds the payment decided and redirects to the same page as the first one.
  const decided = await intents.choose(intent.id, form.outcome);
  onDecided();
  if (decided.status === 'created') throw new PaymentError('Conflict', 'The payment was not decided');
  return reply.headers(pageHeaders([])).redirect(returnUrlOf(decided, decided.status), 303);
}

/** Null if the form has no known outcome; there is no default. */
function readForm(body: unknown): TypedForm | null {
  const fields: Readonly<Record<string, unknown>> = typeof body === 'object' && body !== null ? { ...body } : {};
  const text = (name: string): string => {
    const value = fields[name];
    return typeof value === 'string' ? value.slice(0, 200) : '';
  };
  const outcome = fields['action'] === 'cancel' ? 'cancel' : outcomes.find((known) => known === fields['outcome']);
  if (outcome === undefined) return null;
  return { number: text('number'), expiry: text('expiry'), holder: text('holder'), cvc: text('cvc'), outcome };
}

/**
 * Refuses cross-site forms by Sec-Fetch-Site and Origin. Another site cannot know a payment's address, and there are no
 * cookies, so this is an additional check. Clients that send neither header are not browsers and are allowed.
 */
function isOwnForm(request: FastifyRequest, origin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  const sender = request.headers.origin;
  return (site === undefined || site === 'same-origin') && (sender === undefined || sender === origin);
}

function send(reply: FastifyReply, status: number, page: string, returnUrls: readonly string[]): FastifyReply {
  return reply.status(status).headers(pageHeaders(returnUrls)).send(page);
}

import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable, RETRY_AFTER_SECONDS } from '../../database/failures.ts';
import { PaymentError } from '../PaymentError.ts';
import { isPageMethod } from '../payments.ts';
import type { Intent } from '../payments.ts';
import { reference } from '../requests.ts';
import { challengePage } from './challengePage.ts';
import { emptyForm } from './form.ts';
import { isOwnForm } from './isOwnForm.ts';
import { lookOf, vendorLook } from './look.ts';
import { pageHeaders } from './pageHeaders.ts';
import { pageLocale } from './pageLocale.ts';
import { PayForms } from './PayForms.ts';
import type { PayFormParts } from './PayForms.ts';
import { payPage } from './payPage.ts';
import { readForm } from './readForm.ts';
import { noticePage, returnUrlOf, statePage } from './statePage.ts';
import { stylesheet } from './stylesheet.ts';

export interface PageParts extends PayFormParts {
  /** Origin that the pages are served from. */
  readonly origin: string;
  /** Called when a buyer has decided, to start delivery of the webhook. */
  readonly onDecided: () => void;
}

type PageRequest = FastifyRequest<{ Params: { id: string } }>;

/** Forms only, and an error page for everything that fails. */
export async function preparePages(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  await app.register(formbody, { bodyLimit: 8_192 });
  app.setErrorHandler((error, request, reply) => {
    const { statusCode = 500 } = Object(error) as { statusCode?: number };
    const status = error instanceof PaymentError ? error.status : statusCode;
    // A body that is not a form, or too large; a payment that does not exist.
    if (status >= 400 && status < 500)
      return sendNotice(request, reply, status, status === 404 ? 'missing' : 'refused');
    request.log.error({ err: error }, 'no payment page');
    const isPassing = isUnavailable(error);
    if (isPassing) reply.header('retry-after', String(RETRY_AFTER_SECONDS));
    return sendNotice(request, reply, isPassing ? 503 : 500, 'broken');
  });
}

/** The hosted pages. They have no cookies or sessions: knowing the address of a payment gives access to it. */
export async function pageRoutes(app: FastifyInstance, parts: PageParts): Promise<void> {
  await preparePages(app);
  const forms = new PayForms(parts);

  app.get('/pay.css', (_request, reply) =>
    reply
      .headers({
        'content-type': 'text/css; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      })
      .send(stylesheet),
  );
  const find = async ({ params: { id } }: PageRequest) => {
    const intent = reference.test(id) ? await parts.intents.find(id) : undefined;
    if (intent === undefined || !isPageMethod(intent.method)) throw new PaymentError('NotFound', 'No such payment');
    return intent;
  };
  app.get('/pay/:id', async (request: PageRequest, reply) => showState(parts, await find(request), reply));
  app.post('/pay/:id', async (request: PageRequest, reply) => {
    const intent = await find(request);
    const answer = isOwnForm(request, parts.origin)
      ? await forms.submit(intent, readForm(request.body))
      : ({ kind: 'refused' } as const);
    switch (answer.kind) {
      case 'refused':
        return sendPage(reply, 400, noticePage(pageLocale(intent.locale), lookOf(intent), 'refused'), []);
      case 'errors':
        return sendPage(reply, 422, answer.page, Object.values(intent.returnUrls));
      case 'next':
        return reply.headers(pageHeaders([])).redirect(`/payments/pay/${intent.id}`, 303);
      case 'decided':
        parts.onDecided();
        return leave(reply, answer.intent);
    }
  });
}

function leave(reply: FastifyReply, decided: Intent): FastifyReply {
  if (decided.status === 'created') throw new Error('The payment was not decided');
  return reply.headers(pageHeaders([])).redirect(returnUrlOf(decided, decided.status), 303);
}

async function showState({ challenges }: PageParts, intent: Intent, reply: FastifyReply): Promise<FastifyReply> {
  const returnUrls = Object.values(intent.returnUrls);
  if (intent.status !== 'created') return sendPage(reply, 200, statePage(intent, intent.status), returnUrls);
  const challenge = intent.step === 'challenge' ? await challenges.find(intent.id) : undefined;
  const page = challenge === undefined ? payPage(intent, emptyForm) : challengePage(intent, challenge, null);
  return sendPage(reply, 200, page, returnUrls);
}

/** The browser's language, used on pages without a payment. */
export const readerLocale = (request: Pick<FastifyRequest, 'headers'>) =>
  pageLocale(request.headers['accept-language'] ?? '');

function sendNotice(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  kind: 'missing' | 'refused' | 'broken',
): FastifyReply {
  return sendPage(reply, status, noticePage(readerLocale(request), vendorLook, kind), []);
}

export function sendPage(
  reply: FastifyReply,
  status: number,
  page: string,
  returnUrls: readonly string[],
): FastifyReply {
  return reply.status(status).headers(pageHeaders(returnUrls)).send(page);
}

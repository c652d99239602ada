import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { findReturned } from '../coins/coinRepository.ts';
import { findEvent } from '../eventRepository.ts';
import type { IntentService } from '../IntentService.ts';
import { pageHeaders } from '../page/pageHeaders.ts';
import { preparePages, sendPage } from '../page/pageRoutes.ts';
import { PaymentError } from '../PaymentError.ts';
import type { PayoutService } from '../PayoutService.ts';
import { reference } from '../requests.ts';
import { resend } from '../resend.ts';
import { localeOf, readOwnForm, readQuery } from '../standIns/standInRequest.ts';
import type { WebhookCourier } from '../../webhooks/WebhookCourier.ts';
import type { VendorClock } from '../VendorClock.ts';
import { consoleNews } from './consoleFrame.ts';
import type { ConsoleNews } from './consoleFrame.ts';
import { consoleKinds, consoleStates, findMessages, findPayments } from './consoleRepository.ts';
import type { PaymentFilter } from './consoleRepository.ts';
import { coinsPage, messagesPage } from './messagesPage.ts';
import { LONGEST_DELAY, consolePath, paymentsPage } from './paymentsPage.ts';

export interface ConsoleParts {
  readonly database: Database;
  readonly clock: VendorClock;
  readonly intents: IntentService;
  readonly payouts: PayoutService;
  readonly courier: WebhookCourier;
  readonly origin: string;
  /** Called when a payment was decided, to start delivery of the webhook. */
  readonly onDecided: () => void;
}

type ReadText = (name: string) => string;

const RETURNED_SHOWN = 50;

/** The vendor's back office: a person decides payments here, as the test bank does by itself. Never linked. */
export async function consoleRoutes(app: FastifyInstance, parts: ConsoleParts): Promise<void> {
  const { database, origin } = parts;
  await preparePages(app);

  app.get('/', async (request, reply) => {
    const text = readQuery(request);
    const filter = readFilter(text);
    const page = paymentsPage(localeOf(request), filter, await findPayments(database, filter), newsOf(text));
    return sendPage(reply, 200, page, []);
  });
  app.post('/', async (request, reply) => {
    const news = await act(parts, readOwnForm(request, origin));
    parts.onDecided();
    const path = consolePath(localeOf(request), readFilter(readQuery(request)));
    return reply.headers(pageHeaders([])).redirect(`${path}&news=${news}`, 303);
  });
  app.get('/webhooks', async (request, reply) => {
    const text = readQuery(request);
    const search = text('search');
    const page = messagesPage(localeOf(request), search, await findMessages(database, search), newsOf(text));
    return sendPage(reply, 200, page, []);
  });
  app.post('/webhooks', async (request, reply) => {
    const event = await findEvent(database, idOf(readOwnForm(request, origin)));
    if (event === undefined) throw new PaymentError('NotFound', 'No such message');
    await resend(parts, event);
    const query = new URLSearchParams({
      locale: localeOf(request),
      search: readQuery(request)('search'),
      news: 'done',
    });
    return reply.headers(pageHeaders([])).redirect(`/payments/console/webhooks?${query.toString()}`, 303);
  });
  app.get('/coins', async (request, reply) =>
    sendPage(reply, 200, coinsPage(localeOf(request), await findReturned(database, RETURNED_SHOWN)), []),
  );
}

const newsOf = (text: ReadText): ConsoleNews | undefined => consoleNews.find((known) => known === text('news'));

function readFilter(text: ReadText): PaymentFilter {
  return {
    kind: consoleKinds.find((known) => known === text('kind')) ?? '',
    state: consoleStates.find((known) => known === text('state')) ?? '',
    search: text('search').trim(),
    after: reference.test(text('after')) ? text('after') : '',
  };
}

function idOf(text: ReadText): string {
  const id = text('id');
  if (!reference.test(id)) throw new PaymentError('NotFound', 'No such payment');
  return id;
}

async function act({ intents, payouts }: ConsoleParts, text: ReadText): Promise<ConsoleNews> {
  const id = idOf(text);
  const minutes = Number(text('minutes'));
  const isDeposit = text('kind') === 'deposit';
  const done = (isDone: boolean): ConsoleNews => (isDone ? 'done' : 'unchanged');
  switch (text('action')) {
    case 'approve':
      if (isDeposit) return done((await intents.decide(id, 'approve')).status === 'succeeded');
      return done((await payouts.decide(id, 'paid')).status === 'paid');
    case 'decline':
      if (isDeposit) return done((await intents.decide(id, 'decline')).status === 'failed');
      return done((await payouts.decide(id, 'declined')).status === 'declined');
    case 'delay':
      if (!Number.isInteger(minutes) || minutes < 1 || minutes > LONGEST_DELAY)
        throw new PaymentError('InvalidRequest', `A delay is 1 to ${LONGEST_DELAY} minutes`);
      if (isDeposit) return done((await intents.delay(id, minutes)).status === 'pending');
      return done((await payouts.delay(id, minutes)).status === 'review');
    case 'reverse':
      return done((await (isDeposit ? intents : payouts).reverse(id)).isReversed);
    default:
      throw new PaymentError('InvalidRequest', 'No such action');
  }
}

import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { migrate } from '../../database/migrate.ts';
import { signedHeaders } from '../../signing.ts';
import { paymentMigrations } from '../paymentMigrations.ts';
import { paymentsServer } from '../paymentsServer.ts';

export const SECRET = 'test-payments-secret';
export const ORIGIN = 'http://127.0.0.1:3002';

export interface SentWebhook {
  readonly url: string;
  readonly headers: Headers;
  readonly body: string;
}

export interface Reply {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** The payment vendor with a fake merchant and a clock that only changes with `advance`. */
export interface TestPayments {
  readonly app: FastifyInstance;
  readonly sent: SentWebhook[];
  /** The merchant's next HTTP statuses; 0 means no reply; 200 when the list is empty. */
  readonly answers: number[];
  advance(ms: number): Promise<void>;
  api(method: 'GET' | 'POST', path: string, body?: object): Promise<Reply>;
  /** Opens an intent and returns the path of its page. */
  openPage(fields?: object): Promise<string>;
}

export const START = Date.parse('2026-03-01T12:00:00Z');

export const order = {
  merchant_ref: 'dep-1',
  amount: '25.00',
  currency: 'USD',
  method: 'card',
  locale: 'en',
  return_urls: {
    success: 'http://localhost:3000/ok',
    fail: 'http://localhost:3000/no',
    cancel: 'http://localhost:3000/off',
    pending: 'http://localhost:3000/wait',
  },
  webhook_url: 'http://localhost:3001/hook',
};

export const payout = {
  merchant_ref: 'wd-1',
  amount: '40.50',
  currency: 'EUR',
  method: 'card',
  requisites: '4111 1111 1111 1111',
  webhook_url: 'http://localhost:3001/hook',
};

export async function openPayments(database: Database, hasSandboxControls = true): Promise<TestPayments> {
  await migrate(database, 'vendors', [{ module: 'payments', migrations: paymentMigrations }]);
  await database.script(
    'truncate vendors.payment_intents, vendors.payment_payouts, vendors.payment_events, vendors.payment_cards, vendors.payment_ton_messages, vendors.payment_ton_sessions cascade',
  );
  const sent: SentWebhook[] = [];
  const answers: number[] = [];
  const merchant: typeof fetch = async (url, init) => {
    sent.push({ url: String(url), headers: new Headers(init?.headers), body: String(init?.body) });
    const status = answers.shift() ?? 200;
    if (status === 0) throw new TypeError('fetch failed');
    return new Response(null, { status });
  };
  // Tests that listen leave connections of their clients open, which must not hold up the end of a test.
  const app = fastify({ forceCloseConnections: true });
  const options = {
    database,
    secret: SECRET,
    vendorsUrl: ORIGIN,
    hasSandboxControls,
    fetch: merchant,
    now: () => START,
    random: () => 0,
    workEveryMs: 0,
  };
  await app.register(paymentsServer(options));
  await app.ready();

  const api = async (method: 'GET' | 'POST', path: string, body?: object): Promise<Reply> => {
    const payload = body === undefined ? '' : JSON.stringify(body);
    const url = `/payments/api${path}`;
    const reply = await app.inject({
      method,
      url,
      headers: signedHeaders(SECRET, { method, path: url, body: payload }, START),
      ...(payload === '' ? {} : { payload }),
    });
    return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() };
  };
  return {
    app,
    sent,
    answers,
    api,
    async advance(ms) {
      await app.inject({ method: 'POST', url: '/__sandbox/clock/advance', payload: { ms } });
    },
    async openPage(fields = {}) {
      const { body } = await api('POST', '/intents', { ...order, ...fields });
      return new URL(String(body['hosted_url'])).pathname;
    },
  };
}

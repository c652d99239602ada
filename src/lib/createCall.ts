import ky from 'ky';
import { isErrorType } from '../contract/base/errors.ts';
import { inCookie, sessionHeader } from '../contract/base/sessionHeader.ts';
import { encodeForm, encodeQuery } from '../contract/base/wire.ts';
import type { WireFields } from '../contract/base/wire.ts';
import { apiVersion } from './apiVersion.ts';
import type { Call, CallOptions } from './call.ts';
import { ApiError, NoAnswerError } from './errors.ts';

export interface TransportOptions {
  /** Origin and path before `/api/`; empty for the page's own origin. */
  readonly baseUrl: string;
  readonly fetch?: typeof fetch;
  readonly locale: () => string;
  /** True inside a frame: adds `_non_strict` (7-1). */
  readonly isFramed: boolean;
  /** Bearer token for shells without cookies; null elsewhere. */
  readonly bearer: () => string | null;
  /** The token that takes the place of `bearer` from now on. */
  readonly onBearer?: (token: string) => void;
  /** Called once for every failure; the session decides what it means (the transport has no policy). */
  readonly onFailure?: (error: ApiError | NoAnswerError) => void;
}

/**
 * Timeout of a whole exchange including the body, in ms. Longer than the 30 s fault of a slow API: a slow answer is
 * still one.
 */
const timeoutMs = 40_000;

const form = (fields: WireFields): FormData => {
  const body = new FormData();
  for (const [name, text] of encodeForm(fields)) body.append(name, text);
  return body;
};

/** The transport: encodes, sends, and turns every answer into data, ApiError or NoAnswerError. Never retries. */
export function createCall(options: TransportOptions): Call {
  const client = ky.create({
    retry: 0,
    // ky's timeout ends at the headers: a body that never ends would be waited for forever (I8).
    timeout: false,
    throwHttpErrors: false,
    credentials: 'same-origin',
    ...(options.fetch ? { fetch: options.fetch } : {}),
  });
  const inFlight = new Map<string, Promise<unknown>>();
  /** How often the session has got another token. */
  let renewals = 0;

  async function send(
    verb: string,
    name: string,
    fields: WireFields,
    call: CallOptions,
    signal: AbortSignal,
  ): Promise<unknown> {
    const searchParams = new URLSearchParams([
      ['v', apiVersion],
      ['locale', options.locale()],
    ]);
    if (options.isFramed) searchParams.set('_non_strict', '1');
    if (verb === 'GET') for (const [key, value] of encodeQuery(fields)) searchParams.set(key, value);
    const bearer = options.bearer();
    const headers = new Headers({ accept: 'application/json' });
    if (bearer !== null && call.proof === undefined) headers.set('authorization', `Bearer ${bearer}`);
    if (call.idempotencyKey !== undefined) headers.set('idempotency-key', call.idempotencyKey);
    if (call.player !== undefined) headers.set('x-player', String(call.player));
    const response = await client(`${options.baseUrl}/api/${name}`, {
      method: verb,
      searchParams,
      headers,
      ...(verb === 'POST' ? { body: form(fields) } : {}),
      keepalive: call.outlivesPage === true,
      signal: call.signal ? AbortSignal.any([call.signal, signal]) : signal,
    }).catch((error: unknown) => {
      throw new NoAnswerError('network', { cause: error });
    });
    const token = response.headers.get(sessionHeader);
    if (token !== null) renewals += 1;
    if (token !== null && token !== inCookie) options.onBearer?.(token);
    return readAnswer(response);
  }

  async function reported(verb: string, name: string, fields: WireFields, call: CallOptions): Promise<unknown> {
    const bearer = options.bearer();
    const sentUnder = renewals;
    try {
      return await inTime((signal) => send(verb, name, fields, call, signal));
    } catch (error) {
      // A call aborted by its caller is not a failure.
      const isFailure = !call.signal?.aborted && (error instanceof ApiError || error instanceof NoAnswerError);
      // The session before was ended by the present one, or its token is another now: a refusal says nothing about this one.
      const isOther = options.bearer() !== bearer || renewals !== sentUnder;
      const isOutdated = error instanceof ApiError && error.status === 401 && isOther;
      if (isFailure && !isOutdated) options.onFailure?.(error);
      throw error;
    }
  }

  const call = (key: string, fields: WireFields, callOptions: CallOptions = {}): Promise<unknown> => {
    const [verb = '', name = ''] = key.split(' ');
    // A GET sent before a change must not be shared after it: its answer may be outdated, such as the account of before
    // signing in.
    if (verb !== 'GET') return reported(verb, name, fields, callOptions).finally(() => inFlight.clear());
    if (callOptions.signal) return reported(verb, name, fields, callOptions);
    const shareKey = `${name}?${JSON.stringify(fields)}#${callOptions.player ?? ''}${callOptions.proof ?? ''}`;
    const shared = inFlight.get(shareKey);
    if (shared) return shared;
    const running = reported(verb, name, fields, callOptions).finally(() => {
      if (inFlight.get(shareKey) === running) inFlight.delete(shareKey);
    });
    inFlight.set(shareKey, running);
    return running;
  };
  return call as Call;
}

/** Resolves with the exchange's result. After the timeout aborts it, headers and body alike, with a NoAnswerError. */
function inTime<T>(exchange: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const control = new AbortController();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new NoAnswerError('timeout'));
      control.abort();
    }, timeoutMs);
    exchange(control.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

async function readAnswer(response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch((error: unknown) => {
    throw unreadable(response, error);
  });
  if (typeof body !== 'object' || body === null) throw unreadable(response);
  if (response.ok && 'data' in body) return body.data;
  if ('error' in body) throw readError(response, body.error);
  throw unreadable(response);
}

/** An answer that is not the operator's. A 429 of what stands before it says all that is needed. */
function unreadable(response: Response, cause?: unknown): ApiError | NoAnswerError {
  const { status } = response;
  if (status !== 429) return new NoAnswerError('malformed', { cause, status });
  return new ApiError('TooManyRequestsException', status, {}, 'Too many requests', retryAfterOf(response));
}

/** Seconds; null without the header, and for a date. */
function retryAfterOf(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : null;
}

function readError(response: Response, error: unknown): ApiError | NoAnswerError {
  if (typeof error !== 'object' || error === null || !('type' in error) || !isErrorType(error.type))
    return unreadable(response);
  const data =
    'error_data' in error && typeof error.error_data === 'object' && error.error_data !== null ? error.error_data : {};
  const message = 'message' in error && typeof error.message === 'string' ? error.message : error.type;
  return new ApiError(error.type, response.status, { ...data }, message, retryAfterOf(response));
}

import { signedHeaders } from './signing.ts';

export interface OperatorCallsOptions {
  readonly operatorUrl: string;
  readonly secret: string;
  readonly fetch: typeof globalThis.fetch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Timeout of a call to the operator, default 5,000 ms. */
  readonly timeoutMs?: number;
  /** Delays before the second, third… attempt of a call with an unknown result; default 200 ms and 800 ms. */
  readonly retryDelaysMs?: readonly number[];
}

/**
 * Result of a call. `refused`: the operator refused it (4xx), final. `unknown`: no reply, a 5xx or an unreadable reply;
 * the call may have been executed, and may be repeated with the same transaction id.
 */
export type CallOutcome<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'refused'; readonly type: string; readonly message: string }
  | { readonly kind: 'unknown'; readonly message: string };

/**
 * Signed calls of a third party to a wallet of the operator. A call with an unknown result is repeated with the same body
 * and so the same transaction id: the operator executes each id at most once.
 */
export class OperatorCalls {
  /** `base`: the path above the methods, such as `/wallet`. */
  constructor(
    private readonly base: string,
    private readonly options: OperatorCallsOptions,
  ) {}

  async call<T>(method: string, message: object, accepts: (value: unknown) => value is T): Promise<CallOutcome<T>> {
    const body = JSON.stringify(message);
    let reply = await this.send(method, body, accepts);
    for (const delay of this.options.retryDelaysMs ?? [200, 800]) {
      if (reply.kind !== 'unknown') return reply;
      await new Promise((resolve) => setTimeout(resolve, delay));
      reply = await this.send(method, body, accepts);
    }
    return reply;
  }

  private async send<T>(
    method: string,
    body: string,
    accepts: (value: unknown) => value is T,
  ): Promise<CallOutcome<T>> {
    const { operatorUrl, secret, fetch, now, timeoutMs = 5000 } = this.options;
    try {
      const path = `${this.base}/${method}`;
      const response = await fetch(new URL(path, operatorUrl), {
        method: 'POST',
        headers: signedHeaders(secret, { method: 'POST', path, body }, now()),
        body,
        signal: AbortSignal.timeout(timeoutMs),
      });
      const value: unknown = await response.json();
      if (response.ok && accepts(value)) return { kind: 'done', value };
      if (response.status >= 400 && response.status < 500) return { kind: 'refused', ...readRefusal(value) };
      return { kind: 'unknown', message: `${method}: unexpected answer ${response.status}` };
    } catch (error) {
      // No reply, or one that is not JSON: the call may have been executed, and the caller repeats it.
      return { kind: 'unknown', message: `${method}: ${error instanceof Error ? error.message : 'no answer'}` };
    }
  }
}

function readRefusal(value: unknown): { type: string; message: string } {
  const { error } = Object(value) as { readonly error?: unknown };
  const { type, message } = Object(error) as { readonly type?: unknown; readonly message?: unknown };
  return {
    type: typeof type === 'string' ? type : 'OperatorRefused',
    message: typeof message === 'string' ? message : 'The operator refused',
  };
}

const LONGEST_BACKOFF_MS = 60_000;

/** How long a call that stayed without an answer waits for its next try, in ms: it doubles from 1 s up to 60 s. */
export const backoffMs = (attempts: number): number => Math.min(LONGEST_BACKOFF_MS, 1000 * 2 ** Math.min(attempts, 6));

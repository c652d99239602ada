import type { CallInput, CallKey, CallOutput } from '../contract/index.ts';

export interface CallOptions {
  /** Created and stored by the caller before sending; the same key gives at most one effect (I4). */
  readonly idempotencyKey?: string;
  /** Whose call it is (uid): the operator refuses it when the browser's session is another player's by now. */
  readonly player?: number;
  readonly signal?: AbortSignal;
}

/** Calls one method of the operator: `call('GET account.getInfo', {})`. Rejects with ApiError or NoAnswerError. */
export type Call = <K extends CallKey>(key: K, input: CallInput<K>, options?: CallOptions) => Promise<CallOutput<K>>;

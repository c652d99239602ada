import type { CallInput, CallKey, CallOutput } from '../contract/index.ts';

export interface CallOptions {
  /** Created and stored by the caller before sending; calls with the same key have at most one effect (I4). */
  readonly idempotencyKey?: string;
  /**
   * The player (uid) this call is for: the operator refuses it if another player is signed in in this browser by now.
   */
  readonly player?: number;
  readonly signal?: AbortSignal;
  /** Called with true while the player is asked for the proof that this call needs: nothing is on its way then. */
  readonly onProving?: (isAsked: boolean) => void;
  /** `cookie`: sent without the bearer token, to find out whether the browser keeps the session's cookie. */
  readonly proof?: 'cookie';
  /** The page is about to be left: the request goes on without it. */
  readonly outlivesPage?: boolean;
}

/** Calls one method of the operator: `call('GET account.getInfo', {})`. Rejects with ApiError or NoAnswerError. */
export type Call = <K extends CallKey>(key: K, input: CallInput<K>, options?: CallOptions) => Promise<CallOutput<K>>;

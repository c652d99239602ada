import { makeAutoObservable } from 'mobx';
import type { Call } from '../../../lib/call.ts';
import { isApiError, NoAnswerError } from '../../../lib/errors.ts';
import { presentPasskey } from '../../../lib/passkeys.ts';
import type { StoreFactory } from '../../../kernel/stores.ts';
import { authProblem, problem } from '../authProblem.ts';
import type { AuthProblem } from '../authProblem.ts';
import { isEntryHeld } from '../face/isEntryHeld.ts';
import { beginSession } from '../beginSession.ts';
import type { AuthSession } from '../beginSession.ts';
import { notYet, resultOf } from '../SignInResult.ts';
import type { EntryResult } from '../SignInResult.ts';

/** Shows the browser's question for a passkey: its answer, or null if the player closed it. */
export type PresentPasskey = (options: string) => Promise<string | null>;

type Trouble = AuthProblem | { readonly code: 'passkeyRefused' | 'passkeyHeld'; readonly seconds: number };

/** Signing in with a passkey: no login, no password, no code. */
export class PasskeySignInStore {
  problem: Trouble | null = null;
  isPending = false;
  readonly #call: Call;
  readonly #session: AuthSession;
  readonly #present: PresentPasskey;

  constructor(call: Call, session: AuthSession, present: PresentPasskey) {
    this.#call = call;
    this.#session = session;
    this.#present = present;
    makeAutoObservable(this);
  }

  /** Closing the browser's question is no failure. */
  async signIn(): Promise<EntryResult> {
    if (this.isPending) return notYet;
    this.settle(null, true);
    try {
      const { options } = await this.#call('POST passkeys.signInOptions', {});
      const credential = await this.#present(options);
      if (credential === null) return notYet;
      const { payload } = await this.#call('POST passkeys.signIn', { credential });
      const trouble = await beginSession(this.#session, payload);
      this.settle(trouble, true);
      return resultOf(trouble);
    } catch (error) {
      this.settle(troubleOf(error), true);
      return notYet;
    } finally {
      this.settle(this.problem, false);
    }
  }

  private settle(trouble: Trouble | null, isPending: boolean): void {
    this.problem = trouble;
    this.isPending = isPending;
  }
}

function troubleOf(error: unknown): Trouble | null {
  if (isEntryHeld(error)) return { code: 'passkeyHeld', seconds: 0 };
  if (isApiError(error) && error.type === 'AuthorizationException') return { code: 'passkeyRefused', seconds: 0 };
  // Neither the operator nor the transport: the browser or the device could not do it.
  if (!isApiError(error) && !(error instanceof NoAnswerError)) return problem('failed');
  return authProblem(error, 'failed');
}

export const passkeySignInStore: StoreFactory<PasskeySignInStore> = {
  key: 'auth.passkey',
  scope: 'visit',
  create: ({ call, session }) => new PasskeySignInStore(call, session, presentPasskey),
};

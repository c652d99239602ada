import { makeAutoObservable, observableRef } from 'mobx';
import { isoToMs } from '../../shared/dates/isoTime.ts';
import type { PlayerScoped, StoreDeps, StoreFactory } from '../../kernel/stores.ts';
import { callProblem } from '../../kernel/problems/callProblem.ts';
import type { CallProblem } from '../../kernel/problems/callProblem.ts';
import { createResponsibleApi } from './api.ts';
import type { ResponsibleApi } from './api.ts';
import { excludedDialog } from './dialogs.ts';
import type { ExclusionKind } from './Exclusion.ts';

/** Breaks and exclusions: each ends every session of the player. */
export class ExclusionStore implements PlayerScoped {
  problem: CallProblem | null = null;
  isSending = false;
  readonly #api: Pick<ResponsibleApi, 'exclude'>;
  readonly #deps: Pick<StoreDeps, 'session' | 'dialogs'>;

  constructor(api: Pick<ResponsibleApi, 'exclude'>, deps: Pick<StoreDeps, 'session' | 'dialogs'>) {
    this.#api = api;
    this.#deps = deps;
    makeAutoObservable(this, { problem: observableRef });
  }

  /** Resolves true once the exclusion has begun. The page is a guest's then, and a dialog says until when. */
  async begin(kind: ExclusionKind, length: number): Promise<boolean> {
    if (this.isSending) return false;
    this.isSending = true;
    this.problem = null;
    const { session, dialogs } = this.#deps;
    // Nothing asks in the player's name meanwhile: a refusal would offer the excluded player to sign in again.
    await session.beginSignOut();
    try {
      const until = isoToMs((await this.#api.exclude({ kind, length })).until) ?? 0;
      void dialogs.open(excludedDialog, { kind, until });
    } catch (error) {
      session.cancelSignOut();
      this.end(callProblem(error));
      return false;
    }
    // Without an answer the socket says that the session is over.
    await session.load().catch(() => session.cancelSignOut());
    this.end(null);
    return true;
  }

  private end(problem: CallProblem | null): void {
    this.isSending = false;
    this.problem = problem;
  }

  forgetPlayer(): void {
    this.problem = null;
  }
}

export const exclusionStore: StoreFactory<ExclusionStore> = {
  key: 'responsible.exclusion',
  scope: 'visit',
  create: ({ call, session, dialogs }) => new ExclusionStore(createResponsibleApi(call), { session, dialogs }),
};

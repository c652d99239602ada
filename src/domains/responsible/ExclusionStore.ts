import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { isoToMs } from '../../shared/dates/isoTime.ts';
import type { PlayerScoped, StoreDeps, StoreFactory } from '../../kernel/deps.ts';
import { callProblem } from '../../kernel/problems/callProblem.ts';
import type { CallProblem } from '../../kernel/problems/callProblem.ts';
import { createResponsibleApi } from './api.ts';
import type { ResponsibleApi } from './api.ts';
import { excludedDialog } from './dialogs.ts';
import type { ExclusionKind } from './dialogs.ts';

/** Breaks and exclusions: each ends every session of the player. */
export class ExclusionStore implements PlayerScoped {
  problem: CallProblem | null = null;
  isSending = false;

  constructor(
    private readonly api: Pick<ResponsibleApi, 'exclude'>,
    private readonly deps: Pick<StoreDeps, 'session' | 'dialogs'>,
  ) {
    makeAutoObservable<ExclusionStore, 'api' | 'deps'>(this, { problem: observableRef, api: false, deps: false });
  }

  /** Resolves true once the exclusion has begun. The page is a guest's then, and a dialog says until when. */
  async begin(kind: ExclusionKind, length: number): Promise<boolean> {
    if (this.isSending) return false;
    this.isSending = true;
    this.problem = null;
    try {
      const until = isoToMs((await this.api.exclude({ kind, length })).until) ?? 0;
      void this.deps.dialogs.queue(excludedDialog, { kind, until });
      await this.deps.session.load();
      return true;
    } catch (error) {
      runInAction(() => {
        this.problem = callProblem(error);
      });
      return false;
    } finally {
      runInAction(() => {
        this.isSending = false;
      });
    }
  }

  forgetPlayer(): void {
    this.problem = null;
  }
}

export const exclusionStore: StoreFactory<ExclusionStore> = {
  key: 'responsible.exclusion',
  create: ({ call, session, dialogs }) => new ExclusionStore(createResponsibleApi(call), { session, dialogs }),
};

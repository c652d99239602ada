import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../../../lib/clock.ts';
import { isApiError } from '../../../../lib/errors.ts';
import type { Platform } from '../../../../platform/Platform.ts';
import type { StoreDeps, StoreFactory } from '../../../../kernel/stores.ts';

/** The bot passes a number on within seconds, ms. */
const lookMs = 1_000;
const mostLooks = 20;

/** `refused`: the player has not shared it. `late`: the bot has passed nothing on. */
export type SharePhoneProblem = 'refused' | 'taken' | 'wrong' | 'late' | 'failed';

type Deps = Pick<StoreDeps, 'call' | 'session'> & {
  readonly clock: Pick<Clock, 'after'>;
  readonly platform: Pick<Platform, 'requestContact'>;
};

/** 1-22: the number that the messenger knows becomes the player's phone, confirmed without a code. */
export class SharePhoneStore {
  isAsking = false;
  problem: SharePhoneProblem | null = null;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this);
  }

  /** Whether the shell has a number to share. Not observable: a shell begins to answer once. */
  get isOffered(): boolean {
    return this.#deps.platform.requestContact !== null;
  }

  /** Resolves whether the account has the number now. Call it within the press. */
  async share(): Promise<boolean> {
    const { requestContact } = this.#deps.platform;
    if (this.isAsking || requestContact === null) return false;
    this.begin();
    const outcome = await this.ask(requestContact).catch((error: unknown) => {
      if (isApiError(error)) return 'failed' as const;
      return 'late' as const;
    });
    this.end(outcome === 'confirmed' ? null : outcome);
    return outcome === 'confirmed';
  }

  /** The form that offers it has closed. */
  reset(): void {
    this.isAsking = false;
    this.problem = null;
  }

  private async ask(requestContact: () => Promise<boolean>): Promise<SharePhoneProblem | 'confirmed'> {
    const { call, session } = this.#deps;
    await call('POST messenger.askContact', {}, { player: session.uid });
    if (!(await requestContact())) return 'refused';
    for (let looks = 0; looks < mostLooks; looks += 1) {
      const { status } = await call('GET messenger.getContact', {});
      if (status === 'confirmed' || status === 'taken' || status === 'wrong') return status;
      if (status === 'none') return 'late';
      await this.pause();
    }
    return 'late';
  }

  private pause(): Promise<void> {
    return new Promise((resolve) => void this.#deps.clock.after(lookMs, resolve));
  }

  private begin(): void {
    this.isAsking = true;
    this.problem = null;
  }

  private end(problem: SharePhoneProblem | null): void {
    this.isAsking = false;
    this.problem = problem;
  }
}

export const sharePhoneStore: StoreFactory<SharePhoneStore> = {
  key: 'contacts.sharePhone',
  scope: 'player',
  create: (deps) => new SharePhoneStore(deps),
};

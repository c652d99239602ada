import { makeAutoObservable } from 'mobx';
import type { StoreFactory } from '../../../kernel/stores.ts';
import { Remote } from '../../../kernel/Remote.ts';
import type { RemoteStatus } from '../../../kernel/Remote.ts';
import type { Call } from '../../../lib/call.ts';
import { parseSessions } from './parseSessions.ts';
import type { ActiveSession } from './parseSessions.ts';

/** Where the player is signed in, and signing other devices out. */
export class SessionsStore {
  readonly #answer = new Remote<readonly ActiveSession[]>();
  #uid = 0;
  /** While one request to end sessions is running no second one is sent. */
  isEnding = false;
  readonly #call: Call;

  constructor(call: Call) {
    this.#call = call;
    makeAutoObservable(this);
  }

  get status(): RemoteStatus {
    return this.#answer.status;
  }

  get sessions(): readonly ActiveSession[] {
    return this.#answer.value ?? [];
  }

  get hasOthers(): boolean {
    return this.sessions.some(({ isCurrent }) => !isCurrent);
  }

  open(uid: number): Promise<void> {
    this.#uid = uid;
    return this.load();
  }

  load(): Promise<void> {
    const uid = this.#uid;
    return this.#answer.refresh(String(uid), async () =>
      parseSessions(await this.#call('GET account.getSessions', {}, { player: uid })),
    );
  }

  /** Signs one other device out. Resolves false if that failed. */
  endOne(id: string): Promise<boolean> {
    return this.end({ id });
  }

  /** Signs all other devices out. Resolves false if that failed. */
  endOthers(): Promise<boolean> {
    return this.end({ all_others: true });
  }

  private async end(which: { readonly id: string } | { readonly all_others: true }): Promise<boolean> {
    if (this.isEnding) return false;
    this.setEnding(true);
    try {
      await this.#call('POST account.endSessions', which, { player: this.#uid });
      await this.load();
      return true;
    } catch {
      // Reported by the transport; the caller says it.
      return false;
    } finally {
      this.setEnding(false);
    }
  }

  private setEnding(isEnding: boolean): void {
    this.isEnding = isEnding;
  }
}

export const sessionsStore: StoreFactory<SessionsStore> = {
  key: 'security.sessions',
  scope: 'player',
  create: ({ call }) => new SessionsStore(call),
};

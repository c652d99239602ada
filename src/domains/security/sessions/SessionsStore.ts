import { makeAutoObservable } from 'mobx';
import { PagedList } from '../../../kernel/lists/PagedList.ts';
import type { StoreFactory } from '../../../kernel/stores.ts';
import type { Call } from '../../../lib/call.ts';
import { parseSessions } from './parseSessions.ts';
import type { ActiveSession } from './parseSessions.ts';

/** Where the player is signed in, and signing other devices out. */
export class SessionsStore {
  readonly list: PagedList<ActiveSession>;
  #uid = 0;
  /** While one request to end sessions is running no second one is sent. */
  isEnding = false;
  readonly #call: Call;

  constructor(call: Call) {
    this.#call = call;
    this.list = new PagedList(async (offset, count) =>
      parseSessions(await call('GET account.getSessions', { offset, count }, { player: this.#uid })),
    );
    makeAutoObservable(this, { list: false });
  }

  get hasOthers(): boolean {
    return this.list.total > 1;
  }

  open(uid: number): Promise<void> {
    this.#uid = uid;
    return this.list.load();
  }

  /** Signs one other device out. Resolves false if that failed. */
  endOne(id: string): Promise<boolean> {
    return this.end({ id }, async () => this.list.remove(id));
  }

  /** Signs all other devices out. Resolves false if that failed. */
  endOthers(): Promise<boolean> {
    return this.end({ all_others: true }, () => this.list.load());
  }

  private async end(
    which: { readonly id: string } | { readonly all_others: true },
    update: () => Promise<void>,
  ): Promise<boolean> {
    if (this.isEnding) return false;
    this.setEnding(true);
    try {
      await this.#call('POST account.endSessions', which, { player: this.#uid });
      await update();
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

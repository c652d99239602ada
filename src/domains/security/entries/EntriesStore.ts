import { makeAutoObservable } from 'mobx';
import { signedInProblem } from '../../../kernel/problems/callProblem.ts';
import type { CallProblem } from '../../../kernel/problems/callProblem.ts';
import { Remote } from '../../../kernel/Remote.ts';
import type { RemoteStatus } from '../../../kernel/Remote.ts';
import type { StoreFactory } from '../../../kernel/stores.ts';
import type { Call } from '../../../lib/call.ts';
import { fieldErrors, isApiError } from '../../../lib/errors.ts';
import { parseEntries } from './parseEntries.ts';
import type { Entry } from './parseEntries.ts';

export type EntryProblem = CallProblem | { readonly code: 'onlyWayIn' };
export type EntryAction = 'confirm' | 'remove';

/** The ways into the player's account besides the password, and what is held of them since it was changed. */
export class EntriesStore {
  readonly #answer = new Remote<readonly Entry[]>();
  #uid = 0;
  readonly #call: Call;
  /** What is under way, by the id of its entry: one action at a time for each. */
  private running: ReadonlyMap<string, EntryAction> = new Map();
  private problems: ReadonlyMap<string, EntryProblem> = new Map();

  constructor(call: Call) {
    this.#call = call;
    makeAutoObservable(this);
  }

  get status(): RemoteStatus {
    return this.#answer.status;
  }

  get held(): readonly Entry[] {
    return (this.#answer.value ?? []).filter(({ isHeld }) => isHeld);
  }

  get hasHeld(): boolean {
    return this.held.length > 0;
  }

  /** A confirmed passkey and a confirmed Telegram user have cards of their own. */
  get shown(): readonly Entry[] {
    return (this.#answer.value ?? []).filter(({ isHeld, kind }) => isHeld || kind === 'service');
  }

  runningOf(id: string): EntryAction | null {
    return this.running.get(id) ?? null;
  }

  problemOf(id: string): EntryProblem | null {
    return this.problems.get(id) ?? null;
  }

  /** Asks again. */
  open(uid: number): Promise<void> {
    this.#uid = uid;
    return this.load();
  }

  /** Asks unless the list of this player is known. */
  async ensure(uid: number): Promise<void> {
    if (this.#uid !== uid || this.status === 'idle') await this.open(uid);
  }

  load(): Promise<void> {
    const uid = this.#uid;
    return this.#answer.refresh(String(uid), async () =>
      parseEntries(await this.#call('GET entries.list', {}, { player: uid })),
    );
  }

  /** It opens the account again. Resolves whether that was done. */
  confirm(id: string): Promise<boolean> {
    return this.act(id, 'confirm', () => this.#call('POST entries.confirm', { id }, { player: this.#uid }));
  }

  /** Resolves whether that was done. */
  remove(id: string): Promise<boolean> {
    return this.act(id, 'remove', () => this.#call('POST entries.remove', { id }, { player: this.#uid }));
  }

  private async act(id: string, action: EntryAction, send: () => Promise<unknown>): Promise<boolean> {
    if (this.running.has(id)) return false;
    this.setProblem(id, null);
    this.setRunning(id, action);
    let isDone = false;
    try {
      await send();
      isDone = true;
    } catch (error) {
      this.setProblem(id, problemOf(error));
    }
    // Also after a refusal: another device may have changed it.
    await this.load();
    this.setRunning(id, null);
    return isDone;
  }

  private setRunning(id: string, action: EntryAction | null): void {
    this.running = changed(this.running, id, action);
  }

  private setProblem(id: string, problem: EntryProblem | null): void {
    this.problems = changed(this.problems, id, problem);
  }
}

/** The map with this value; without the entry for null. */
function changed<T>(map: ReadonlyMap<string, T>, id: string, value: T | null): ReadonlyMap<string, T> {
  const others = [...map].filter(([key]) => key !== id);
  return new Map(value === null ? others : [...others, [id, value]]);
}

function problemOf(error: unknown): EntryProblem | null {
  // The player has closed the question for a fresh proof: nothing has failed.
  if (isApiError(error) && error.data['proof'] !== undefined) return null;
  if (fieldErrors(error, 'id').some(({ code }) => code === 'onlyWayIn')) return { code: 'onlyWayIn' };
  return signedInProblem(error);
}

export const entriesStore: StoreFactory<EntriesStore> = {
  key: 'security.entries',
  scope: 'player',
  create: ({ call }) => new EntriesStore(call),
};

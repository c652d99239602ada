import { makeAutoObservable } from 'mobx';
import type { Snapshotable, StoreDeps, StoreFactory } from '../../kernel/stores.ts';
import { Remote } from '../../kernel/Remote.ts';
import type { RemoteStatus } from '../../kernel/Remote.ts';
import { createLoyaltyApi } from './api.ts';
import type { LoyaltyApi } from './api.ts';
import type { Program, WholeProgram } from './parseLoyalty.ts';

interface Shown {
  readonly programs: readonly Program[];
  /** The standing programme: its levels are the way. */
  readonly way: WholeProgram | null;
  /** The one whose rates hold. */
  readonly current: WholeProgram | null;
}

/** The only programme, where there is no other (7-85): it is asked for at once the next time. */
export const ONLY_PROGRAM = 'loyalty_program';

/** The programmes, the way of levels and the rates that hold, as the visitor sees them. */
export class ProgramsStore implements Snapshotable<Shown> {
  readonly #answer = new Remote<Shown>();
  readonly #api: Pick<LoyaltyApi, 'programs' | 'program'>;
  readonly #storage: StoreDeps['storage'];

  constructor(api: Pick<LoyaltyApi, 'programs' | 'program'>, storage: StoreDeps['storage']) {
    this.#api = api;
    this.#storage = storage;
    makeAutoObservable(this);
  }

  get status(): RemoteStatus {
    return this.#answer.status;
  }

  get programs(): readonly Program[] {
    return this.#answer.value?.programs ?? [];
  }

  get way(): WholeProgram | null {
    return this.#answer.value?.way ?? null;
  }

  get current(): WholeProgram | null {
    return this.#answer.value?.current ?? null;
  }

  /** Loads for a visitor, uid 0 for a guest: amounts are in their currency. Never rejects. */
  load(uid: number): Promise<void> {
    return this.#answer.load(String(uid), () => this.fetch()).catch(() => undefined);
  }

  dehydrate(): Shown | null {
    return this.#answer.status === 'ready' ? this.#answer.value : null;
  }

  hydrate(shown: Shown): void {
    this.#answer.adopt('0', shown);
  }

  private async fetch(): Promise<Shown> {
    const known = this.#storage.get(ONLY_PROGRAM);
    const [programs, early] = await Promise.all([
      this.#api.programs(),
      known === null ? null : this.#api.program(known),
    ]);
    const [only] = programs;
    if (programs.length === 1 && only !== undefined) this.#storage.set(ONLY_PROGRAM, only.sysname);
    else this.#storage.remove(ONLY_PROGRAM);
    const wayOf = (program: Program | undefined) => {
      if (program === undefined) return null;
      return early?.sysname === program.sysname ? early : this.#api.program(program.sysname);
    };
    const standing = programs.find(({ endsAt }) => endsAt === null) ?? only;
    const holding = programs.find(({ isCurrent }) => isCurrent) ?? standing;
    const way = await wayOf(standing);
    return { programs, way, current: holding === standing ? way : await wayOf(holding) };
  }
}

export const programsStore: StoreFactory<ProgramsStore> = {
  key: 'loyalty.programs',
  scope: 'player',
  create: ({ call, storage }) => new ProgramsStore(createLoyaltyApi(call), storage),
};

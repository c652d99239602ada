import { makeAutoObservable } from 'mobx';
import type { Snapshotable, StoreFactory } from '../../kernel/stores.ts';
import { Remote } from '../../kernel/Remote.ts';
import type { RemoteStatus } from '../../kernel/Remote.ts';
import { createLoyaltyApi } from './api.ts';
import type { LoyaltyApi } from './api.ts';
import type { WholeProgram } from './parseLoyalty.ts';

/** 7-86: one programme as the visitor sees it. */
export class ProgramStore implements Snapshotable<WholeProgram> {
  readonly #answer = new Remote<{ readonly program: WholeProgram | null }>();
  #sysname = '';
  readonly #api: Pick<LoyaltyApi, 'program'>;

  constructor(api: Pick<LoyaltyApi, 'program'>) {
    this.#api = api;
    makeAutoObservable(this);
  }

  get status(): RemoteStatus | 'missing' {
    const { status, value } = this.#answer;
    if (value === null) return status;
    return value.program === null ? 'missing' : 'ready';
  }

  get program(): WholeProgram | null {
    return this.#answer.value?.program ?? null;
  }

  /** Loads a programme for a visitor, uid 0 for a guest. Rejects if there is no answer. */
  load(sysname: string, uid: number): Promise<void> {
    // That of the visitor before stays until theirs is there; another programme does not.
    if (this.#sysname !== sysname) this.#answer.reset();
    this.#sysname = sysname;
    return this.#answer.load(`${uid}:${sysname}`, async () => ({ program: await this.#api.program(sysname) }));
  }

  dehydrate(): WholeProgram | null {
    return this.program;
  }

  hydrate(program: WholeProgram): void {
    this.#sysname = program.sysname;
    this.#answer.adopt(`0:${program.sysname}`, { program });
  }
}

export const programStore: StoreFactory<ProgramStore> = {
  key: 'loyalty.program',
  scope: 'player',
  create: ({ call }) => new ProgramStore(createLoyaltyApi(call)),
};

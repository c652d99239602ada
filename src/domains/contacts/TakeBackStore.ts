import { makeAutoObservable, observableRef } from 'mobx';
import type { StoreFactory } from '../../kernel/stores.ts';
import { fieldErrors } from '../../lib/errors.ts';
import { createContactsApi } from './api.ts';
import type { ContactsApi } from './api.ts';
import { proofProblem } from './contactProblem.ts';
import type { ContactProblem } from './contactProblem.ts';

/**
 * `asking`: nothing is done before the player says so, since mail services open links by themselves. `refused`: there is
 * no code, or it is wrong, used or expired.
 */
export type TakeBackState = 'asking' | 'taking' | 'taken' | 'refused';

/** The link of a message to a contact that somebody has replaced: it takes the contact back. */
export class TakeBackStore {
  state: TakeBackState = 'asking';
  problem: ContactProblem | null = null;
  /** Once it is taken back. */
  contact = '';
  #code = '';
  readonly #api: Pick<ContactsApi, 'takeBack'>;

  constructor(api: Pick<ContactsApi, 'takeBack'>) {
    this.#api = api;
    makeAutoObservable(this, { problem: observableRef });
  }

  /** Reads the code in the query of the address. */
  open(search: string): void {
    this.#code = new URLSearchParams(search).get('code') ?? '';
    this.settle(this.#code === '' ? 'refused' : 'asking');
  }

  /** Resolves whether the contact is the account's again. */
  async take(): Promise<boolean> {
    if (this.state !== 'asking') return false;
    this.settle('taking');
    try {
      const contact = await this.#api.takeBack(this.#code);
      this.settle('taken', null, contact);
      return true;
    } catch (error) {
      if (fieldErrors(error, 'code').length > 0) this.settle('refused');
      else this.settle('asking', proofProblem(error));
      return false;
    }
  }

  private settle(state: TakeBackState, problem: ContactProblem | null = null, contact = ''): void {
    this.state = state;
    this.problem = problem;
    this.contact = contact;
  }
}

export const takeBackStore: StoreFactory<TakeBackStore> = {
  key: 'contacts.takeBack',
  scope: 'visit',
  create: ({ call, session }) => new TakeBackStore(createContactsApi(call, session)),
};

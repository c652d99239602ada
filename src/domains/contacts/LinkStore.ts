import { makeAutoObservable, observableRef } from 'mobx';
import { fieldErrors } from '../../lib/errors.ts';
import type { StoreFactory } from '../../kernel/stores.ts';
import { createContactsApi } from './api.ts';
import type { ContactsApi } from './api.ts';
import { proofProblem } from './contactProblem.ts';
import type { ContactProblem } from './contactProblem.ts';

/**
 * `reading`: the address is not known yet, as in a server render. `none`: it has no code. `refused`: the code is wrong,
 * used or expired. `failed`: see `problem`; another try may succeed.
 */
export type LinkState = 'reading' | 'none' | 'confirming' | 'confirmed' | 'refused' | 'failed';

/** 2.2-14: the link of a message, which carries contact and code. */
export class LinkStore {
  state: LinkState = 'reading';
  problem: ContactProblem | null = null;
  #link: { readonly contact: string; readonly code: string } | null = null;
  readonly #api: Pick<ContactsApi, 'confirm'>;

  constructor(api: Pick<ContactsApi, 'confirm'>) {
    this.#api = api;
    makeAutoObservable(this, { problem: observableRef });
  }

  /** Confirms by the query of the address. Resolves whether the contact is confirmed. */
  open(search: string): Promise<boolean> {
    const query = new URLSearchParams(search);
    const contact = query.get('contact') ?? '';
    const code = query.get('code') ?? '';
    if (contact === '' || code === '') {
      this.#link = null;
      this.settle('none');
      return Promise.resolve(false);
    }
    this.#link = { contact, code };
    return this.confirm();
  }

  async confirm(): Promise<boolean> {
    const link = this.#link;
    if (link === null || this.state === 'confirming') return false;
    this.settle('confirming');
    try {
      await this.#api.confirm(link.contact, link.code);
      this.settle('confirmed');
      return true;
    } catch (error) {
      const isTaken = fieldErrors(error, 'contact').some(({ code }) => code.endsWith('Taken'));
      if (isTaken) this.settle('failed', { code: 'taken', seconds: 0 });
      else if (['code', 'contact'].some((name) => fieldErrors(error, name).length > 0)) this.settle('refused');
      else this.settle('failed', proofProblem(error));
      return false;
    }
  }

  private settle(state: LinkState, problem: ContactProblem | null = null): void {
    this.state = state;
    this.problem = problem;
  }
}

export const linkStore: StoreFactory<LinkStore> = {
  key: 'contacts.link',
  scope: 'visit',
  create: ({ call, session }) => new LinkStore(createContactsApi(call, session)),
};

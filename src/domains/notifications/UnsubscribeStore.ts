import { makeAutoObservable } from 'mobx';
import { isEmail } from '../../shared/validation/email.ts';
import { isPhone } from '../../shared/validation/login.ts';
import { fieldErrors, isApiError } from '../../lib/errors.ts';
import type { StoreFactory } from '../../kernel/stores.ts';
import { createSubscriptionsApi } from './api.ts';
import type { SubscriptionsApi, UnsubscribeStatus } from './api.ts';

/**
 * `reading`: the address is not known yet, as in a server render. `wrong`: no link of ours. `noAnswer`, `tooMany`,
 * `failed`: another try may succeed.
 */
export type LinkState =
  | 'reading'
  | 'asking'
  | UnsubscribeStatus
  | 'wrong'
  | 'expired'
  | 'noAnswer'
  | 'tooMany'
  | 'failed';

/** 2.2-13: the link of a promotional message, with its contact and token. Nothing happens before the button is pressed. */
export class UnsubscribeStore {
  state: LinkState = 'reading';
  contact = '';
  isSending = false;
  #token = '';
  readonly #api: Pick<SubscriptionsApi, 'unsubscribe'>;

  constructor(api: Pick<SubscriptionsApi, 'unsubscribe'>) {
    this.#api = api;
    makeAutoObservable(this);
  }

  open(search: string): void {
    const query = new URLSearchParams(search);
    const contact = query.get('contact') ?? '';
    this.#token = query.get('token') ?? '';
    // Anything else in the link is not shown: the page must not say what a stranger has written into it.
    const isContact = contact.length <= 255 && (isEmail(contact) || isPhone(contact));
    this.contact = isContact ? contact : '';
    this.state = isContact && this.#token !== '' ? 'asking' : 'wrong';
  }

  async unsubscribe(): Promise<void> {
    if (this.isSending) return;
    this.setSending(true);
    try {
      this.settle(await this.#api.unsubscribe(this.contact, this.#token));
    } catch (error) {
      this.settle(stateOf(error));
    }
    this.setSending(false);
  }

  private setSending(isSending: boolean): void {
    this.isSending = isSending;
  }

  private settle(state: LinkState): void {
    this.state = state;
  }
}

function stateOf(error: unknown): LinkState {
  if (!isApiError(error)) return 'noAnswer';
  if (error.type === 'TooManyRequestsException') return 'tooMany';
  const [fault] = [...fieldErrors(error, 'token'), ...fieldErrors(error, 'contact')];
  if (fault === undefined) return 'failed';
  return fault.code === 'expiredToken' ? 'expired' : 'wrong';
}

export const unsubscribeStore: StoreFactory<UnsubscribeStore> = {
  key: 'notifications.unsubscribe',
  scope: 'visit',
  create: ({ call }) => new UnsubscribeStore(createSubscriptionsApi(call)),
};

import { makeAutoObservable } from 'mobx';
import type { Cancel, Clock } from '../../../lib/clock.ts';
import type { KeyValueStore } from '../../../lib/keyValueStore.ts';
import { isoToMs } from '../../../shared/dates/isoTime.ts';
import type { StoreDeps } from '../../../kernel/stores.ts';
import type { Contact } from '../api.ts';
import type { ContactList } from '../ContactList.ts';
import type { ContactStore } from '../ContactStore.ts';
import { contactToHint, isRegistrationHintDue, mayConfirmationHintBeDue } from './hintRules.ts';
import type { HintFacts } from './hintRules.ts';

/** The hint to show: to make the first deposit, or to confirm a contact. */
export type Hint = { readonly kind: 'registration' } | { readonly kind: 'confirmation'; readonly contact: Contact };

/** Time after the arrival before a hint appears, in ms: the player sees the page first. */
export const quietMs = 10_000;
/** How often the rules are checked again, in ms. */
const checkMs = 60_000;

const sentKey = (uid: number) => `confirm_sent_${uid}`;
const closedKey = (kind: Hint['kind'], uid: number) => `hint_closed_${kind}_${uid}`;

interface Contacts {
  readonly list: Pick<ContactList, 'all' | 'open'>;
  readonly email: Pick<ContactStore, 'send'>;
  readonly phone: Pick<ContactStore, 'send'>;
}

/** 4-21: at most one hint at a time; a closed one does not return. */
export class HintStore {
  private now = 0;
  private isQuiet = true;
  private hasPaid = false;
  /** Counts changes of the stored flags, which cannot be observed. */
  private changes = 0;
  readonly #contacts: Contacts;
  readonly #session: Pick<StoreDeps['session'], 'account'>;
  readonly #storage: KeyValueStore;
  readonly #clock: Clock;

  constructor(
    contacts: Contacts,
    session: Pick<StoreDeps['session'], 'account'>,
    storage: KeyValueStore,
    clock: Clock,
  ) {
    this.#contacts = contacts;
    this.#session = session;
    this.#storage = storage;
    this.#clock = clock;
    makeAutoObservable(this);
  }

  get current(): Hint | null {
    const { account } = this.#session;
    if (account === null || this.isQuiet) return null;
    const facts = this.factsOf(account);
    if (isRegistrationHintDue(facts) && !this.isClosed('registration', account.uid)) return { kind: 'registration' };
    const contact = this.isClosed('confirmation', account.uid) ? null : contactToHint(facts);
    return contact === null ? null : { kind: 'confirmation', contact };
  }

  /** The player is known: after a quiet time the rules are checked, and then every minute. Returns a disposer. */
  start(uid: number): Cancel {
    const cancelQuiet = this.#clock.after(quietMs, () => this.wake(uid));
    const cancelChecks = this.#clock.every(checkMs, () => this.check());
    return () => {
      cancelQuiet();
      cancelChecks();
      this.rest();
    };
  }

  /** A deposit has arrived: the account that was loaded before does not tell yet. */
  notePaid(): void {
    this.hasPaid = true;
  }

  close(): void {
    const { current } = this;
    const session = this.#session;
    if (current === null || session.account === null) return;
    this.#storage.set(closedKey(current.kind, session.account.uid), '1');
    this.changes += 1;
  }

  /** 4-23: sends the code and stores the flag. Resolves whether a code is on its way. */
  async send(): Promise<boolean> {
    const { current } = this;
    const session = this.#session;
    if (current?.kind !== 'confirmation' || session.account === null) return false;
    const { uid } = session.account;
    const isSent = await this.#contacts[current.contact.type].send();
    if (isSent) this.noteSent(uid);
    return isSent;
  }

  private rest(): void {
    this.isQuiet = true;
    this.hasPaid = false;
  }

  private wake(uid: number): void {
    this.isQuiet = false;
    this.check();
    const { account } = this.#session;
    if (account !== null && mayConfirmationHintBeDue(this.factsOf(account))) void this.#contacts.list.open(uid);
  }

  private check(): void {
    this.now = this.#clock.now();
  }

  private noteSent(uid: number): void {
    this.#storage.set(sentKey(uid), '1');
    this.changes += 1;
  }

  private isClosed(kind: Hint['kind'], uid: number): boolean {
    return this.stored(closedKey(kind, uid));
  }

  private stored(key: string): boolean {
    return this.changes >= 0 && this.#storage.get(key) !== null;
  }

  private factsOf(account: NonNullable<StoreDeps['session']['account']>): HintFacts {
    return {
      now: this.now,
      registeredAt: account.registeredAt === null ? null : isoToMs(account.registeredAt),
      hasDeposits: account.hasDeposits || this.hasPaid,
      login: account.login,
      contacts: this.#contacts.list.all,
      isConfirmSent: this.stored(sentKey(account.uid)),
    };
  }
}

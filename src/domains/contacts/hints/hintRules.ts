import type { Contact } from '../api.ts';

/** 9-5, in ms. */
const registrationHintMs = 7_200_000;
const confirmationHintMs = 432_000_000;

/** What the hints depend on; times in ms by the server's clock. */
export interface HintFacts {
  readonly now: number;
  /** Null if the operator does not tell. */
  readonly registeredAt: number | null;
  readonly hasDeposits: boolean;
  readonly login: string;
  /** Null until they are loaded. */
  readonly contacts: readonly Contact[] | null;
  /** The flag confirm_sent of this player. */
  readonly isConfirmSent: boolean;
}

const isWithin = ({ now, registeredAt }: HintFacts, ms: number): boolean =>
  registeredAt !== null && now - registeredAt < ms;

/** 4-22: for 2 hours after the registration, without deposits only. */
export function isRegistrationHintDue(facts: HintFacts): boolean {
  return !facts.hasDeposits && isWithin(facts, registrationHintMs);
}

/** 4-23: for 5 days after the registration, unless a confirmation was sent. The contacts decide then. */
export function mayConfirmationHintBeDue(facts: Omit<HintFacts, 'contacts'>): boolean {
  return !facts.isConfirmSent && isWithin({ ...facts, contacts: null }, confirmationHintMs);
}

/** 4-23: the unconfirmed e-mail or phone that equals the login; null if the hint is not due. */
export function contactToHint(facts: HintFacts): Contact | null {
  if (!mayConfirmationHintBeDue(facts)) return null;
  return (
    facts.contacts?.find(
      ({ type, value, isConfirmed }) => !isConfirmed && plain(type, value) === plain(type, facts.login),
    ) ?? null
  );
}

const plain = (type: Contact['type'], text: string): string =>
  type === 'phone' ? text.replace(/[\s()+.-]/g, '') : text.trim().toLowerCase();

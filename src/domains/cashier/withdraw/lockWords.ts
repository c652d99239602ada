/** Keys and icons of the reasons why money is locked, spelt out so that each can be found by search. */
import {
  bonusIcon,
  cardIcon,
  clockIcon,
  depositIcon,
  identityIcon,
  infoIcon,
  lockIcon,
  mailIcon,
  profileIcon,
  withdrawIcon,
} from '../../../ui/basics/icons.ts';
import type { IconNode } from '../../../ui/basics/Icon.tsx';
import type { Lock, TimelineStep } from './parseWithdraw.ts';

interface LockWords {
  readonly icon: IconNode;
  readonly title: string;
  /** Null where the need's own text tells it (6-4). */
  readonly text: string | null;
  /** Label of the way that mends it; null where the need has its own, or where there is none. */
  readonly way: string | null;
}

export const lockWords: Readonly<Record<Lock['reason'], LockWords>> = {
  registration: { icon: profileIcon, title: 'cashier:lock.title.registration', text: null, way: null },
  deposit: { icon: depositIcon, title: 'cashier:lock.title.deposit', text: null, way: null },
  profile: { icon: profileIcon, title: 'cashier:lock.title.profile', text: null, way: null },
  contact: { icon: mailIcon, title: 'cashier:lock.title.contact', text: null, way: null },
  identity: { icon: identityIcon, title: 'cashier:lock.title.identity', text: null, way: null },
  destination: { icon: cardIcon, title: 'cashier:lock.title.destination', text: null, way: null },
  minimum: { icon: infoIcon, title: 'cashier:lock.title.minimum', text: 'cashier:lock.text.minimum', way: null },
  operation: { icon: infoIcon, title: 'cashier:lock.title.operation', text: 'cashier:lock.text.operation', way: null },
  period: { icon: clockIcon, title: 'cashier:lock.title.period', text: 'cashier:lock.text.period', way: null },
  pending: {
    icon: withdrawIcon,
    title: 'cashier:lock.title.pending',
    text: 'cashier:lock.text.pending',
    way: 'cashier:lock.way.pending',
  },
  bonus: {
    icon: bonusIcon,
    title: 'cashier:lock.title.bonus',
    text: 'cashier:lock.text.bonus',
    way: 'cashier:lock.way.bonus',
  },
  vault: {
    icon: lockIcon,
    title: 'cashier:lock.title.vault',
    text: 'cashier:lock.text.vault',
    way: 'cashier:lock.way.vault',
  },
};

/** A destination that is not checked yet, or is being checked, or has to be shown by the player. */
export function destinationText({ until, need }: Lock): string {
  if (need?.code === 'requisitesToShow') return 'cashier:lock.text.destinationToShow';
  return until === null ? 'cashier:lock.text.destinationNew' : 'cashier:lock.text.destinationOnCheck';
}

export const periodNames: Readonly<Record<string, string>> = {
  day: 'cashier:withdraw.period.day',
  week: 'cashier:withdraw.period.week',
  month: 'cashier:withdraw.period.month',
};

/** The same inside of a sentence. */
export const periodPhrases: Readonly<Record<string, string>> = {
  day: 'cashier:lock.period.day',
  week: 'cashier:lock.period.week',
  month: 'cashier:lock.period.month',
};

export const ownerKeys: Readonly<Record<TimelineStep['owner'], string>> = {
  you: 'cashier:timeline.owner.you',
  casino: 'cashier:timeline.owner.casino',
  service: 'cashier:timeline.owner.service',
};

export const stepKeys: Readonly<Record<TimelineStep['id'], string>> = {
  request: 'cashier:timeline.step.request',
  review: 'cashier:timeline.step.review',
  delivery: 'cashier:timeline.step.delivery',
};

/** What is waited for, or why it ended, by the operator's code. An unknown one is not shown (8-28). */
const stepReasons: ReadonlyMap<string, string> = new Map([
  ['cancel_window', 'cashier:timeline.reason.cancelWindow'],
  ['cancelled_by_player', 'cashier:timeline.reason.cancelledByPlayer'],
  ['desk_review', 'cashier:timeline.reason.deskReview'],
  ['desk_declined', 'cashier:timeline.reason.deskDeclined'],
  ['not_needed', 'cashier:timeline.reason.notNeeded'],
  ['to_be_sent', 'cashier:timeline.reason.toBeSent'],
  ['with_service', 'cashier:timeline.reason.withService'],
  ['service_silent', 'cashier:timeline.reason.serviceSilent'],
  ['returned', 'cashier:timeline.reason.returned'],
  ['declined', 'cashier:timeline.reason.declined'],
  ['requisites_refused_by_bank', 'cashier:reason.requisitesRefused'],
]);

export const stepReasonKey = (reason: string): string | null => stepReasons.get(reason) ?? null;

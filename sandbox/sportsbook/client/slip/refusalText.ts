import type { SportsbookApp } from '../AppContext.ts';
import type { MessageKey } from '../messages/en.ts';
import { moneyText } from '../moneyText.ts';
import type { PlacingState } from './Placing.ts';

/** Reasons of the sportsbook and of the casino's wallet, in words that say what to do. */
const TEXTS: Readonly<Record<string, MessageKey>> = {
  belowLeast: 'refusedBelow',
  aboveMost: 'refusedAbove',
  abovePayout: 'refusedPayout',
  offStep: 'refusedStep',
  suspended: 'refusedSuspended',
  ended: 'refusedEnded',
  tooLate: 'refusedOdds',
  oddsChanged: 'refusedOdds',
  related: 'related',
  builderLegs: 'builderLegs',
  sameSelection: 'builderLegs',
  system: 'refusedSystem',
  legCount: 'refusedCount',
  oddsTooHigh: 'refusedCount',
  InsufficientFunds: 'refusedFunds',
  LimitExceeded: 'refusedLimit',
  RealityCheckDue: 'refusedReality',
  SessionExpired: 'refusedSession',
  BonusStakeTooHigh: 'refusedBonus',
  BonusExcluded: 'refusedBonus',
};

/** Of an edit: the bet stays as it is. */
const EDIT_TEXTS: Readonly<Record<string, MessageKey>> = {
  editOff: 'editClosed',
  editKind: 'editClosed',
  editClosed: 'editClosed',
  editStarted: 'editStarted',
  editLegs: 'editLegs',
  editStale: 'editStale',
  notConfirmed: 'editFailed',
  unavailable: 'failed',
};

export function editRefusalText(
  app: SportsbookApp,
  refused: { readonly reason: string; readonly least?: string },
): string {
  const key = EDIT_TEXTS[refused.reason];
  return key === undefined ? refusalText(app, { kind: 'refused', ...refused }) : app.t(key);
}

export function refusalText(
  { session, launch, t }: SportsbookApp,
  { reason, least = '', most = '' }: Extract<PlacingState, { kind: 'refused' }>,
): string {
  const currency = session.wallet?.currency ?? '';
  return t(TEXTS[reason] ?? 'refusedOther', {
    least: moneyText(least || '0', currency, launch.locale),
    most: moneyText(most || '0', currency, launch.locale),
  });
}

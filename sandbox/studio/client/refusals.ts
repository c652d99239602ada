import type { GameMessage } from './hostMessages.ts';
import type { PlayMode } from './protocol.ts';
import type { StudioErrorKind } from './StudioCallError.ts';
import type { MessageKey } from './translate.ts';

const refusals: Readonly<Record<StudioErrorKind, MessageKey>> = {
  InsufficientFunds: 'insufficientFunds',
  SessionExpired: 'sessionExpired',
  LimitExceeded: 'limitExceeded',
  RealityCheckDue: 'realityCheckDue',
  BonusStakeTooHigh: 'bonusStakeTooHigh',
  BonusExcluded: 'bonusExcluded',
  FreeSpinsOver: 'freeSpinsOver',
  RoundTooSoon: 'tooSoon',
  GameUnavailable: 'gameUnavailable',
  InvalidStake: 'stakeRefused',
  NotAllowed: 'notAllowed',
  OutOfStep: 'outOfStep',
  GivenBack: 'givenBack',
  BettingClosed: 'bettingClosed',
  TooLate: 'tooLate',
  Refused: 'refused',
  Unknown: 'refused',
};

/** The message for a refused bet or spin; `isMove`: for a refused move, whose stake cannot be lowered any more. */
export function refusalKey(kind: StudioErrorKind, mode: PlayMode, isMove = false): MessageKey {
  if (kind !== 'InsufficientFunds') return refusals[kind];
  if (isMove) return 'insufficientMove';
  return mode === 'demo' ? 'insufficientDemo' : refusals[kind];
}

const hostMessages: Partial<
  Readonly<Record<StudioErrorKind, 'balance_needed' | 'session_expired' | 'reality_check_due'>>
> = {
  InsufficientFunds: 'balance_needed',
  SessionExpired: 'session_expired',
  RealityCheckDue: 'reality_check_due',
};

/** What the framing site has to be told about a refusal, so that it can help; null for nothing. */
export const messageOfRefusal = (kind: StudioErrorKind): GameMessage | null => {
  const type = hostMessages[kind];
  return type === undefined ? null : { type };
};

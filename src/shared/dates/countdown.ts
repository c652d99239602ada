/** Time left until a moment, for display; all zero once it has passed. */
export type Countdown = {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  readonly isOver: boolean;
};

/**
 * The parts of the time from `serverNowMs` (see serverTime) to `targetMs`. A started second counts, so that zero is
 * shown exactly at `targetMs`.
 */
export function countdown(targetMs: number, serverNowMs: number): Countdown {
  const left = Math.max(0, Math.ceil((targetMs - serverNowMs) / 1000));
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
    isOver: left === 0,
  };
}

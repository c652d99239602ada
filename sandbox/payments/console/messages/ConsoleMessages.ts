import type { ConsoleKind, ConsoleState } from '../consoleRepository.ts';

/** Texts of the vendor's console. */
export interface ConsoleMessages {
  readonly title: string;
  readonly payments: string;
  readonly webhooks: string;
  readonly coins: string;
  readonly all: string;
  readonly kind: string;
  readonly kinds: Readonly<Record<ConsoleKind, string>>;
  readonly state: string;
  readonly states: Readonly<Record<ConsoleState, string>>;
  readonly search: string;
  readonly show: string;
  readonly none: string;
  readonly older: string;
  readonly due: (time: string) => string;
  readonly approve: string;
  readonly decline: string;
  readonly delay: string;
  readonly minutes: string;
  readonly minutesShort: string;
  readonly reverse: string;
  readonly done: string;
  readonly unchanged: string;
  readonly attempts: (count: number) => string;
  readonly answer: (text: string) => string;
  readonly delivered: (time: string) => string;
  readonly next: (time: string) => string;
  readonly givenUp: string;
  readonly resend: string;
  readonly sender: (name: string) => string;
  readonly arrived: (amount: string) => string;
  readonly returned: (amount: string) => string;
}

import type { Api, Problem, State } from '../api.ts';
import type { Host } from '../host.ts';
import type { Messages } from '../messages/Messages.ts';

export const steps = ['choose', 'document', 'selfie', 'review'] as const;
export type Step = (typeof steps)[number];

export interface FlowParts {
  readonly api: Api;
  readonly host: Host;
  readonly words: Messages;
  readonly lang: string;
  readonly body: HTMLElement;
}

/** What a step may do with the flow. */
export interface FlowView {
  readonly parts: FlowParts;
  readonly words: Messages;
  /** Makes a call and shows its result; `done` is the step that it completes. */
  run(call: () => Promise<State>, done?: Step | null): Promise<void>;
  submit(): Promise<void>;
  go(step: Step): void;
  refuse(problem: Problem): void;
}

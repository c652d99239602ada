import { CallError } from './api.ts';
import type { Problem, State } from './api.ts';
import { button, element } from './element.ts';
import type { Messages } from './messages/Messages.ts';
import { steps } from './steps/FlowView.ts';
import type { FlowParts, FlowView, Step } from './steps/FlowView.ts';
import { chooseStep } from './steps/chooseStep.ts';
import { documentStep } from './steps/documentStep.ts';
import { reviewStep } from './steps/reviewStep.ts';
import { selfieStep } from './steps/selfieStep.ts';
import { approvedView, pendingView, rejectedView } from './steps/statusViews.ts';

const POLL_MS = 1500;

/** The whole way of one person. What was done is on the server, so a page that opens again goes on where it was. */
export class Flow implements FlowView {
  private state: State | null = null;
  private step: Step = 'choose';
  private problem: Problem | null = null;
  private isBusy = false;
  private polling: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly parts: FlowParts) {}

  get words(): Messages {
    return this.parts.words;
  }

  async open(): Promise<void> {
    this.draw();
    await this.take(() => this.parts.api.state());
    this.parts.host.emit('idCheck.onReady', {});
  }

  /** Makes a call and shows its result; `done` is the step that it completes. */
  async run(call: () => Promise<State>, done: Step | null = null): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.problem = null;
    this.parts.body.setAttribute('aria-busy', 'true');
    const isDone = await this.take(call);
    this.isBusy = false;
    this.parts.body.removeAttribute('aria-busy');
    if (isDone && done !== null) this.parts.host.emit('idCheck.onStepCompleted', { step: done });
  }

  /** Sends the documents off. */
  async submit(): Promise<void> {
    await this.run(() => this.parts.api.submit(), 'review');
    if (this.state?.status === 'pending') this.parts.host.emit('idCheck.onApplicantSubmitted', {});
  }

  go(step: Step): void {
    this.step = step;
    this.problem = null;
    this.draw();
  }

  refuse(problem: Problem): void {
    this.problem = problem;
    this.draw();
  }

  private async take(call: () => Promise<State>): Promise<boolean> {
    const before = this.state;
    try {
      this.state = await call();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      this.refuse(error.problem);
      if (before !== null) this.follow();
      return false;
    }
    const hadProblem = this.problem !== null;
    this.problem = null;
    this.step = stepOf(this.state, before, this.step);
    if (before === null || before.status !== this.state.status) this.tellStatus(this.state);
    const isSame = before !== null && JSON.stringify(before) === JSON.stringify(this.state) && !hadProblem;
    if (!isSame || this.state.status === 'init') this.draw();
    this.follow();
    return true;
  }

  /** A review is asked about until it is decided. */
  private follow(): void {
    clearTimeout(this.polling);
    if (this.state?.status !== 'pending') return;
    this.polling = setTimeout(() => void this.take(() => this.parts.api.state()), POLL_MS);
  }

  private tellStatus({ status, result }: State): void {
    this.parts.host.emit('idCheck.onApplicantStatusChanged', {
      reviewStatus: status,
      reviewResult: result === null ? null : { reviewAnswer: result.reviewAnswer },
    });
  }

  private draw(): void {
    const { body, host, words } = this.parts;
    const view = this.view();
    body.replaceChildren(
      element('header', {}, element('b', {}, 'Clearmark ID'), element('span', {}, words.sandbox)),
      element('main', {}, ...this.alert(), ...view),
    );
    const focused = body.querySelector<HTMLElement>('[role="alert"], h1');
    if (document.hasFocus() || this.problem !== null) focused?.focus();
    host.tellHeight();
  }

  private alert(): readonly Node[] {
    const { words } = this;
    if (this.problem === null) return [];
    return [
      element('p', { role: 'alert', tabindex: '-1', class: 'problem' }, words.problems[this.problem]),
      ...(this.state === null
        ? [button(words.tryAgain, () => void this.run(() => this.parts.api.state()), 'primary')]
        : []),
    ];
  }

  private view(): readonly Node[] {
    const { state, words } = this;
    if (state === null)
      return this.problem === null ? [element('p', { role: 'status', class: 'loading' }, words.loading)] : [];
    if (state.status === 'pending') return pendingView(words);
    if (state.status === 'completed')
      return state.result?.reviewAnswer === 'GREEN' ? approvedView(words) : rejectedView(this, state);
    const drawn = { choose: chooseStep, document: documentStep, selfie: selfieStep, review: reviewStep };
    const number = String(steps.indexOf(this.step) + 1);
    return [element('p', { class: 'step' }, words.steps.replace('{step}', number)), ...drawn[this.step](this, state)];
  }
}

/** The first step that is not done when the page opens; afterwards the person goes on by themselves. */
function stepOf(state: State, before: State | null, step: Step): Step {
  if (before !== null && before.status === state.status) return step;
  if (state.documentType === null || state.status !== 'init') return 'choose';
  const missing = state.needed.find((kind) => !state.files.includes(kind));
  if (missing === undefined) return 'review';
  if (missing === 'selfie') return 'selfie';
  return before === null ? 'document' : 'choose';
}

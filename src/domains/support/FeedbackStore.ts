import { makeAutoObservable, observableRef } from 'mobx';
import type { SupportCategory } from '../../contract/support.ts';
import type { PlayerScoped, StoreDeps, StoreFactory } from '../../kernel/stores.ts';
import { FormStore } from '../../kernel/forms/FormStore.ts';
import { callProblem } from '../../kernel/problems/callProblem.ts';
import type { CallProblem } from '../../kernel/problems/callProblem.ts';
import { fieldErrors } from '../../lib/errors.ts';
import { newKey } from '../../lib/newKey.ts';
import { emailField } from '../../shared/validation/email.ts';
import { required } from '../../shared/validation/required.ts';
import { createSupportApi } from './api.ts';
import type { SupportApi } from './api.ts';
import { Attachments } from './Attachments.ts';

const storageKey = 'support_draft';
const fieldNames = ['category', 'subject', 'message', 'email'] as const;

export const categories: readonly SupportCategory[] = [
  'account',
  'payments',
  'games',
  'bonuses',
  'verification',
  'responsible',
  'technical',
  'other',
];

/**
 * 2.2-6, 7-96: the form for a new ticket. What is typed stays until the operator has it: through refusals, lost answers
 * and reloads. A message keeps its request's name, so sent twice it is one ticket.
 */
export class FeedbackStore implements PlayerScoped {
  readonly form: FormStore<(typeof fieldNames)[number]>;
  readonly attachments: Attachments;
  problem: CallProblem | null = null;
  /** The number of the ticket that was opened here; empty for none. */
  sent = '';
  #requestId: string;
  readonly #api: Pick<SupportApi, 'attach' | 'send'>;
  readonly #deps: Pick<StoreDeps, 'session' | 'storage'>;
  readonly #makeKey: () => string;

  constructor(
    api: Pick<SupportApi, 'attach' | 'send'>,
    deps: Pick<StoreDeps, 'session' | 'storage'>,
    makeKey: () => string = newKey,
  ) {
    this.#api = api;
    this.#deps = deps;
    this.#makeKey = makeKey;
    this.#requestId = makeKey();
    this.form = new FormStore({
      category: { initial: '', validate: required('requiredField') },
      subject: { initial: '', validate: required('requiredField') },
      message: { initial: '', validate: required('requiredField') },
      email: {
        initial: '',
        validate: (value) => (deps.session.isPlayer ? null : emailField(value)),
        normalise: (value) => value.trim(),
      },
    });
    this.attachments = new Attachments(api);
    makeAutoObservable(this, { form: false, attachments: false, problem: observableRef });
  }

  get canSend(): boolean {
    return !this.attachments.isSending && !this.attachments.hasFault;
  }

  /** Takes up what was typed before a reload, in the browser. */
  open(): void {
    let kept: unknown;
    try {
      kept = JSON.parse(this.#deps.storage.get(storageKey) ?? '{}');
    } catch {
      // No draft of ours.
      return;
    }
    const texts = Object(kept) as Readonly<Record<string, unknown>>;
    for (const name of fieldNames) {
      const [field, text] = [this.form.fields[name], texts[name]];
      // An empty one must not take the place of what the browser has put back itself.
      if (field.value === '' && typeof text === 'string' && text !== '') field.change(text);
    }
  }

  keep(): void {
    this.#deps.storage.set(storageKey, JSON.stringify(this.form.values()));
  }

  async send(): Promise<void> {
    if (!this.canSend) return;
    await this.form.submit(async () => {
      this.setProblem(null);
      try {
        const { category, ...texts } = this.form.values();
        const known = categories.find((one) => one === category) ?? 'other';
        const requestId = this.#requestId;
        const { ids } = this.attachments;
        this.settle(await this.#api.send({ ...texts, category: known, attachments: ids, requestId }));
      } catch (error) {
        await this.refuse(error);
      }
    });
  }

  /** Another message after one that was sent. */
  again(): void {
    this.sent = '';
  }

  /** What a player has typed is not the next one's. */
  forgetPlayer(): void {
    this.clear();
    this.sent = '';
  }

  private async refuse(error: unknown): Promise<void> {
    if (fieldErrors(error, 'attachments').length > 0) {
      await this.attachments.sendAgain();
      this.setProblem({ code: 'failed', seconds: 0 });
      return;
    }
    if (!this.form.refuse(error)) this.setProblem(callProblem(error));
  }

  private settle(ticket: string): void {
    this.clear();
    this.sent = ticket;
  }

  private clear(): void {
    this.form.reset();
    this.attachments.clear();
    this.#requestId = this.#makeKey();
    this.problem = null;
    this.#deps.storage.remove(storageKey);
  }

  private setProblem(problem: CallProblem | null): void {
    this.problem = problem;
  }
}

export const feedbackStore: StoreFactory<FeedbackStore> = {
  key: 'support.feedback',
  scope: 'visit',
  create: ({ call, session, storage }) => new FeedbackStore(createSupportApi(call), { session, storage }),
};

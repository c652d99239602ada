import { makeAutoObservable } from 'mobx';
import { consentChoices } from '../../../contract/analytics/consentChoices.ts';
import type { ConsentChoice } from '../../../contract/analytics/consentChoices.ts';
import type { StoreDeps, StoreFactory } from '../../../kernel/stores.ts';

export const consentKey = 'analytics.consent';

/** After half a year the visitor is asked again. */
const lastsMs = 183 * 24 * 60 * 60_000;

type Deps = Pick<StoreDeps, 'storage' | 'clock' | 'content'>;

/**
 * What the visitor lets be measured, in this browser. Where the policy asks for consent, nothing is until they have
 * chosen; elsewhere everything is until they choose less.
 */
export class ConsentStore {
  choice: ConsentChoice | null = null;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this);
  }

  /** What holds now. */
  get allowed(): ConsentChoice {
    return this.choice ?? (this.#deps.content.site.needsConsent ? 'none' : 'all');
  }

  /** Whether third parties may be loaded that the visitor has not asked for themselves: the live chat. */
  get isWelcoming(): boolean {
    return !this.#deps.content.site.hasAnalytics || this.allowed !== 'none';
  }

  /** The visitor is to be asked. */
  get isOpen(): boolean {
    const { hasAnalytics, needsConsent } = this.#deps.content.site;
    return hasAnalytics && needsConsent && this.choice === null;
  }

  /** Reads what was chosen before: here, or in another tab. */
  read(): void {
    const { storage, clock } = this.#deps;
    const [name, at] = (storage.get(consentKey) ?? '').split(' ');
    const isCurrent = clock.device() - Number(at) < lastsMs;
    this.choice = isCurrent ? (consentChoices.find((one) => one === name) ?? null) : null;
  }

  choose(choice: ConsentChoice): void {
    const { storage, clock } = this.#deps;
    this.choice = choice;
    storage.set(consentKey, `${choice} ${clock.device()}`);
  }
}

export const consentStore: StoreFactory<ConsentStore> = {
  key: 'analytics.consent',
  scope: 'visit',
  create: ({ storage, clock, content }) => new ConsentStore({ storage, clock, content }),
};

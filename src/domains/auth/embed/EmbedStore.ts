import { makeAutoObservable } from 'mobx';
import type { AppServices } from '../../../kernel/AppServices.ts';
import type { StoreDeps, StoreFactory } from '../../../kernel/stores.ts';
import { ownAddress, parentFrame } from '../../../lib/parentFrame.ts';
import type { ParentFrame } from '../../../lib/parentFrame.ts';
import { afterForm } from '../afterAuth.ts';
import type { Entered, EntryView } from '../AuthRequest.ts';
import { goTo, readBackUrl, withRegistered } from '../returnAddress.ts';
import { depositPath } from '../../cashier/paths.ts';

type Deps = Pick<StoreDeps, 'call' | 'content' | 'href' | 'navigate' | 'place' | 'platform' | 'session'>;

/**
 * 2.9-8: what a form page does once somebody has entered. In a frame it tells the parent; on its own it goes on to the
 * return address (2.8-8).
 */
export class EmbedStore {
  /**
   * `entered`: signed in, in a frame. `onlyHere`: signed in, but the browser keeps no cookie for this frame, so nothing
   * but this page knows the player.
   */
  phase: 'form' | 'entered' | 'onlyHere' = 'form';
  readonly #deps: Deps;
  readonly #parent: () => ParentFrame;

  constructor(deps: Deps, parent: () => ParentFrame) {
    this.#deps = deps;
    this.#parent = parent;
    makeAutoObservable(this);
  }

  /** Whether another page frames this one; known in the browser only. */
  get isFramed(): boolean {
    return this.#parent().isThere();
  }

  /** The page was opened by a player: there is nothing to enter, and nothing new to tell the parent. */
  arriveAsPlayer(): void {
    if (this.isFramed) this.become('entered');
    else goTo(this.#deps, this.backAddress ?? this.#deps.href('/'));
  }

  async finish(app: AppServices, outcome: Entered): Promise<void> {
    if (!this.isFramed) {
      await afterForm(app, outcome, this.nextAddress(outcome));
      return;
    }
    const isKept = await this.isCookieKept();
    this.become(isKept ? 'entered' : 'onlyHere');
    // 4-13: a parent that reloads for a session which only this page has would find a guest.
    if (isKept) this.#parent().post({ type: 'refresh_user' });
  }

  /** Asks the parent to leave for the main page with a view of the auth popup, and a way back. */
  leaveForSite(view: EntryView): void {
    const { href } = this.#deps;
    const flag = view === 'registration' ? 'show_popup_reg' : 'show_popup_auth';
    const query = new URLSearchParams({ [flag]: '1', backUrl: this.backAddress ?? href('/') });
    this.#parent().post({ type: 'redirect', url: ownAddress(href(`/?${query}`)) });
  }

  private get backAddress(): string | null {
    return readBackUrl(this.#deps.place, this.#deps.content);
  }

  /** 2.9-7, 2.8-7 */
  private nextAddress(outcome: Entered): string {
    const { href } = this.#deps;
    if (outcome !== 'registered') return this.backAddress ?? href('/');
    return withRegistered(this.backAddress ?? href(depositPath()));
  }

  /** Whether the player is signed in by the frame's cookie, too, and not by this page's token alone. */
  private async isCookieKept(): Promise<boolean> {
    const { call, session } = this.#deps;
    try {
      return (await call('GET account.getInfo', {}, { proof: 'cookie' })).uid === session.uid;
    } catch {
      // Reported by the transport. Unproven counts as not kept.
      return false;
    }
  }

  private become(phase: EmbedStore['phase']): void {
    this.phase = phase;
  }
}

export const embedStore: StoreFactory<EmbedStore> = {
  key: 'auth.embed',
  scope: 'visit',
  create: (deps) => new EmbedStore(deps, () => parentFrame(deps.content.embedParents)),
};

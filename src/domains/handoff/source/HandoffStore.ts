import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { callProblem } from '../../../kernel/problems/callProblem.ts';
import type { CallProblem } from '../../../kernel/problems/callProblem.ts';
import type { PlayerScoped, StoreDeps, StoreFactory } from '../../../kernel/stores.ts';
import { fieldErrors } from '../../../lib/errors.ts';
import { createHandoffApi } from '../api.ts';
import type { CarriedPlace, Handoff, HandoffApi } from '../api.ts';

/**
 * `waiting` for a device that asks; `asked` by one; `approved` and not taken yet. The rest has ended: `denied` by the
 * player, `wrongNumber`, `expired`, `replaced` by another code of this session, `failed` to make a code.
 */
export type HandoffState =
  | 'idle'
  | 'making'
  | 'waiting'
  | 'asked'
  | 'approved'
  | 'taken'
  | 'denied'
  | 'wrongNumber'
  | 'expired'
  | 'replaced'
  | 'failed';

/** How often the operator is asked; its event makes it sooner. In ms. */
const ASK_MS = 2_000;

const openStates: readonly HandoffState[] = ['waiting', 'asked', 'approved'];

/** The page that is handed over, and what follows once it was taken. */
export interface Source {
  collect(): CarriedPlace;
  onTaken(): void;
}

type Deps = Pick<StoreDeps, 'clock' | 'news'>;

/** The source's part of a handoff: a code, the answer to who asks with it, and how it ends. */
export class HandoffStore implements PlayerScoped {
  state: HandoffState = 'idle';
  code = '';
  /** Opens the messenger with the code; empty without a messenger. */
  messengerLink = '';
  /** When the code, or the claim, runs out, by the server's clock. */
  expiresAt = 0;
  device: Handoff['device'] = null;
  numbers: readonly number[] = [];
  problem: CallProblem | null = null;
  isAnswering = false;
  #source: Source | null = null;
  /** Counts codes: what was asked about an earlier one is dropped. */
  #turn = 0;
  #isLooking = false;
  #stopFollowing: () => void = () => {};
  readonly #api: Pick<HandoffApi, 'create' | 'state' | 'answer'>;
  readonly #deps: Deps;

  constructor(api: Pick<HandoffApi, 'create' | 'state' | 'answer'>, deps: Deps) {
    this.#api = api;
    this.#deps = deps;
    makeAutoObservable(this, { device: observableRef, numbers: observableRef, problem: observableRef });
  }

  get isOpen(): boolean {
    return openStates.includes(this.state);
  }

  begin(source: Source): Promise<void> {
    this.#source = source;
    return this.renew();
  }

  /** A new code for the page as it is now; the one before counts no more. */
  async renew(): Promise<void> {
    const source = this.#source;
    if (source === null || this.state === 'making') return;
    this.reset('making');
    const turn = this.#turn;
    try {
      const made = await this.#api.create(source.collect());
      if (turn !== this.#turn) return;
      runInAction(() => {
        this.code = made.code;
        this.messengerLink = made.messenger_link;
        this.expiresAt = Date.parse(made.expires_at);
        this.state = 'waiting';
      });
      this.follow();
    } catch (error) {
      if (turn === this.#turn) this.fail(error);
    }
  }

  /** The number that the other device shows; null denies. */
  async answer(number: number | null): Promise<void> {
    if (this.isAnswering || !this.isOpen) return;
    const turn = this.#turn;
    this.isAnswering = true;
    this.problem = null;
    try {
      await this.#api.answer(this.code, number);
      if (turn === this.#turn) this.settle(number === null ? 'denied' : 'approved');
    } catch (error) {
      if (turn === this.#turn) this.refuse(error);
    } finally {
      runInAction(() => {
        this.isAnswering = false;
      });
    }
  }

  /** The dialog is closed: a code that nobody was let in with is worth nothing any more. */
  close(): void {
    if (this.state === 'approved') return;
    // It runs out by itself if this fails.
    if (this.isOpen) void this.#api.answer(this.code, null).catch(() => undefined);
    this.reset('idle');
  }

  forgetPlayer(): void {
    this.#source = null;
    this.reset('idle');
  }

  private reset(state: HandoffState): void {
    this.#stopFollowing();
    this.#turn += 1;
    this.state = state;
    this.code = '';
    this.messengerLink = '';
    this.device = null;
    this.numbers = [];
    this.problem = null;
    this.#isLooking = false;
  }

  private follow(): void {
    const { clock, news } = this.#deps;
    const stopAsking = clock.every(ASK_MS, () => void this.look());
    const stopHearing = news.subscribe(({ type }) => {
      if (type === 'handoff.changed') void this.look();
    });
    this.#stopFollowing = () => {
      stopAsking();
      stopHearing();
    };
  }

  private async look(): Promise<void> {
    if (this.#isLooking) return;
    const turn = this.#turn;
    this.#isLooking = true;
    const found = await this.#api.state(this.code).catch((error: unknown) => error);
    if (turn !== this.#turn) return;
    this.#isLooking = false;
    // The reply to an answer says more than the state does: that the number was another one.
    if (this.isOpen) runInAction(() => this.adopt(found));
  }

  private adopt(found: unknown): void {
    if (isHandoff(found)) {
      this.device = found.device;
      this.numbers = found.numbers;
      this.expiresAt = Date.parse(found.expires_at);
      // What was asked before the player's answer arrives after it.
      const isOld = this.state === 'approved' && found.status === 'asked';
      if (!isOld) this.settle(found.status);
    } else if (fieldErrors(found, 'code').length > 0) this.settle(this.state === 'approved' ? 'expired' : 'replaced');
    // Also where the operator cannot be reached.
    if (this.isOpen && this.#deps.clock.now() >= this.expiresAt) this.settle('expired');
  }

  private settle(state: HandoffState): void {
    this.state = state;
    if (this.isOpen) return;
    this.#stopFollowing();
    if (state === 'taken') this.#source?.onTaken();
  }

  private refuse(error: unknown): void {
    const [fault] = [...fieldErrors(error, 'number'), ...fieldErrors(error, 'code')];
    if (fault === undefined) this.problem = callProblem(error);
    else if (fault.code === 'wrongNumber' || fault.code === 'expiredCode')
      this.settle(fault.code === 'wrongNumber' ? 'wrongNumber' : 'expired');
    else this.settle('replaced');
  }

  private fail(error: unknown): void {
    this.problem = callProblem(error);
    this.state = 'failed';
  }
}

const isHandoff = (value: unknown): value is Handoff =>
  typeof value === 'object' && value !== null && 'status' in value && 'numbers' in value;

export const handoffStore: StoreFactory<HandoffStore> = {
  key: 'handoff.source',
  scope: 'visit',
  create: ({ call, session, clock, news }) => new HandoffStore(createHandoffApi(call, session), { clock, news }),
};

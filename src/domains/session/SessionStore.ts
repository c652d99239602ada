import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CallOutput } from '../../contract/index.ts';
import type { Call } from '../../lib/call.ts';
import type { Clock } from '../../lib/clock.ts';
import { parseMoney } from '../../shared/money/moneyWire.ts';
import { BalanceStore } from './BalanceStore.ts';
import { parseAccount, parseBalances } from './parseAccount.ts';
import type { Account, SessionStatus, SessionView } from '../../kernel/views.ts';

/** Longest wait for a pending answer when signing out, in ms. */
const leaveMs = 1_000;

/**
 * The signed-in player, their account and balance. The transport reports failures; their effect on the session is
 * decided here.
 */
export class SessionStore implements SessionView {
  status: SessionStatus = 'unknown';
  account: Account | null = null;
  readonly balance: BalanceStore;
  /** Bearer token for shells without cookies. In memory only, since storage could be stolen. */
  bearer: string | null = null;
  /** Incremented by each session request and end: answers to earlier requests are dropped. */
  #turn = 0;
  /**
   * When this player was signed in here, by the server's clock: wins booked before are not held, since no game on this
   * page is showing them.
   */
  #since = 0;
  /** The player is signing out: no more requests in their name, and refusals are ignored. */
  isLeaving = false;
  /** The session expired and the player was asked to sign in again: after a refusal they are not asked twice. */
  hasRunOut = false;
  /** This session continues one of the same player that had expired on this page: what they typed is still there. */
  isRenewed = false;
  readonly #asked = new Set<Promise<void>>();

  /** The player whose data the stores hold; kept while an expired session may still be renewed. */
  holder = 0;
  readonly #call: Call;
  readonly #clock: Clock;
  readonly #dropPlayerData: () => void;

  /** `dropPlayerData` runs before another player, or none, takes the place of the one whose data the stores hold. */
  constructor(call: Call, clock: Clock, dropPlayerData: () => void = () => {}) {
    this.#call = call;
    this.#clock = clock;
    this.#dropPlayerData = dropPlayerData;
    this.balance = new BalanceStore(clock);
    makeAutoObservable(this, { account: observableRef, bearer: false, balance: false });
  }

  get isPlayer(): boolean {
    return this.status === 'player';
  }

  get uid(): number {
    return this.account?.uid ?? 0;
  }

  /** Loads the session. A failure changes nothing, so that a temporary one signs nobody out. */
  async load(): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const sentMs = this.#clock.device();
    const wire = await this.#call('GET account.getInfo', {});
    this.#clock.learn(wire.server_time, sentMs);
    if (turn === this.#turn) this.adopt(wire);
  }

  /** Sets the bearer token of later calls; answers to calls without it are dropped. */
  keepBearer(token: string): void {
    this.#turn += 1;
    this.bearer = token;
  }

  /** Begins to sign out: waits for pending requests, so that none fails because the session is gone. */
  async beginSignOut(): Promise<void> {
    this.isLeaving = true;
    await new Promise<void>((resolve) => {
      const stopWaiting = this.#clock.after(leaveMs, resolve);
      void Promise.all(this.#asked).then(() => {
        stopWaiting();
        resolve();
      });
    });
  }

  /** Signing out failed. */
  cancelSignOut(): void {
    this.isLeaving = false;
  }

  async refreshBalance(): Promise<void> {
    if (this.isLeaving) return;
    const asking = this.askBalance();
    this.#asked.add(asking);
    await asking;
    this.#asked.delete(asking);
  }

  private async askBalance(): Promise<void> {
    const { uid } = this;
    const sentMs = this.#clock.device();
    try {
      const wire = await this.#call('GET account.getBalance', {}, { player: uid });
      this.#clock.learn(wire.server_time, sentMs);
      if (uid !== this.uid) return;
      const balances = parseBalances(wire);
      runInAction(() => {
        for (const win of wire.fresh_wins) {
          const at = Date.parse(win.at);
          if (at >= this.#since) this.balance.holdWin(win.round_id, parseMoney(win.amount), this.#clock.now() - at);
        }
        this.balance.apply(balances);
      });
    } catch {
      // Reported by the transport; the shown figure stays and is marked as stale.
      if (uid === this.uid) this.balance.markStale();
    }
  }

  /** Ends the session here: signed out, expired or ended elsewhere. */
  end(): void {
    this.clear();
    this.hasRunOut = false;
    this.passTo(0);
  }

  /** The session expired: ends it and notes that a popup asks the player to sign in again. */
  runOut(): void {
    this.clear();
    this.hasRunOut = true;
  }

  /** The player has declined to sign in again, and is on a page open to guests. */
  acceptEnd(): void {
    this.hasRunOut = false;
    this.passTo(0);
  }

  /** Applies an answer of account.getInfo. */
  adopt(wire: CallOutput<'GET account.getInfo'>): void {
    const account = parseAccount(wire);
    if (account.uid === 0) {
      this.end();
      return;
    }
    // Parsed before anything changes: an invalid answer has no effect (I6).
    const balances = parseBalances(wire);
    // Versions order the balances of one player only; another player's start anew.
    if (account.uid !== this.uid) {
      this.balance.forget();
      this.#since = Date.parse(wire.server_time);
    }
    const isRenewal = this.hasRunOut && this.holder === account.uid;
    this.isRenewed = isRenewal || (this.isRenewed && account.uid === this.uid);
    this.passTo(account.uid);
    this.account = account;
    this.hasRunOut = false;
    this.balance.apply(balances);
    this.status = 'player';
  }

  private clear(): void {
    this.#turn += 1;
    this.isLeaving = false;
    this.status = 'guest';
    this.account = null;
    this.bearer = null;
    this.balance.forget();
  }

  /** While an expired session may be renewed the page stays as it is: typed text under the sign-in popup is kept. */
  private passTo(uid: number): void {
    if (this.holder !== 0 && this.holder !== uid) this.#dropPlayerData();
    this.holder = uid;
  }
}

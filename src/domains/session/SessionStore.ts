import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CallOutput } from '../../contract/index.ts';
import type { Call } from '../../lib/call.ts';
import type { Clock } from '../../lib/clock.ts';
import { parseMoney } from '../../shared/money/moneyWire.ts';
import { BalanceStore } from './BalanceStore.ts';
import { parseAccount, parseBalances } from './parseAccount.ts';
import type { Account } from './parseAccount.ts';

/** `unknown` until the first answer: server HTML and the first paint are nobody's in particular. */
export type SessionStatus = 'unknown' | 'guest' | 'player';

/** Signing out waits no longer than this for an answer that is on its way, in ms. */
const leaveMs = 1_000;

/** Who is here, and what they own. The transport reports failures; what they mean for the session is decided here. */
export class SessionStore {
  status: SessionStatus = 'unknown';
  account: Account | null = null;
  readonly balance: BalanceStore;
  /** Says who is here where the shell keeps no cookies. In memory only: storage would keep it for a thief. */
  bearer: string | null = null;
  /** Counts questions about who is here, and ends: an answer to an earlier one comes too late. */
  private turn = 0;
  /** When this player came, by the server's clock: the balance told then has no reels turning in this document. */
  private since = 0;
  /** The player is signing out: nothing more is asked in their name, and a refusal is no news. */
  isLeaving = false;
  /** The session ran out under the player, who was asked to sign in again: who says no is not asked a second time. */
  hasRunOut = false;
  private readonly asked = new Set<Promise<void>>();

  constructor(
    private readonly call: Call,
    private readonly clock: Clock,
  ) {
    this.balance = new BalanceStore(clock);
    makeAutoObservable<SessionStore, 'call' | 'clock' | 'turn' | 'since' | 'asked'>(this, {
      account: observableRef,
      bearer: false,
      call: false,
      clock: false,
      balance: false,
      turn: false,
      since: false,
      isLeaving: false,
      asked: false,
    });
  }

  get isPlayer(): boolean {
    return this.status === 'player';
  }

  get uid(): number {
    return this.account?.uid ?? 0;
  }

  /** Asks who this is. A failure leaves what is known, so that a passing fault signs nobody out. */
  async load(): Promise<void> {
    this.turn += 1;
    const { turn } = this;
    const wire = await this.call('GET account.getInfo', {});
    if (turn === this.turn) this.adopt(wire);
  }

  /** Calls carry this bearer from now on; an answer to one that did not is of no use any more. */
  keepBearer(token: string): void {
    this.turn += 1;
    this.bearer = token;
  }

  /** Begins to sign out: what has been asked is answered first, so that no answer finds the session gone. */
  async beginSignOut(): Promise<void> {
    this.isLeaving = true;
    await new Promise<void>((resolve) => {
      const stopWaiting = this.clock.after(leaveMs, resolve);
      void Promise.all(this.asked).then(() => {
        stopWaiting();
        resolve();
      });
    });
  }

  /** Signing out did not work. */
  cancelSignOut(): void {
    this.isLeaving = false;
  }

  async refreshBalance(): Promise<void> {
    if (this.isLeaving) return;
    const asking = this.askBalance();
    this.asked.add(asking);
    await asking;
    this.asked.delete(asking);
  }

  private async askBalance(): Promise<void> {
    const { uid } = this;
    try {
      const wire = await this.call('GET account.getBalance', {});
      if (uid !== this.uid) return;
      const balances = parseBalances(wire);
      this.clock.learn(wire.server_time);
      runInAction(() => {
        for (const win of wire.fresh_wins) {
          const at = Date.parse(win.at);
          if (at >= this.since) this.balance.holdWin(win.round_id, parseMoney(win.amount), this.clock.now() - at);
        }
        this.balance.apply(balances);
      });
    } catch {
      // The transport has reported it; the figure on screen stays and is marked.
      if (uid === this.uid) this.balance.markStale();
    }
  }

  /** The session is over here: signed out, expired or ended elsewhere. */
  end(): void {
    this.turn += 1;
    this.status = 'guest';
    this.account = null;
    this.bearer = null;
    this.hasRunOut = false;
    this.balance.forget();
  }

  /** It is over without the player's doing, and a popup asks them to sign in again. */
  runOut(): void {
    this.end();
    this.hasRunOut = true;
  }

  /** The player has said no to signing in again, and is where guests may be. */
  acceptEnd(): void {
    this.hasRunOut = false;
  }

  /** Takes an answer to who is here for what holds now. */
  adopt(wire: CallOutput<'GET account.getInfo'>): void {
    const account = parseAccount(wire);
    this.clock.learn(wire.server_time);
    if (account.uid === 0) {
      this.end();
      return;
    }
    // Read before anything changes: a broken answer leaves everything as it was (I6).
    const balances = parseBalances(wire);
    // Versions order the balances of one player; another's start afresh.
    if (account.uid !== this.uid) {
      this.balance.forget();
      this.since = Date.parse(wire.server_time);
    }
    this.account = account;
    this.hasRunOut = false;
    this.balance.apply(balances);
    this.status = 'player';
  }
}

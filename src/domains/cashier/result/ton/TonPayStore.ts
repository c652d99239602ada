import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Cancel } from '../../../../lib/clock.ts';
import { loadTonSdk } from '../../../../lib/tonConnect.ts';
import type { TonRefusal, TonSdk, WalletApp, WalletSource } from '../../../../lib/tonConnect.ts';
import type { PlayerScoped, StoreDeps, StoreFactory } from '../../../../kernel/stores.ts';
import type { OwnWindow } from '../../../../platform/Platform.ts';
import { openPayWindow } from '../../deposit/depart.ts';
import type { CoinRequest } from '../../deposit/depositApi.ts';
import { commentPayload } from './commentPayload.ts';
import { unsentNanotons } from './nanotons.ts';
import { walletLink } from './walletLink.ts';

/**
 * `choosing`: the player chooses one of several wallets · `connecting`, `asking`: the wallet asks the player · `sent`: the
 * wallet says that it has sent the coins. That they have arrived is said by the operator only.
 */
type Stage = 'idle' | 'loading' | 'choosing' | 'connecting' | 'connected' | 'asking' | 'sent';

export type TonProblem =
  | 'refused'
  | 'declined'
  | 'network'
  | 'noAnswer'
  | 'noPayment'
  | 'failed'
  | 'noWallets'
  | 'left';

/** How long a wallet may take to answer, in ms: time to install one, and what TON Connect recommends for a transfer. */
const patience = 300_000;

type Payment = Pick<CoinRequest, 'address' | 'memo' | 'amount' | 'received'>;

/** Pays a deposit of coins from a wallet by TON Connect. The connection is kept for further deposits of this visit. */
export class TonPayStore implements PlayerScoped {
  stage: Stage = 'idle';
  problem: TonProblem | null = null;
  wallets: readonly WalletApp[] = [];
  wallet: WalletApp | null = null;
  /** Opens the wallet that is waited for. */
  link = '';
  #deposit = '';
  #sdk: TonSdk | null = null;
  #account: string | null = null;
  #stopListening: Cancel = () => {};
  #waited: { readonly controller: AbortController; readonly stop: Cancel } | null = null;
  /** The wallet's page, where it is a window of its own. */
  #beside: OwnWindow | null = null;
  readonly #deps: Pick<StoreDeps, 'clock' | 'platform'>;
  readonly #load: (source: WalletSource) => Promise<TonSdk>;

  constructor(
    deps: Pick<StoreDeps, 'clock' | 'platform'>,
    load: (source: WalletSource) => Promise<TonSdk> = loadTonSdk,
  ) {
    this.#deps = deps;
    this.#load = load;
    makeAutoObservable(this, { wallets: observableRef, wallet: observableRef });
  }

  /** The deposit that is shown. A question about another one is given up. */
  show(deposit: string): void {
    if (deposit === this.#deposit) return;
    this.#deposit = deposit;
    this.rest(null);
  }

  /** Loads the wallets, and connects if there is but one. Within a press. */
  async start(source: WalletSource): Promise<void> {
    this.turnTo('loading');
    const deposit = this.#deposit;
    try {
      const sdk = this.#sdk ?? (await this.#load(source));
      if (deposit === this.#deposit) runInAction(() => this.offer(sdk));
    } catch {
      // Neither the library nor the list is a call of the operator: the panel says it.
      if (deposit === this.#deposit) runInAction(() => this.rest('failed'));
    }
  }

  /** Asks a wallet for a connection. Within a press. */
  connect(wallet: WalletApp): void {
    const sdk = this.#sdk;
    if (sdk === null) return;
    this.wallet = wallet;
    this.turnTo('connecting');
    const signal = this.waitFor(patience, 'noAnswer');
    try {
      this.link = sdk.connect(wallet, signal);
      this.leadToWallet();
    } catch {
      this.rest('failed');
    }
  }

  /** Asks the wallet for what is still to be sent. Within a press. */
  async pay(payment: Payment, expiresAt: number | null): Promise<void> {
    const { address, memo } = payment;
    const { wallet } = this;
    const sdk = this.#sdk;
    const account = this.#account;
    if (sdk === null || wallet === null || account === null) return;
    this.turnTo('asking');
    this.link = walletLink(wallet.universalLink, account);
    const now = this.#deps.clock.now();
    const until = Math.min(now + patience, expiresAt ?? Infinity);
    const signal = this.waitFor(Math.max(0, until - now), 'noPayment');
    const transfer = {
      address,
      nanotons: unsentNanotons(payment),
      payload: memo === '' ? '' : commentPayload(memo),
      validUntil: Math.floor(until / 1000),
    };
    // Opened in the press, else browsers block it; it goes to the wallet once the request is there.
    this.#beside = openPayWindow(this.#deps.platform);
    const lead = () => {
      if (!signal.aborted) this.leadToWallet(this.#beside);
    };
    try {
      await sdk.send(transfer, lead, signal);
      if (!signal.aborted) runInAction(() => this.answer(() => this.turnTo('sent')));
    } catch (error) {
      const why = sdk.refusalOf(error);
      if (!signal.aborted) runInAction(() => this.answer(() => this.rest(why === 'rejected' ? 'declined' : why)));
    }
  }

  /** Gives up what is waited for. */
  cancel(): void {
    this.rest(null);
  }

  async disconnect(): Promise<void> {
    const sdk = this.#sdk;
    const account = this.#account;
    this.#account = null;
    this.rest(null);
    if (account === null) return;
    // A wallet that does not answer forgets the connection later; here it is forgotten already.
    await sdk?.disconnect().catch(() => undefined);
  }

  forgetPlayer(): void {
    void this.disconnect();
    this.#stopListening();
    this.#stopListening = () => {};
    this.#sdk = null;
    this.wallets = [];
    this.wallet = null;
    this.#deposit = '';
  }

  private offer(sdk: TonSdk): void {
    if (sdk !== this.#sdk) {
      this.#stopListening();
      this.#sdk = sdk;
      this.#stopListening = sdk.listen(
        (account) => runInAction(() => this.take(account)),
        (why) => runInAction(() => this.refuse(why)),
      );
    }
    this.wallets = sdk.wallets;
    const [only, another] = sdk.wallets;
    if (only === undefined) this.rest('noWallets');
    else if (another === undefined) this.connect(only);
    else this.turnTo('choosing');
  }

  private take(account: string | null): void {
    const wasConnected = this.#account !== null;
    this.#account = account;
    if (account !== null && this.stage === 'connecting') this.answer(() => this.rest(null));
    if (account === null && wasConnected) this.rest('left');
  }

  private refuse(why: TonRefusal): void {
    if (this.stage === 'connecting') this.answer(() => this.rest(why === 'rejected' ? 'refused' : why));
  }

  /** Back to where the player can press again. */
  private rest(problem: TonProblem | null): void {
    this.turnTo(this.#account === null ? 'idle' : 'connected');
    this.problem = problem;
  }

  private turnTo(stage: Stage): void {
    this.#waited?.controller.abort();
    this.endWait();
    this.#beside?.close();
    this.#beside = null;
    this.stage = stage;
    this.problem = null;
    this.link = '';
  }

  /** Its signal ends the question at the wallet. */
  private waitFor(ms: number, problem: TonProblem): AbortSignal {
    const stop = this.#deps.clock.after(ms, () => runInAction(() => this.rest(problem)));
    const controller = new AbortController();
    this.#waited = { controller, stop };
    return controller.signal;
  }

  /** The wallet has answered: its connection, which hangs on the same signal, stays. */
  private answer(act: () => void): void {
    this.endWait();
    act();
  }

  private endWait(): void {
    this.#waited?.stop();
    this.#waited = null;
  }

  /** A browser that has blocked the window: the panel shows the link. */
  private leadToWallet(opened = openPayWindow(this.#deps.platform)): void {
    this.#beside = opened;
    if (opened !== null) opened.go(this.link);
    else if (!this.#deps.platform.can.windows) this.#deps.platform.openExternal(this.link);
  }
}

export const tonPayStore: StoreFactory<TonPayStore> = {
  key: 'cashier.tonPay',
  scope: 'visit',
  create: (deps) => new TonPayStore(deps),
};

import { makeAutoObservable } from 'mobx';
import type { StoreDeps, StoreFactory } from '../../kernel/stores.ts';
import { Remote } from '../../kernel/Remote.ts';
import type { RemoteStatus } from '../../kernel/Remote.ts';
import type { Cancel } from '../../lib/clock.ts';
import type { Money } from '../../shared/money/money.ts';
import { createWalletApi } from './api.ts';
import type { OwnBalance, OwnBalances, Rates, WalletApi } from './api.ts';
import { approximate, isCoin } from './approximate.ts';

const FIAT_KEY = 'fiat_display';
/** Currencies of states that amounts of coins can be shown in, the first that has a rate. */
const fiat = ['USD', 'EUR'];

/** 2.3-2: everything that the player owns, and how it is shown. */
export class BalancesStore {
  isFiatOn: boolean;
  readonly #answer = new Remote<OwnBalances>();
  readonly #rates = new Remote<Rates>();
  readonly #api: Pick<WalletApi, 'balances' | 'rates'>;
  readonly #deps: Pick<StoreDeps, 'news' | 'storage'>;

  constructor(api: Pick<WalletApi, 'balances' | 'rates'>, deps: Pick<StoreDeps, 'news' | 'storage'>) {
    this.#api = api;
    this.#deps = deps;
    this.isFiatOn = deps.storage.get(FIAT_KEY) === '1';
    makeAutoObservable(this);
  }

  get status(): RemoteStatus {
    return this.#answer.status;
  }

  /** Of the account's currency, in the order of the ledger. */
  get own(): readonly OwnBalance[] {
    const { value } = this.#answer;
    return value?.items.filter(({ amount }) => amount.currency === value.currency) ?? [];
  }

  /** What is left in currencies that the account had before. */
  get others(): readonly OwnBalance[] {
    const { value } = this.#answer;
    return value?.items.filter(({ amount }) => amount.currency !== value.currency) ?? [];
  }

  /** The rate that balances can be shown by; null unless the account is in a coin. */
  get rate(): { readonly currency: string; readonly rate: string; readonly at: number } | null {
    const { value } = this.#rates;
    if (value === null || !isCoin(value.base)) return null;
    const found = fiat.flatMap((code) => value.items.find(({ currency }) => currency === code) ?? [])[0];
    return found === undefined ? null : { ...found, at: value.at };
  }

  /** About how much it is in the currency of a state; null while that is not wanted or not known. */
  approximately(amount: Money): Money | null {
    const { rate } = this;
    if (!this.isFiatOn || rate === null || amount.minor === 0n || amount.currency !== this.#rates.value?.base)
      return null;
    return approximate(amount, rate.currency, rate.rate);
  }

  turnFiat(isOn: boolean): void {
    this.isFiatOn = isOn;
    if (isOn) this.#deps.storage.set(FIAT_KEY, '1');
    else this.#deps.storage.remove(FIAT_KEY);
  }

  /** Never rejects: the status tells. */
  async load(): Promise<void> {
    await Promise.all([
      this.#answer.refresh('balances', () => this.#api.balances()),
      // Without rates the balances are complete, too.
      this.#rates.refresh('rates', () => this.#api.rates()),
    ]);
  }

  /** Loads the figures unless they are there, and keeps them up to date while the page is open. */
  follow(): Cancel {
    if (this.status === 'idle') void this.load();
    const stops = [
      this.#deps.news.subscribe(({ type }) => {
        if (type === 'account.balance_updated') void this.load();
      }),
      this.#deps.news.subscribeGaps(() => void this.load()),
    ];
    return () => stops.forEach((stop) => stop());
  }
}

export const balancesStore: StoreFactory<BalancesStore> = {
  key: 'wallet.balances',
  scope: 'player',
  create: ({ call, news, storage }) => new BalancesStore(createWalletApi(call), { news, storage }),
};

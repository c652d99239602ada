import { makeAutoObservable, observableRef } from 'mobx';
import type { AppServices } from '../../../../kernel/AppServices.ts';
import { StoreShelf } from '../../../../kernel/StoreShelf.ts';
import type { StoreFactory } from '../../../../kernel/stores.ts';
import type { Platform } from '../../../../platform/Platform.ts';
import type { Transaction } from '../../parseCashier.ts';
import { payResultStore } from '../../result/PayResultStore.ts';
import { depositStore } from '../DepositStore.ts';
import { openPayWindow } from '../depart.ts';

const payPath = /^\/cashier\/(?:paypending\/|paymobile\?transaction=|paynewwindow\?transaction=)([^/?#&]+)/;

/** The payment that a path of the cashier follows; empty for any other path. */
export const followedPayment = (path: string): string => decodeURIComponent(payPath.exec(path)?.[1] ?? '');

/** A shell that opens a payment's page beside this one, never in its place. */
const beside = (platform: Platform): Platform => ({
  ...platform,
  // A shell draws buttons for the page; those of a dialog are its own.
  buttons: null,
  onButtons: () => () => {},
  openExternal(url) {
    // Blocked: the payment is followed, and its page can be opened by a press there.
    if (platform.can.windows) openPayWindow(platform)?.go(url);
    else platform.openExternal(url);
    return 'opened';
  },
});

/**
 * The cashier's own stores for a deposit over another page. What would change the page, the payment that was begun,
 * is shown in its place here.
 */
export class DepositScope {
  /** The payment that is followed; empty while the form is shown. */
  transaction = '';
  /** The deposit that was not booked and is tried again by the form; null for none. */
  lost: Transaction | null = null;
  readonly app: AppServices;
  /** Each player's, by the app's `players.current`. */
  readonly #shelves = new WeakMap<object, StoreShelf>();

  constructor(app: AppServices) {
    const own: readonly string[] = [depositStore.key, payResultStore.key];
    this.app = {
      ...app,
      platform: beside(app.platform),
      navigate: (path, options) => {
        const payment = followedPayment(path);
        if (payment === '') app.navigate(path, options);
        else this.follow(payment);
      },
      store: <S>(factory: StoreFactory<S>): S =>
        own.includes(factory.key) ? this.#shelfOf(app.players.current).take(factory, this.app) : app.store(factory),
    };
    makeAutoObservable(this, { app: false, lost: observableRef }, { autoBind: true });
  }

  follow(transaction: string): void {
    this.transaction = transaction;
    this.lost = null;
  }

  /** Back to the form, with what was not booked. */
  again(lost: Transaction): void {
    this.lost = lost;
    this.transaction = '';
  }

  #shelfOf(player: object): StoreShelf {
    const shelf = this.#shelves.get(player) ?? new StoreShelf();
    this.#shelves.set(player, shelf);
    return shelf;
  }
}

import { array, object, string } from 'yup';
import { endpoint } from '../base/endpoint.ts';
import { flag, instant, integer, money, optionalText, text } from '../base/schemas.ts';

/**
 * How a deposit goes on after it was asked for. `hosted`: the vendor's page takes the card · `instant`: the vendor's page
 * asks for a confirmation only · `redirect`: the page of a wallet · `window`: a bank's page, in a window of its own ·
 * `mobile`: an approval on the player's phone · `crypto`: coins to an address · `voucher`: a code that is worth its amount.
 */
export const methodKinds = ['hosted', 'instant', 'redirect', 'window', 'mobile', 'crypto', 'voucher'] as const;
export type MethodKind = (typeof methodKinds)[number];

/** What a requisite of a method is, and so how it is typed and checked (5-49, 5-52, 5-54). */
export const requisiteKinds = ['wallet', 'phone', 'bank', 'voucher'] as const;
export type RequisiteKind = (typeof requisiteKinds)[number];

/** A requisite that a method asks for. */
export const requisiteField = object({
  /** Key in `requisites`. */
  name: string().oneOf(['wallet', 'bank', 'phone', 'voucher']).defined(),
  kind: string().oneOf(requisiteKinds).defined(),
  is_required: flag(),
});

/** A card that the payment service has kept, by its mask (5-52). */
export const savedCard = object({ id: text(), mask: text(), expiry: text() });

/** 3-54: the player's texts, by the names of the method's fields; an object, sent as JSON. */
export const requisites = () =>
  object({
    /** 4 to 64 characters, as a withdrawal to a wallet has them. */
    wallet: optionalText().max(64),
    bank: optionalText().max(40),
    phone: optionalText().max(40),
    voucher: optionalText().max(40),
  }).defined();

/** Keys of `requisites`. */
export type RequisiteName = 'wallet' | 'bank' | 'phone' | 'voucher';

/** What a deposit of coins waits for. */
const coins = object({
  /** Code of the coin, e.g. TON. */
  coin: text(),
  address: text(),
  /** The text that the transfer has to carry; empty if it needs none. */
  memo: text(),
  /** Exactly this, in the coin, as a decimal text. */
  amount: text(),
  received: text(),
  /** Units of the account's currency for one coin, as it is locked until `expires_at`. */
  rate: text(),
  confirmations: integer(),
  needed: integer(),
  /** A `ton:` or `bitcoin:` address with the sum, for a QR code. */
  link: text(),
  /** The page of a wallet that is reached in the browser; empty if there is none. */
  wallet_url: text(),
  /** Wallets that pay by TON Connect; null for coins without it. */
  connect: object({
    /** A list in the format of TON Connect, which names each wallet's link and bridge. */
    wallets_url: text(),
    /** Id of the chain: -239 is the main network, -3 the test network. */
    network: text(),
  })
    .nullable()
    .defined(),
});

export const deposits = {
  /** 7-46: the banks of a method in the player's currency and country. */
  getbanks: endpoint(
    'GET',
    'cashier.getbanks',
    object({ method: text().required() }),
    object({ items: array(object({ id: text(), name: text() }).defined()).defined() }).defined(),
    { access: 'player' },
  ),
  /**
   * 7-47: how a deposit goes on. InvalidParameterException at `transaction` if it is not the player's deposit. The state
   * is the payment service's own if that answers, else the last one known.
   */
  getdepositinfo: endpoint(
    'GET',
    'cashier.getdepositinfo',
    object({ transaction: text().required().max(64) }),
    object({
      transaction: text(),
      kind: string().oneOf(methodKinds).defined(),
      /** Where the player goes on with a deposit that waits for them; empty if there is no such page, or it has ended. */
      pay_url: text(),
      /** When an unpaid deposit is given up. */
      expires_at: instant().nullable().defined(),
      /** The player may give it up now. */
      can_drop: flag(),
      /** The masked phone on which it is approved; empty for other kinds. */
      phone: text(),
      crypto: coins.nullable().defined(),
    }).defined(),
    { access: 'player' },
  ),
  /**
   * Gives up a deposit that has not been paid. Repeatable. BillingTransactionDeclinedException if something has been paid:
   * then it goes on, and is credited and counts to a limit once it has succeeded.
   */
  dropdeposit: endpoint(
    'POST',
    'cashier.dropdeposit',
    object({ transaction: text().required().max(64) }),
    object({ status: text() }).defined(),
    { access: 'player' },
  ),
  /** What a voucher is worth; InvalidParameterException at `voucher` for one that is unknown, used or not in the currency. */
  getvoucher: endpoint(
    'GET',
    'cashier.getvoucher',
    object({ voucher: text().required().max(40) }),
    object({ amount: money() }).defined(),
    { access: 'player' },
  ),
  /** Forgets a saved card. Repeatable. */
  dropcard: endpoint('POST', 'cashier.dropcard', object({ card: text().required().max(64) }), object({}).defined(), {
    access: 'player',
  }),
};

/** Input of a deposit besides its sum (3-54). */
export const depositDetails = () => ({
  requisites: requisites(),
  /** Id of a saved card to pay with; empty for another. */
  saved_card: optionalText().max(64),
});

import { array, number, object, string } from 'yup';
import { endpoint } from '../base/endpoint.ts';
import { instant, list, money, nothing, optionalText, text } from '../base/schemas.ts';

/** The player's accounts in the ledger. */
export const balanceKinds = ['main', 'bonus', 'betting_bonus', 'withdrawal_hold', 'vault', 'fun'] as const;

/** `csv` and `statement` are of a period; `payment` and `round` are everything that is known about one. */
export const walletFiles = ['csv', 'statement', 'payment', 'round'] as const;

/** Both ends of a period, ISO 8601 in UTC: the first inclusive, the second exclusive; empty for none. */
const period = () => ({ from: optionalText().max(40), to: optionalText().max(40) });

/** Which rows of the ledger: of some balances, for some reasons; empty for all. */
const filter = () => ({ balances: list(), reasons: list(), ...period() });

/** One posting on one of the player's accounts. */
const row = object({
  id: text(),
  at: instant(),
  /** The reason, a code that the client translates: deposit, stake, win, bonus_converted, vault_in… */
  reason: text(),
  balance: string()
    .oneOf([...balanceKinds])
    .defined(),
  /** Negative where it leaves the account. */
  amount: money(),
  /** Of the same account, after this row. */
  balance_after: money(),
  /** What it was about: a game, a payment's method, a bonus; the name is in the player's language. */
  subject: object({
    kind: string().oneOf(['', 'game', 'method', 'bonus']).defined(),
    sysname: text(),
    name: text(),
  }).defined(),
  /** The round, payment or bonus that it belongs to, as its history names it. */
  reference: text(),
});

/** What happened to the player's money between two times, exactly as the ledger has it. */
const flows = () => ({
  deposits: money(),
  withdrawals: money(),
  /** Stakes without those that were returned. */
  stakes: money(),
  payouts: money(),
  /** Bonuses and cashback given, less what was taken back. */
  promotions: money(),
  other: money(),
});

export const wallet = {
  /**
   * All that the player owns, in every currency, by composed keys (3-67): `main_USD`, `vault_TON`. Those of the account's
   * currency are always there, the others if they are not zero.
   */
  getBalances: endpoint(
    'GET',
    'wallet.getBalances',
    nothing(),
    object({ currency: text(), items: array(object({ key: text(), amount: text() }).defined()).defined() }).defined(),
    { access: 'player' },
  ),
  /** 2.3-6: the ledger, the newest row first; `next` continues after the last row, empty at the end. */
  getLedger: endpoint(
    'GET',
    'wallet.getLedger',
    object({
      cursor: optionalText().max(20),
      /** Only the rows of this round or payment. */
      reference: optionalText().max(200),
      count: number().integer().min(1).max(100).default(50).defined(),
      ...filter(),
    }),
    object({ items: array(row.defined()).defined(), next: text() }).defined(),
    { access: 'player' },
  ),
  /**
   * Net deposits and net result: `bounds` are 2 to 101 ascending times, two neighbours make a bucket. Opening and closing
   * are the sums of all accounts: opening + deposits − withdrawals − stakes + payouts + promotions + other = closing.
   */
  getResults: endpoint(
    'GET',
    'wallet.getResults',
    object({ bounds: list() }),
    object({
      currency: text(),
      opening: money(),
      closing: money(),
      buckets: array(object({ from: instant(), to: instant(), ...flows() }).defined()).defined(),
    }).defined(),
    { access: 'player' },
  ),
  /**
   * A file of the player's own money. `path` is an address of this site that answers once, without a session, until
   * `expires_at` or the end of the session that asks. `id`: of the payment or round. `zone`: the time zone of a
   * document's times. Asks for a fresh proof.
   */
  getFile: endpoint(
    'POST',
    'wallet.getFile',
    object({
      file: string()
        .oneOf([...walletFiles])
        .required(),
      id: optionalText().max(200),
      zone: optionalText().max(64),
      ...filter(),
    }),
    object({ path: text(), expires_at: instant() }).defined(),
    { access: 'player' },
  ),
};

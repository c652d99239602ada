/** Schemas that several endpoints share. Amounts are decimal strings with a currency, times ISO 8601 in UTC. */
import { array, boolean, mixed, number, object, string } from 'yup';

export const text = () => string().defined();
/** An optional text; sent as an empty string if omitted. */
export const optionalText = () => string().default('').defined();
export const integer = () => number().integer().defined();
/** The id of a row; a larger number would lose precision when parsed. */
export const rowId = () => number().integer().min(1).max(Number.MAX_SAFE_INTEGER).required();
export const flag = () => boolean().defined();
/** An input that may be left out: false then. */
export const optionalFlag = () => boolean().nullable().default(false).defined();
export const list = () => array(string().defined()).default([]).defined();

export const money = () =>
  object({
    amount: string()
      .matches(/^-?\d+(\.\d+)?$/)
      .defined(),
    currency: text(),
  }).defined();

export const instant = () =>
  string()
    .matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/)
    .defined();
export const nothing = () => object({});
/** The specification's value for "done" (4-43, 8-18): data equals 1. */
export const done = () => mixed<1>().oneOf([1]).defined();

/** offset and count of a paged list; a page never exceeds 100 items. */
export const page = (count: number) => ({
  // A number beyond this would lose precision when parsed.
  offset: number().integer().min(0).max(Number.MAX_SAFE_INTEGER).default(0).defined(),
  count: number().integer().min(0).max(100).default(count).defined(),
});

/** The five figures of a balance, and its version: a screen never shows an older version after a newer one (I6). */
export const balances = () => ({
  balance_main: money(),
  balance_bonus: money(),
  balance_betting_bonus: money(),
  balance_fun: money(),
  balance_version: integer(),
});

/** A win that is booked but may not have been shown by its game yet; the header holds it back (design, section 7). */
export const freshWin = () => object({ round_id: text(), amount: money(), at: instant() }).defined();

/** Bearer token only for shells without cookies (Telegram); on the web the session is in an HttpOnly cookie. */
export const signedIn = () => object({ uid: integer(), token: string().nullable().defined() });

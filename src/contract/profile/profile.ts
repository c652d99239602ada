import { array, number, object, string } from 'yup';
import { endpoint } from '../base/endpoint.ts';
import { done, instant, integer, nothing, optionalText, text } from '../base/schemas.ts';

/** Decimal digits of a rate: units of the currency for one unit of the base. */
const rate = () =>
  string()
    .matches(/^\d+(\.\d+)?$/)
    .defined();

export const profile = {
  /**
   * 7-19: the player's personal data (3-14 to 3-16), all of it. Judged by the definitions of `getPersonalDataFields` with
   * the form `profile`; InvalidParameterException names every refused field, `fieldLocked` where a locked one differs. An
   * empty document number keeps the stored one of the same type. 1: saved; anything else: nothing was saved (8-18).
   * A name and birth date of somebody who has excluded themselves hold this account: its deposits and games for money are
   * refused with InvalidRequestException and `held`, for as long as the exclusion lasts.
   */
  saveProfileInfo: endpoint(
    'POST',
    'account.saveProfileInfo',
    object({
      first_name: optionalText().max(120),
      middle_name: optionalText().max(120),
      last_name: optionalText().max(120),
      /** 0 is not given. */
      sex: number().integer().min(0).max(9).default(0).defined(),
      birth_date: optionalText().max(10),
      country: optionalText().max(8),
      region: optionalText().max(120),
      home_town: optionalText().max(120),
      address: optionalText().max(255),
      postcode: optionalText().max(16),
      document_type: optionalText().max(32),
      document_number: optionalText().max(64),
    }),
    integer(),
    { access: 'player' },
  ),
  /**
   * 7-4: the name that other players see. InvalidParameterException at `fakename`; `fakenameTaken` if another has it,
   * `nameReserved` for one that pretends to be the casino or its staff.
   */
  changefakename: endpoint('POST', 'account.changefakename', object({ fakename: text().max(64) }), done(), {
    access: 'player',
  }),
  /** 7-12: the currencies that the player may have, with the rates from the present one at a stated time. */
  getcurrencyrates: endpoint(
    'GET',
    'account.getcurrencyrates',
    nothing(),
    object({
      /** The player's own currency. */
      base: text(),
      at: instant(),
      items: array(object({ currency: text(), rate: rate() }).defined()).defined(),
    }).defined(),
    { access: 'player' },
  ),
  /**
   * 7-22. InvalidParameterException at `currency`: `wrongField` (not available to the player), or one of
   * `currencyRefusals`. Games that are open end.
   */
  setCurrency: endpoint('POST', 'account.setCurrency', object({ currency: text().max(8) }), done(), {
    access: 'player',
  }),
};

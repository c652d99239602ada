import { array, mixed, object, string } from 'yup';
import { endpoint } from '../base/endpoint.ts';
import { flag, integer, nothing, optionalText, text } from '../base/schemas.ts';

/** 3-21: one entry of a select; of a country select `id` is the country's code. `icon` is an address, or empty. */
const selectOption = object({ id: text(), name: text(), icon: text() }).defined();

/** 5-42: one mask or several, in the tokens # (digit), @ (letter) and * (letter or digit). Empty for none. */
const masks = () =>
  mixed<string | string[]>(
    (value): value is string | string[] =>
      typeof value === 'string' || (Array.isArray(value) && value.every((one) => typeof one === 'string')),
  ).defined();

/** 3-20. All texts are in the language of the call. */
const personalDataField = object({
  sysname: text(),
  type: string().oneOf(['input', 'password', 'date', 'select', 'country_code', 'region', 'phone']).defined(),
  params: object({ is_required: flag(), is_visible: flag() }).defined(),
  options: object({
    /** Empty for a text: a region of a country without a list of regions is one. */
    select: array(selectOption).defined(),
    mask: masks(),
    /** A pattern of the whole value; empty for none. */
    regex: text(),
  }).defined(),
  attrs: object({
    /** For fields that the site has no name for; else empty. */
    label: text(),
    placeholder: text(),
    disabled: flag(),
    /** Why the player cannot change it: `given` once and for all, or `verified`; empty if they can. */
    lock: string().oneOf(['', 'given', 'verified']).defined(),
    /** The value that the field starts with. */
    value: text(),
    /** First and last day of a date, yyyy-mm-dd; empty for none. */
    min: text(),
    max: text(),
    /** The most characters of a text; 0 for no limit. */
    max_length: integer(),
  }).defined(),
}).defined();

/** 3-21 */
const phoneOption = object({
  country_code: text(),
  phone_code: text(),
  name: text(),
  mask: masks(),
  /** What is dialled before a number inside the country and is no part of it: 0 in France. Empty where there is none. */
  trunk_prefixes: array(text())
    .default(() => [])
    .defined(),
}).defined();

export const registrationFields = {
  /**
   * 7-17. Without a country (or for an unknown one) the fields of the operator's home country. With the form `profile`
   * those of the player's profile instead of a registration's: of their own country, once it is given.
   */
  getPersonalDataFields: endpoint(
    'GET',
    'account.getPersonalDataFields',
    object({
      country: optionalText().max(8),
      form: string().oneOf(['registration', 'profile']).default('registration').defined(),
    }),
    object({ items: array(personalDataField).defined() }).defined(),
    { access: 'any' },
  ),
  /** 7-11. The masks are those of the number without its country code. */
  getContactPhoneSettings: endpoint(
    'GET',
    'account.getContactPhoneSettings',
    nothing(),
    object({ items: array(phoneOption).defined() }).defined(),
    { access: 'any' },
  ),
};

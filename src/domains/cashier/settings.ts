import { array, object, string } from 'yup';
import type { SettingsOf } from '../../kernel/settings/complete.ts';
import { addressOrNone, choice, flag, isWebAddress, readBy, text } from '../../kernel/settings/leaves.ts';
import { record } from '../../kernel/settings/record.ts';

/** 3-42: what the content system says of a payment method. */
const methodInfo = object({
  /** A text of spaces names nothing. */
  sysname: string().matches(/\S/).required(),
  /** In the player's language; empty for the operator's. */
  name: text(),
  /** Addresses of pictures, the first of which is shown; none for the operator's. */
  icons: array(
    string()
      .required()
      .test((value) => isWebAddress(value)),
  ).default([]),
  /** In the player's language: the first is the short one. */
  descriptions: array(string().trim().required()).default([]),
});

/** 3-43: the amounts offered in one press, for accounts in the currency. */
interface PresetAmounts {
  readonly currency: string;
  /** Decimal texts. */
  readonly values: readonly string[];
}

/** As the content system has them, `amounts` are objects with a value, as text or as number. */
function presetAmounts(raw: unknown): PresetAmounts | null {
  const { currency, amounts } = record(raw);
  if (typeof currency !== 'string' || currency.trim() === '') return null;
  const values = (Array.isArray(amounts) ? amounts : []).map((amount) => String(record(amount)['value']));
  return { currency, values: values.filter((value) => /^\d{1,18}(\.\d{1,18})?$/.test(value)) };
}

/** 3-36: the button beside a refused withdrawal. */
const errorButton = () =>
  object({
    isButtonVisible: flag(true),
    /** A path of this site or an https address; empty for the site's own page. */
    link: addressOrNone(),
  });

export const settings = object({
  /** 3-39, 3-42, 3-43: entries that name nothing are left out. */
  cashier: object({
    /** `ContainerView`: the methods, then the form of the chosen one; `ContainerScrollView`: all on one page. */
    depositView: choice('ContainerScrollView', 'ContainerView'),
    methods: array(methodInfo).default([]),
    presets: array(readBy(presetAmounts)).default([]),
    /** Id of the custom emoji on Telegram's button that pays; empty for none. Anything but digits is no id. */
    telegramEmoji: text().transform((value: string) => (/^\d{1,20}$/.test(value) ? value : '')),
  }),
  /** 3-36: where a withdrawal is refused for an unconfirmed contact, and for an identity check. */
  withdrawalErrors: object({ unconfirmedContact: errorButton(), identityCheck: errorButton() }),
});

export type CashierSettings = SettingsOf<typeof settings>['cashier'];

declare module '../../kernel/SiteConfig.ts' {
  interface SiteConfig extends SettingsOf<typeof settings> {}
}

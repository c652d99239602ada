import { number, object } from 'yup';
import { readConfirmContents } from '../../shared/content/confirmContents.ts';
import type { ConfirmContents } from '../../shared/content/confirmContents.ts';
import { readValidators } from '../../shared/validation/validatorConfig.ts';
import type { FieldRules } from '../../shared/validation/validatorConfig.ts';
import type { FeaturesOf, SettingsOf } from './complete.ts';
import { choice, clamped, flag, readBy } from './leaves.ts';

/** A loader that appears later would hide for how long nothing has happened (I8). */
const longestLoaderDelayMs = 5_000;

/** The browser and the image proxy must agree on it, so an invalid one is the default. */
const quality = () => number().integer().min(1).max(100).default(75);

/** What the kernel and several domains read. */
export const settings = object({
  /** 3-32: rules of single fields, by sysname, on top of the fields' own; `formRules` gives them to a form. */
  validators: readBy((given): readonly FieldRules[] => readValidators({ validators: given })).default([]),
  /** 5-2, 5-18: which of the two sets of messages the configured rules speak. */
  validatorMessages: choice('first', 'second'),
  /** 3-32: what stands in for content and answers that are on their way. */
  loader: object({
    /** False: no skeletons and spinners; only the text after ten seconds that loading continues. */
    isEnabled: flag(true),
    /** An answer that arrives earlier shows no loader, in ms. */
    delayMs: clamped(150, 0, longestLoaderDelayMs),
  }),
  /** 3-66: what the content system adds to confirms, by their names; the server has cleaned it. */
  confirms: readBy((given): ConfirmContents => readConfirmContents(given)).default({}),
  /** 7-121 */
  imageQuality: object({ tile: quality(), banner: quality() }),
  features: object({
    /** 3-30: whether titles of blocks are links to their pages. */
    isTitleClickable: flag(true),
  }),
});

declare module '../SiteConfig.ts' {
  interface SiteConfig extends SettingsOf<typeof settings> {}
  interface Features extends FeaturesOf<typeof settings> {}
}

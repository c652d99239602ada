import { array, object, string } from 'yup';
import type { SettingsOf } from '../../kernel/settings/complete.ts';
import { picture, text } from '../../kernel/settings/leaves.ts';
import { linkTarget } from '../../shared/content/linkTarget.ts';

/** More than a footer can hold is a mistake. */
const most = 20;
const short = (given: string): string => given.trim().slice(0, 80);

const name = () => string().transform(short).required();
/** Targets as `linkTarget` lets them pass. */
const fields = { label: name(), href: string().transform(linkTarget).required() };
const link = object(fields);

/** 3-29: what the content system adds to the footer; entries without a name or a usable target are left out. */
export const footer = object({
  columns: array(object({ title: name(), links: array(link).meta({ most }).min(1).required() }))
    .meta({ most })
    .default([]),
  social: array(object({ ...fields, icon: picture() }))
    .meta({ most })
    .default([]),
  licences: array(object({ ...fields, text: text().transform(short) }))
    .meta({ most })
    .default([]),
});

export type FooterSettings = SettingsOf<typeof footer>;
export type FooterLink = SettingsOf<typeof link>;

import { array, object, string } from 'yup';
import type { SettingsOf } from '../../kernel/settings/complete.ts';
import { flag } from '../../kernel/settings/leaves.ts';

/** Every page carries them. */
const most = 300;

const address = () => string().max(500).required();

/** 2.5-5, 3-35: rules without both paths, and hosts that are none, are left out. */
export const redirects = object({
  rules: array(object({ from: address().matches(/^\//), to: address(), isPermanent: flag(false) }))
    .meta({ most })
    .default([]),
  /** Hosts of other sites that rules may lead to. */
  hosts: array(address().matches(/^[\w.-]+(?::\d+)?$/)).default([]),
});

export type RedirectsSettings = SettingsOf<typeof redirects>;

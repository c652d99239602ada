import { settings as analytics } from '../../domains/analytics/settings.ts';
import { settings as auth } from '../../domains/auth/settings.ts';
import { settings as betting } from '../../domains/betting/settings.ts';
import { settings as cashier } from '../../domains/cashier/settings.ts';
import { settings as games } from '../../domains/games/settings.ts';
import { settings as loyalty } from '../../domains/loyalty/settings.ts';
import { settings as notifications } from '../../domains/notifications/settings.ts';
import { settings as profile } from '../../domains/profile/settings.ts';
import { settings as responsible } from '../../domains/responsible/settings.ts';
import { settings as security } from '../../domains/security/settings.ts';
import { settings as verification } from '../../domains/verification/settings.ts';
import { settings as vpn } from '../../domains/vpn/settings.ts';
import { settings as wheel } from '../../domains/wheel/settings.ts';
import { complete } from '../../kernel/settings/complete.ts';
import { settings as kernel } from '../../kernel/settings/settings.ts';
import type { SiteConfig } from '../../kernel/SiteConfig.ts';
import { settings as app } from './settings.ts';

/** The owners of settings. */
const owners = [
  kernel,
  app,
  analytics,
  auth,
  betting,
  cashier,
  games,
  loyalty,
  notifications,
  profile,
  responsible,
  security,
  verification,
  vpn,
  wheel,
] as const;

const known = new WeakMap<object, SiteConfig>();

/**
 * 9-3, 3-29: the content system's configuration, with defaults for missing and unusable values. Done once for each
 * answer: pages are rendered more often than it changes. For the server only.
 */
export function completeSiteConfig(raw: unknown): SiteConfig {
  if (typeof raw !== 'object' || raw === null) return complete(owners, raw);
  const config = known.get(raw) ?? complete(owners, raw);
  known.set(raw, config);
  return config;
}

import type { ConsentChoice } from '../../contract/analytics/consentChoices.ts';
import type { AnalyticsSettings } from './settings.ts';
import type { TargetSettings } from '../../lib/analytics/analyticsMessages.ts';

/** The counters, and the tag manager: it may load any tag, those of advertisers too. */
const counters = ['analytics', 'metrika', 'gtag'] as const;

/** 3-34: the targets that are configured and agreed to. */
export function targetsFor(config: AnalyticsSettings, allowed: ConsentChoice): readonly TargetSettings[] {
  if (allowed === 'none') return [];
  const names = allowed === 'all' ? (['tagManager', ...counters] as const) : counters;
  return names.map((name) => ({ name, ...config[name] })).filter(({ id }) => id !== '');
}

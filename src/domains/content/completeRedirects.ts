import type { RedirectsConfig } from '../../kernel/SiteConfig.ts';

/** Every page carries them. */
const mostRules = 300;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 500;

/** 3-35: rules without both paths, and hosts that are none, are left out. */
export function completeRedirects(given: RedirectsConfig): RedirectsConfig {
  const rules: readonly unknown[] = given.rules;
  const hosts: readonly unknown[] = given.hosts;
  return {
    rules: rules.slice(0, mostRules).flatMap((raw) => {
      if (typeof raw !== 'object' || raw === null || !('from' in raw) || !('to' in raw)) return [];
      const { from, to } = raw;
      if (!isText(from) || !isText(to) || !from.startsWith('/')) return [];
      return [{ from, to, isPermanent: 'isPermanent' in raw && raw.isPermanent === true }];
    }),
    hosts: hosts.filter((host) => isText(host) && /^[\w.-]+(?::\d+)?$/.test(host)) as readonly string[],
  };
}

import { matchWildcard } from '../navigation/matchWildcard.ts';

/** A rule of robots.txt for every crawler: `*` matches anything, `$` at its end the end of the path. */
export interface RobotsRule {
  readonly isAllowed: boolean;
  readonly pattern: string;
}

/** Every page carries the rules. */
const mostRules = 200;
const longestPattern = 300;

/**
 * The rules of a robots.txt that apply to every crawler: those of its groups for `*` (RFC 9309). Lines before the first
 * group belong to none.
 */
export function robotsRules(text: string): readonly RobotsRule[] {
  const rules: RobotsRule[] = [];
  let isForAll = false;
  let isInHead = false;
  for (const line of text.split(/\r\n?|\n/)) {
    const [, name = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([^#]*)/i.exec(line) ?? [];
    const field = name.toLowerCase();
    if (field === 'user-agent') {
      // Adjacent lines name the crawlers of one group.
      isForAll = (isInHead && isForAll) || value.trim() === '*';
      isInHead = true;
    } else if (field !== '') {
      isInHead = false;
      const pattern = value.trim();
      if (isForAll && (field === 'disallow' || field === 'allow') && isPattern(pattern))
        rules.push({ isAllowed: field === 'allow', pattern });
    }
  }
  return rules.slice(0, mostRules);
}

const isPattern = (text: string): boolean => /^[/*]/.test(text) && text.length <= longestPattern;

/** 2.12-2: the longest matching rule decides; of two equally long ones, the one that allows. */
export function isDisallowed(rules: readonly RobotsRule[], pathname: string): boolean {
  let decisive: RobotsRule | null = null;
  for (const rule of rules) {
    const { pattern } = rule;
    const whole = pattern.endsWith('$') ? pattern.slice(0, -1) : `${pattern}*`;
    if (matchWildcard(whole, pathname) === null) continue;
    const isLonger = decisive === null || pattern.length > decisive.pattern.length;
    if (isLonger || (pattern.length === decisive?.pattern.length && rule.isAllowed)) decisive = rule;
  }
  return decisive !== null && !decisive.isAllowed;
}

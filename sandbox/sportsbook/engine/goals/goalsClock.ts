import type { GoalsRules } from './goalsRules.ts';

/** `63'`, `45+2'`, `P2 12:34`, `OT 03:10`, from ms since the period's start. */
export function goalsClock(rules: GoalsRules, period: number, ms: number): string {
  const minutes = ms / (1000 * rules.ticksPerMinute);
  if (rules.sport === 'football') {
    const before = period * rules.periodMinutes;
    if (minutes < rules.periodMinutes) return `${before + Math.floor(minutes) + 1}'`;
    return `${before + rules.periodMinutes}+${Math.floor(minutes - rules.periodMinutes) + 1}'`;
  }
  const seconds = Math.floor(minutes * 60 + 1e-6);
  const text = `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
  return period < rules.periods ? `P${period + 1} ${text}` : `OT ${text}`;
}

const two = (value: number): string => String(value).padStart(2, '0');

import { formatDateTime } from '../../../shared/dates/formatDate.ts';
import { useApp } from '../../../kernel/AppContext.tsx';
import type { AuthProblem } from '../authProblem.ts';

/** The text of what is wrong, in the player's language; the operator's own words where it gave some (8-22). */
export function useProblemText(): (problem: AuthProblem) => string {
  const { t } = useApp();
  return ({ code, seconds, until = 0, message }) => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    return message ?? t(`forms:auth.${code}`, { seconds, until: formatDateTime(until, zone, t('forms:at')) });
  };
}

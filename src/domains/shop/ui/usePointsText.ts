import { useApp } from '../../../kernel/AppContext.tsx';
import { groupedDigits } from '../../../shared/text/groupedDigits.ts';

/** Points with their name: "1 200 points". The plural follows the last digits, which a double counts exactly. */
export function usePointsText(): (points: string | bigint) => string {
  const { t } = useApp();
  return (points) => {
    const exact = BigInt(points);
    const count = exact < 1_000_000n ? Number(exact) : Number(exact % 1_000_000n) + 1_000_000;
    return t('rewards:points', { count, shown: groupedDigits(exact) });
  };
}

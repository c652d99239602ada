import type { PointsReason } from './Points.ts';

const reasons: Readonly<Record<string, PointsReason>> = {
  loyalty: 'level',
  quest: 'quest',
  wheel: 'wheel',
  shop: 'shop',
};

/** Why points were given as a reward, by what has given it. */
export const reasonOf = (source: string): PointsReason => reasons[source] ?? 'gift';

import type { Database } from '../../../../database/database.ts';
import { integerOf, textOf } from '../../../controls/controlFields.ts';
import type { ControlFields } from '../../../controls/controlFields.ts';
import type { Points } from './Points.ts';

/** Test-only. */
export function loyaltyControls(
  database: Database,
  points: Pick<Points, 'earn' | 'balance'>,
): Readonly<Record<string, (fields: ControlFields) => Promise<unknown>>> {
  return {
    /** uid, points, source_id: points as a gift; they count towards levels. */
    async grantPoints(fields) {
      const uid = BigInt(integerOf(fields, 'uid', Number.MAX_SAFE_INTEGER));
      const count = BigInt(integerOf(fields, 'points', Number.MAX_SAFE_INTEGER));
      const sourceId = textOf(fields, 'source_id');
      await database.transaction((tx) =>
        points.earn(tx, { uid, points: count, reason: 'gift', source: 'control', sourceId, texts: {} }),
      );
      return { points: (await points.balance(database, uid)).toString() };
    },
  };
}

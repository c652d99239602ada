import { currencyDecimals } from '../../../../../src/shared/money/currencyDecimals.ts';
import type { Database } from '../../../../database/database.ts';
import { integerOf, textOf } from '../../../controls/controlFields.ts';
import type { ControlFields } from '../../../controls/controlFields.ts';
import { invalidField } from '../../../OperatorError.ts';
import { minorUnits } from '../../../ledger/amounts.ts';
import type { FreespinsService } from './FreespinsService.ts';
import { findFreeStakes } from './freespinsRepository.ts';

/** Gives a pack by the sandbox's control. A game that cannot play it is refused: the pack could never be used. */
export async function giveByControl(
  database: Database,
  service: Pick<FreespinsService, 'give'>,
  fields: ControlFields,
): Promise<{ readonly id: number | null }> {
  const game = textOf(fields, 'game');
  const currency = textOf(fields, 'currency');
  const stake = minorUnits(textOf(fields, 'stake'), currency);
  const stakes = await findFreeStakes(database, game);
  if (stakes === null) throw invalidField('game', 'noFreeSpins');
  if (stake === null || !stakes.some((one) => BigInt(one) * unitOf(currency) === stake))
    throw invalidField('stake', 'wrongField');
  const count = integerOf(fields, 'count', 1000);
  const pack = await database.transaction((tx) =>
    service.give(tx, {
      uid: BigInt(integerOf(fields, 'uid', Number.MAX_SAFE_INTEGER)),
      game,
      currency,
      stake,
      count,
      days: fields['days'] === undefined ? 7 : integerOf(fields, 'days', 365),
      texts: { en: { title: 'Free spins', text: 'Given by a sandbox control.' } },
      source: 'sandbox',
      sourceId: textOf(fields, 'source_id'),
    }),
  );
  return { id: pack === null ? null : Number(pack.id) };
}

/** The catalogue's stakes are in hundredths of a currency, or in its minor units if it has fewer decimals. */
const unitOf = (currency: string): bigint => 10n ** BigInt(Math.max(0, currencyDecimals(currency) - 2));

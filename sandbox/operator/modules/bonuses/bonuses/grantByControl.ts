import type { Database, Sql } from '../../../../database/database.ts';
import { bonusTerms } from '../../../../../src/contract/bonuses/bonuses.ts';
import { integerOf, textOf } from '../../../controls/controlFields.ts';
import type { ControlFields } from '../../../controls/controlFields.ts';
import { invalidField } from '../../../OperatorError.ts';
import { minorUnits } from '../../../ledger/amounts.ts';
import type { Bonus, BonusTexts, Grant } from './bonus.ts';

const texts: BonusTexts = {
  en: { title: 'A test bonus', text: 'Granted by a sandbox control.' },
  ru: { title: 'Тестовый бонус', text: 'Выдан для проверки.' },
  es: { title: 'Bono de prueba', text: 'Concedido para una prueba.' },
  ar: { title: 'مكافأة تجريبية', text: 'مُنحت للاختبار.' },
};

/** Grants a bonus for a test: uid, amount, currency, source_id and the terms as JSON text. */
export async function grantByControl(
  database: Database,
  fields: ControlFields,
  grant: (tx: Sql, grant: Grant) => Promise<Bonus | null>,
): Promise<{ readonly id: number | null }> {
  const currency = textOf(fields, 'currency');
  const amount = minorUnits(textOf(fields, 'amount'), currency);
  if (amount === null || amount === 0n) throw invalidField('amount', 'wrongField');
  const terms = await bonusTerms.validate(JSON.parse(textOf(fields, 'terms')), { strict: true });
  const uid = BigInt(integerOf(fields, 'uid', Number.MAX_SAFE_INTEGER));
  const bonus = await database.transaction((tx) =>
    grant(tx, {
      uid,
      currency,
      amount,
      deposit: 0n,
      terms,
      texts,
      source: 'sandbox',
      sourceId: textOf(fields, 'source_id'),
      offerId: null,
    }),
  );
  return { id: bonus === null ? null : Number(bonus.id) };
}

import { textOf } from '../../controls/controlFields.ts';
import type { ControlFields } from '../../controls/controlFields.ts';
import { invalidField } from '../../OperatorError.ts';
import type { OperatorCore } from '../../module.ts';
import { changeProduct } from './shopRepository.ts';

/** Test-only. */
export const shopControls = ({
  database,
  clock,
}: Pick<OperatorCore, 'database' | 'clock'>): Readonly<
  Record<string, (fields: ControlFields) => Promise<unknown>>
> => ({
  /** id, and what changes of it: price, stock, `ends_in` in ms from now. */
  async changeProduct(fields) {
    const { price, stock, ends_in: endsIn } = fields;
    const isChanged = await changeProduct(database, textOf(fields, 'id'), {
      ...(typeof price === 'number' ? { price: BigInt(price) } : {}),
      ...(typeof stock === 'number' ? { stock } : {}),
      ...(typeof endsIn === 'number' ? { ends_at: clock.in(endsIn) } : {}),
    });
    if (!isChanged) throw invalidField('id', 'unknownProduct');
    return {};
  },
});

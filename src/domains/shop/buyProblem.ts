import type { PurchaseRefusal } from '../../contract/shop.ts';
import { callProblem } from '../../kernel/problems/callProblem.ts';
import type { CallProblem } from '../../kernel/problems/callProblem.ts';
import { fieldErrors } from '../../lib/errors.ts';

const refusals: readonly PurchaseRefusal[] = [
  'unknownProduct',
  'productOver',
  'wrongCurrency',
  'limitReached',
  'outOfStock',
  'priceChanged',
  'insufficientPoints',
  'notAllowed',
];

/** Why nothing was bought: a code of the words `shop:errors` with its points, or any failure of the call. */
export type BuyProblem =
  | { readonly kind: 'refused'; readonly code: PurchaseRefusal; readonly price: string; readonly missing: string }
  | { readonly kind: 'call'; readonly problem: CallProblem };

/** Null if the failure has a page of its own. */
export function buyProblem(error: unknown): BuyProblem | null {
  const [first] = fieldErrors(error, 'id');
  const code = refusals.find((refusal) => refusal === first?.code);
  if (code !== undefined) {
    const param = (name: string) => String(first?.params?.[name] ?? '0');
    return { kind: 'refused', code, price: param('price'), missing: param('missing') };
  }
  const problem = callProblem(error);
  return problem && { kind: 'call', problem };
}

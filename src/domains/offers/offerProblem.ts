import { callProblem } from '../../kernel/problems/callProblem.ts';
import type { CallProblem } from '../../kernel/problems/callProblem.ts';
import { fieldErrors } from '../../lib/errors.ts';

/** Why an offer was not taken: a code of the words `offerPages:errors`, or a failure of any call. */
export type OfferProblem =
  | { readonly kind: 'refused'; readonly code: OfferRefusal }
  | { readonly kind: 'call'; readonly problem: CallProblem };

const refusals = ['unknownOffer', 'offerOver', 'offerTaken'] as const;
export type OfferRefusal = (typeof refusals)[number];

/** Null if the failure has a page of its own. */
export function offerProblem(error: unknown): OfferProblem | null {
  const [first] = fieldErrors(error, 'offer_id');
  const code = refusals.find((refusal) => refusal === first?.code);
  if (code !== undefined) return { kind: 'refused', code };
  const problem = callProblem(error);
  return problem && { kind: 'call', problem };
}

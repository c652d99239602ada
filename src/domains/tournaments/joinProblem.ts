import type { CallProblem } from '../../kernel/problems/callProblem.ts';
import { callProblem } from '../../kernel/problems/callProblem.ts';
import type { Need } from '../verification/face/needs/needOf.ts';
import { needOf } from '../verification/face/needs/needOf.ts';
import { fieldErrors } from '../../lib/errors.ts';

const refusals = [
  'unknownTournament',
  'tournamentOver',
  'alreadyJoined',
  'restrictedCountry',
  'restrictedLevel',
  'restrictedExcluded',
  'restrictedTicket',
] as const;
export type JoinRefusal = (typeof refusals)[number];

/** Why a player has not joined: a code of the words `tournaments:errors`, something they need first, or any failure. */
export type JoinProblem =
  | { readonly kind: 'refused'; readonly code: JoinRefusal }
  | { readonly kind: 'need'; readonly need: Need }
  | { readonly kind: 'call'; readonly problem: CallProblem };

/** Null if the failure has a page of its own. */
export function joinProblem(error: unknown): JoinProblem | null {
  const [first] = fieldErrors(error, 'tournament_id');
  const code = refusals.find((refusal) => refusal === first?.code);
  if (code !== undefined) return { kind: 'refused', code };
  const need = needOf(error);
  if (need !== null) return { kind: 'need', need };
  const problem = callProblem(error);
  return problem && { kind: 'call', problem };
}

import { callProblem } from '../../kernel/problems/callProblem.ts';
import type { CallProblem } from '../../kernel/problems/callProblem.ts';
import { fieldErrors } from '../../lib/errors.ts';

/** Why the operator has refused to spin, to sell or to give. */
const refusals = [
  'unknownCampaign',
  'campaignOver',
  'noSpins',
  'commitmentChanged',
  'noSuchBundle',
  'insufficientFunds',
  'lossLimit',
  'wagerLimit',
  'realityCheckDue',
  'priceChanged',
  'unknownGift',
  'giftTaken',
  'giftExpired',
] as const;
export type WheelRefusal = (typeof refusals)[number];

export interface WheelFault {
  readonly refusal: WheelRefusal | null;
  /** What else went wrong; null for a refusal. */
  readonly problem: CallProblem | null;
}

const fields = ['campaign_id', 'commitment', 'spins_amount', 'price', 'spin_id'];

export function faultOf(error: unknown): WheelFault {
  const codes = fields.map((field) => fieldErrors(error, field)[0]?.code);
  const refusal = refusals.find((one) => codes.includes(one)) ?? null;
  return { refusal, problem: refusal === null ? callProblem(error) : null };
}

import { minorUnits } from '../../ledger/amounts.ts';
import type { FundingRefusedError } from '../bonuses/bonuses/module.ts';
import { WalletError } from '../wallet/wallet/module.ts';
import { betLimits } from './betLimits.ts';
import type { PlaceRequest } from './betRequests.ts';

/** Stake and possible payout in minor units, if they are within the limits of one bet. Throws a WalletError. */
export function amountsOf(
  { amount, currency: of, possible_payout: payout }: PlaceRequest,
  currency: string,
): { readonly stake: bigint; readonly possiblePayout: bigint } {
  const stake = minorUnits(amount, of);
  const possiblePayout = minorUnits(payout, of);
  if (of !== currency || stake === null || possiblePayout === null)
    throw new WalletError('InvalidRequest', 'The amounts are not of the session’s currency');
  const limits = betLimits(currency);
  if (stake < limits.least || stake > limits.most)
    throw new WalletError('InvalidRequest', 'The stake is outside of the limits');
  if (possiblePayout > limits.mostPayout)
    throw new WalletError('InvalidRequest', 'The possible payout is above the limit');
  return { stake, possiblePayout };
}

/** Why the money that there is does not pay, as the sportsbook is told. */
export function refusedFunding({ refusal }: FundingRefusedError): WalletError {
  if (refusal === 'above_max_stake')
    return new WalletError('BonusStakeTooHigh', 'The stake is above the maximum stake with bonus money');
  if (refusal === 'excluded_game')
    return new WalletError('BonusExcluded', 'The odds or the legs are below what the bonus asks for');
  return new WalletError('InsufficientFunds', 'The balance is lower than the stake');
}

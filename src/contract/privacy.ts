import { array, object, string } from 'yup';
import { endpoint } from './base/endpoint.ts';
import { done, flag, instant, integer, money, nothing, text } from './base/schemas.ts';

export const exportFormats = ['json', 'csv'] as const;
export const obstacleKinds = [
  'withdrawal',
  'deposit',
  'round',
  'bet',
  'spins',
  'prize',
  'cashback',
  'vpn',
  'balance',
] as const;

/**
 * A reason for which an account cannot be closed yet: payments, rounds, bets or VPN orders that are open, bought spins,
 * a prize that is not paid yet, cashback that can be claimed, or money that is left.
 */
const obstacle = object({
  kind: string().oneOf(obstacleKinds).defined(),
  /** Of the payments, the stakes, the prices, what is owed or the balance; one entry for each currency. */
  amount: money(),
});

export const privacy = {
  /** How the account would be closed. */
  getClosure: endpoint(
    'GET',
    'privacy.getClosure',
    nothing(),
    object({
      /** For how many years the data of a closed account and its contacts are kept. */
      retention_years: integer(),
      obstacles: array(obstacle.defined()).defined(),
    }).defined(),
    { access: 'player' },
  ),
  /**
   * Closes the account, once: ends every session. Asks for a fresh proof (`account.getProof`); InvalidRequestException
   * with `obstacles` in the error's data while something is open.
   */
  closeAccount: endpoint('POST', 'privacy.closeAccount', nothing(), done(), { access: 'player' }),
  /** Whether others may see what the player wins, under a masked nickname. */
  getSharing: endpoint('GET', 'privacy.getSharing', nothing(), object({ is_shared: flag() }).defined(), {
    access: 'player',
  }),
  /** Off: their wins are on no list that others see, earlier ones neither. */
  setSharing: endpoint('POST', 'privacy.setSharing', object({ is_shared: flag() }), done(), { access: 'player' }),
  /**
   * A copy of the player's data: `json` is everything, `csv` the movements of money of 12 months. `path` is an address
   * of this site that answers once with the file, without a session, until `expires_at` or the end of the session that asks. Asks
   * for a fresh proof.
   */
  exportData: endpoint(
    'POST',
    'privacy.exportData',
    object({ format: string().oneOf(exportFormats).required() }),
    object({ path: text(), expires_at: instant() }).defined(),
    { access: 'player' },
  ),
};

import { object, string } from 'yup';
import { instant, money, text } from '../base/schemas.ts';

/** One of the player's own rounds. */
export const playedRound = object({
  round_id: text(),
  /** With its picture and placeholder colour; both empty for a game that the house has never had. */
  game: object({ sysname: text(), title: text(), image: text(), colour: text() }).defined(),
  status: string().oneOf(['open', 'settled', 'rolled_back']).defined(),
  stake: money(),
  payout: money(),
  /** Where the studio shows seeds and result, so that the round can be recomputed; empty unless it is settled. */
  verify_url: text(),
  started_at: instant(),
  settled_at: string().nullable().defined(),
});

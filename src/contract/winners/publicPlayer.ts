import { object } from 'yup';
import { flag, text } from '../base/schemas.ts';

/** A player as others may see them: on lists of winners, leaderboards, jackpots. Never a uid. */
export const publicPlayer = () =>
  object({
    /** The nickname, masked; empty for a player without one. A player's own name, and a house player's, is whole. */
    name: text(),
    /** A player that the sandbox itself runs: said beside the name wherever it is shown. */
    is_sandbox: flag(),
    /** The caller. */
    is_own: flag(),
  }).defined();

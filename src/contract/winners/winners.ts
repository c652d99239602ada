import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { endpoint } from '../base/endpoint.ts';
import { publicPlayer } from './publicPlayer.ts';
import { instant, money, optionalText, text } from '../base/schemas.ts';

/** 1-16. `latest`: newest first; the others by multiple, the highest first: of today, 7 and 30 days (UTC), of a game. */
export const winnerScopes = ['latest', 'day', 'week', 'month', 'game'] as const;
export type WinnerScope = (typeof winnerScopes)[number];

export const mostWinners = 50;
/** How many the topic `winners` has. */
export const winnersOfTopic = 20;

/** A settled round for real money that has paid more than was staked. */
export const winner = object({
  /** The first 16 hexadecimal digits of the SHA-256 of the round's id, which is its player's own. */
  id: text(),
  game: object({ sysname: text(), title: text(), image: text(), colour: text() }).defined(),
  player: publicPlayer(),
  /** Payout divided by stakes, a decimal cut to two digits. */
  multiple: text(),
  /** What was paid, in the currency of the round. */
  amount: money(),
  at: instant(),
  /** Its number in the verifiable feed; null if it is not in there. */
  proof: number().integer().nullable().defined(),
}).defined();

export const winners = {
  /** Players who do not share their wins, keep away from play or have closed their account are in no list. */
  get: endpoint(
    'GET',
    'winners.get',
    object({
      scope: string().oneOf(winnerScopes).default('latest').defined(),
      /** With scope `game`: its sysname. An unknown one has no winners. */
      game: optionalText().max(80),
      count: number().integer().min(1).max(mostWinners).default(winnersOfTopic).defined(),
    }),
    object({ items: array(winner).defined() }).defined(),
    { access: 'any' },
  ),
};

/** The latest wins, as a guest sees them: nobody's own. */
export interface WinnersState {
  readonly items: readonly InferType<typeof winner>[];
}

declare module '../base/topics.ts' {
  interface Topics {
    readonly winners: WinnersState;
  }
}

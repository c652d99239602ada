import { createServerSeed } from './draws.ts';

/** A round that nobody has staked on yet, with all that decides it beside the server seed and the player's choices. */
export interface UpcomingRound {
  readonly game: string;
  /** The operator's id of the player; of a demo its session. */
  readonly player: string;
  /** As far as it is known: the player may choose another one before the stake. */
  readonly clientSeed: string;
  readonly nonce: number;
}

/** Makes the server seed of a round, whose hash is then shown as the commitment. */
export type NextServerSeed = (round: UpcomingRound) => Promise<string>;

/** Seeds of the platform's cryptographic generator, for every round. */
export const randomServerSeed: NextServerSeed = async () => createServerSeed();

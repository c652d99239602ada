import type { PastPlay } from '../../winners/house/module.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

interface Evening {
  readonly game: string;
  /** Stakes of the game, and what they won, in whole dollars: less than the multiple of a large win. */
  readonly rounds: readonly (readonly [stake: number, payout: number])[];
}

/** An evening of each house player. Of what they stake 95% come back; the ready-made player's stakes are third. */
const evenings: readonly Evening[] = [
  {
    game: 'lantern-harbor',
    rounds: [
      [10, 0],
      [6, 15],
      [10, 0],
      [10, 5],
      [10, 38],
      [10, 0],
      [10, 0],
    ],
  },
  {
    game: 'gem-foundry',
    rounds: [
      [10, 0],
      [10, 12],
      [4, 0],
      [10, 0],
      [10, 26],
    ],
  },
  {
    game: 'sand-caravan',
    rounds: [
      [4, 0],
      [4, 9],
      [4, 0],
    ],
  },
  {
    game: 'cherry-parade',
    rounds: [
      [6, 0],
      [10, 34],
      [4, 0],
      [6, 2],
    ],
  },
  {
    game: 'coral-deep',
    rounds: [
      [10, 0],
      [10, 22],
      [6, 0],
      [10, 0],
      [10, 4],
      [10, 31],
      [6, 0],
      [10, 0],
      [6, 18],
    ],
  },
  {
    game: 'lantern-harbor',
    rounds: [
      [2, 0],
      [2, 3],
    ],
  },
];

/** What the house players played in a week, in the order of `uids`; an evening each, one after the other. */
export const housePlays = (uids: readonly bigint[], monday: Date): readonly PastPlay[] =>
  evenings.flatMap(({ game, rounds }, day) => {
    const uid = uids[day];
    if (uid === undefined) return [];
    const begin = monday.getTime() + day * DAY_MS + 19 * HOUR_MS;
    return {
      uid,
      game,
      rounds: rounds.map(([stake, payout], index) => ({
        stake: BigInt(stake) * 100n,
        payout: BigInt(payout) * 100n,
        at: new Date(begin + index * MINUTE_MS),
      })),
    };
  });

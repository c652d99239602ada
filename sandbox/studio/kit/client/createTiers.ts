import { multipleOf } from '../../client/countUp.ts';
import type { PageContext } from '../../client/PageContext.ts';
import type { Pacer } from '../../client/Pacer.ts';
import { WinTiers } from '../../client/winTiers/WinTiers.ts';
import type { DeskView } from './DeskView.ts';
import type { GameClient } from './GameClient.ts';
import type { OpenPage } from './openPage.ts';
import type { PlayRound } from './protocol.ts';

/** The celebration of large wins in a game of bets and moves. */
export interface RoundTiers {
  /** Begins to load what a finished round will need, while it is shown. */
  prepare(round: FinishedPlay): void;
  /** Celebrates a finished round whose win is far above its stakes; false for all other rounds, at once. */
  celebrate(round: FinishedPlay): Promise<boolean>;
}

type FinishedPlay = Pick<PlayRound<unknown, unknown, unknown>, 'isOver' | 'staked' | 'totalWin'>;

export function createTiers<Bet, Move, View, Word extends string>(
  { backdrop, particle = 'star' }: Pick<GameClient<Bet, Move, View, Word>, 'backdrop' | 'particle'>,
  { params, t }: PageContext,
  { sound, isCalm, format, times, announcer }: OpenPage<Bet, Move, View, Word>,
  { root }: DeskView,
  pacer: Pacer,
): RoundTiers {
  const tiers = new WinTiers({
    root,
    particle,
    pacer,
    sound,
    isCalm,
    format,
    t,
    locale: params.locale,
    theme: backdrop.theme,
    times: (win, stake) => times(multipleOf(win, stake)),
    say: (text) => announcer.say(text),
  });
  return {
    prepare: ({ isOver, staked, totalWin }) => {
      if (isOver) tiers.prepare(totalWin ?? 0n, staked);
    },
    celebrate: async ({ isOver, staked, totalWin }) =>
      isOver && tiers.play({ win: totalWin ?? 0n, stake: staked, pace: 1, onCount: () => undefined }),
  };
}

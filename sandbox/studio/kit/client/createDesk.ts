import type { Announcer } from '../../client/Announcer.ts';
import type { FormatMoney } from '../../client/money.ts';
import type { Locale } from '../../client/launchParams.ts';
import type { Pacer } from '../../client/Pacer.ts';
import type { Sound } from '../../client/sound.ts';
import type { Words } from './createWords.ts';
import type { DeskView } from './DeskView.ts';
import type { Desk } from './GameClient.ts';
import type { PlaySession } from './protocol.ts';
import type { RoundController } from './RoundController.ts';
import type { StakeField } from './StakeField.ts';

export interface DeskSource<Bet, Move, View, Word extends string> {
  readonly session: PlaySession<Bet, Move, View>;
  readonly locale: Locale;
  readonly t: Words<Word>;
  readonly format: FormatMoney;
  readonly times: (multiplier: string | number) => string;
  readonly sound: Sound;
  readonly isCalm: () => boolean;
  readonly pacer: Pacer;
  readonly announcer: Announcer;
  readonly view: DeskView;
  readonly field: StakeField;
  readonly controller: RoundController<Bet, Move, View>;
  readonly play: () => void;
  readonly past: Desk<Bet, Move, View, Word>['past'];
  readonly refresh: () => void;
}

/** What a game's table may use of its page. */
export function createDesk<Bet, Move, View, Word extends string>({
  announcer,
  view,
  field,
  controller,
  ...shared
}: DeskSource<Bet, Move, View, Word>): Desk<Bet, Move, View, Word> {
  return {
    ...shared,
    phase: () => controller.phase,
    stake: () => field.stake,
    stepStake: (by) => field.step(by),
    move: (move) => {
      view.notice.show('');
      void controller.move(move);
    },
    say: (text) => announcer.say(text),
    notice: (text) => view.notice.show(text),
  };
}

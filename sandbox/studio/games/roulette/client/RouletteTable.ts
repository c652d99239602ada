import { chipFigures } from '../../../kit/client/chipFigures.ts';
import type { Desk, Table } from '../../../kit/client/GameClient.ts';
import type { PlayRound } from '../../../kit/client/protocol.ts';
import type { RoundPhase } from '../../../kit/client/RoundController.ts';
import { RouletteBoard } from '../../../kit/roulette/client/RouletteBoard.ts';
import { chipsOf, MOST_PLACES } from '../rules.ts';
import type { RouletteBet, RouletteView } from '../rules.ts';
import type { RouletteWord } from '../words/en.ts';
import { describeSpin, pictureOfSpin, roulettePays } from './rouletteTexts.ts';

type Round = PlayRound<RouletteBet, never, RouletteView>;

const SPIN_MS = 5_400;
const NUMBER_MS = 1_100;
const PAY_MS = 900;

/** European roulette for one player: the table with its wheel, and rounds that begin when the player spins. */
export class RouletteTable implements Table<RouletteBet, never, RouletteView> {
  readonly ownsStake = true;
  readonly stage: HTMLElement;
  readonly controls: HTMLElement;
  private readonly board: RouletteBoard;

  constructor(private readonly desk: Desk<RouletteBet, never, RouletteView, RouletteWord>) {
    const { t, session, format, sound, isCalm, say, notice, refresh, past } = desk;
    this.board = new RouletteBoard({
      t,
      limits: { ...session.stakes, places: MOST_PLACES },
      format,
      figure: chipFigures(desk),
      sound,
      isCalm,
      say,
      notice,
      onChange: refresh,
    });
    this.stage = this.board.node;
    this.controls = this.board.rack.node;
    past().then(
      (rounds) => {
        // A round that is yet to be shown is added when it is.
        const shown = rounds.filter(({ id }) => id !== session.unshownRound?.id);
        this.board.numbers.append(shown.map(({ view }) => view.number));
      },
      // Without its past rounds the game can be played all the same.
      () => undefined,
    );
  }

  bet(): RouletteBet | null {
    const chips = this.board.bet();
    return chips === null ? null : { chips };
  }

  rebet(): void {
    this.board.rebet();
  }

  stake(): bigint {
    return this.board.stake();
  }

  update(phase: RoundPhase): void {
    this.board.locked = phase !== 'idle' && phase !== 'resting';
  }

  start(): void {
    this.board.launch();
  }

  cancel(): void {
    this.board.cancel();
  }

  async show(round: Round, isResumed: boolean): Promise<void> {
    const { pacer, format, sound } = this.desk;
    const { number, wins } = round.view;
    if (isResumed) this.board.restore(round.bet.chips, round.stake);
    await this.board.spin(number, isResumed ? 0 : SPIN_MS, (ms) => pacer.wait(ms));
    await pacer.wait(NUMBER_MS);
    this.board.markWinner(number);
    const chip = round.stake / BigInt(chipsOf(round.bet));
    this.board.pay(wins.map(({ place, chips }) => ({ place, text: format(chip * BigInt(chips)) })));
    if (wins.length > 0) sound.chime(wins.length);
    await pacer.wait(PAY_MS);
    this.board.clearPlayed();
  }

  describe({ view }: Round): string {
    return describeSpin(view, this.desk.t);
  }

  picture({ view }: Round): HTMLElement {
    return pictureOfSpin(view, this.desk.t);
  }

  paytable(): HTMLElement {
    return roulettePays(this.desk.t);
  }
}

import { LiveHost } from '../../../kit/live/client/LiveHost.ts';
import { RouletteBoard } from '../../../kit/roulette/client/RouletteBoard.ts';
import { ChipsInRound } from '../../../kit/tables/client/ChipsInRound.ts';
import { chipFigures } from '../../../kit/client/chipFigures.ts';
import type { SharedDesk, SharedRound, SharedTable } from '../../../kit/tables/client/SharedClient.ts';
import type { BetPhase } from '../../../kit/tables/client/SharedController.ts';
import type { TableOutcome } from '../../../kit/tables/TableGame.ts';
import type { WireTable } from '../../../kit/tables/wireTable.ts';
import {
  describeSpin,
  numberPill,
  numberText,
  pictureOfSpin,
  roulettePays,
} from '../../roulette/client/rouletteTexts.ts';
import { chipsOf, MOST_PLACES } from '../../roulette/rules.ts';
import type { RouletteBet, RouletteView } from '../../roulette/rules.ts';
import type { LiveRouletteWord } from '../words/en.ts';

type Round = SharedRound<RouletteBet, RouletteView | null>;

/** How long the number is shown on the wheel before the table is, in ms. */
const NUMBER_MS = 1_600;
/** How long the won chips stay on the table, in ms. */
const PAY_MS = 3_000;

/** Roulette that everybody plays at once: the presenter, the wheel, and the player's own chips on the table. */
export class LiveRouletteTable implements SharedTable<RouletteBet, RouletteView | null> {
  readonly ownsStake = true;
  readonly stage: HTMLElement;
  readonly controls: HTMLElement;
  private readonly board: RouletteBoard;
  private readonly host: LiveHost;
  private readonly chips: ChipsInRound<Round>;
  private table: WireTable | null = null;
  private numberShown: Promise<void> = Promise.resolve();

  constructor(private readonly desk: SharedDesk<RouletteBet, RouletteView | null, LiveRouletteWord>) {
    const { t, session, format, sound, isCalm, say, notice, refresh, now } = desk;
    this.host = new LiveHost({ t, now, outfit: 'noir', running: 'sayBallRolls' });
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
      host: this.host.node,
    });
    this.chips = new ChipsInRound({
      lock: (locked) => {
        this.board.locked = locked;
      },
      restore: (round) => this.board.restore(round.bet.chips, round.stake),
      clear: () => this.board.clearPlayed(),
    });
    this.stage = this.board.node;
    this.controls = this.board.rack.node;
  }

  bet(): RouletteBet | null {
    // What lies on the table is what is bet, also while the last round is still being paid.
    if (this.chips.finish()) this.board.rebet();
    const chips = this.board.bet();
    return chips === null ? null : { chips };
  }

  stake(): bigint {
    return this.board.stake();
  }

  update(table: WireTable, phase: BetPhase, own: Round | null): void {
    const before = this.table?.round;
    this.table = table;
    if (before?.id !== table.round.id || before.phase !== table.round.phase) this.enter(table, before !== undefined);
    this.chips.update(phase, own);
  }

  ended(own: Round): Promise<void> {
    const { number, phase } = this.table?.round ?? {};
    const isNow = number === own.wire.nonce && phase === 'resting';
    void this.chips.end(own, isNow ? this.numberShown : null, PAY_MS, () => this.pay(own));
    return isNow ? this.numberShown : Promise.resolve();
  }

  past([number = 0]: TableOutcome): HTMLElement {
    return numberPill(number);
  }

  say([number = 0]: TableOutcome): string {
    return this.desk.t('sayResult', { result: numberText(number, this.desk.t) });
  }

  describe({ view }: Round): string {
    return view === null ? '' : describeSpin(view, this.desk.t);
  }

  picture({ view }: Round): HTMLElement {
    return view === null ? document.createElement('span') : pictureOfSpin(view, this.desk.t);
  }

  paytable(): HTMLElement {
    return roulettePays(this.desk.t);
  }

  /** `isLive`: the page was there when the phase began. */
  private enter({ round, past }: WireTable, isLive: boolean): void {
    const { t, now, sound } = this.desk;
    const { phase, runningAt, endsAt, outcome } = round;
    const number = outcome?.[0];
    this.board.numbers.set(past.map(([each = 0]) => each));
    if (phase === 'betting') {
      this.board.open();
      this.host.invite(endsAt ?? now());
    } else if (phase === 'running' && number !== undefined && runningAt !== null && endsAt !== null) {
      const elapsed = Math.max(0, now() - runningAt);
      this.host.close(elapsed);
      this.board.follow(number, endsAt - runningAt, elapsed);
      sound.tone(520, 0.25, 0.05, 'triangle');
    } else if (phase === 'resting' && number !== undefined) {
      this.board.land(number);
      this.host.tell(numberText(number, t));
      sound.tone(660, 0.3, 0.06, 'triangle');
      this.numberShown = new Promise((resolve) => setTimeout(resolve, isLive ? NUMBER_MS : 0)).then(() =>
        this.board.markWinner(number),
      );
    }
  }

  private pay({ view, stake, bet }: Round): void {
    if (view === null) return;
    const { format, sound } = this.desk;
    const chip = stake / BigInt(chipsOf(bet));
    this.board.pay(view.wins.map(({ place, chips }) => ({ place, text: format(chip * BigInt(chips)) })));
    if (view.wins.length > 0) sound.chime(view.wins.length);
  }
}

import { element } from '../../../client/element.ts';
import { BigFigure } from '../../../kit/client/BigFigure.ts';
import { burst } from '../../../kit/client/burst.ts';
import type { Desk, MainMove, Table } from '../../../kit/client/GameClient.ts';
import { oddsTable } from '../../../kit/client/oddsTable.ts';
import { percent } from '../../../kit/client/percent.ts';
import type { PlayRound } from '../../../kit/client/protocol.ts';
import type { RoundPhase } from '../../../kit/client/RoundController.ts';
import { Rational } from '../../../kit/fair/Rational.ts';
import { payAt } from '../../../kit/rounds/payout.ts';
import { minesMultiplier, mostTiles, TILES } from '../rules.ts';
import type { MinesBet, MinesMove, MinesView } from '../rules.ts';
import type { MinesWord } from '../words/en.ts';
import { MineCount } from './MineCount.ts';
import { PearlLadder } from './PearlLadder.ts';
import { chanceOf, distance, placeOf, stepsAround } from './reef.ts';
import { ReefField } from './ReefField.ts';
import { reefPicture } from './reefPicture.ts';
import { reefText } from './reefText.ts';

type Round = PlayRound<MinesBet, MinesMove, MinesView>;

const SHOWN_STEPS = 5;
const PEARL_MS = 200;
const BLAST_MS = 650;
const REVEAL_MS = 700;
/** Delay of the tiles that are shown at the end, per ring of two tiles: each ring is drawn in one frame. */
const RIPPLE_MS = 140;

/** Mines: a reef of 25 shells; each pearl raises what the stake pays, a mine loses it. */
export class MinesTable implements Table<MinesBet, MinesMove, MinesView> {
  readonly stage: HTMLElement;
  readonly controls: HTMLElement;
  private shownId = '';
  private asked: number | null = null;
  private isOpen = false;
  private readonly field: ReefField;
  private readonly ladder: PearlLadder;
  private readonly now = element('bdi', { class: 'figure' });
  private readonly next = element('bdi', { class: 'figure' });
  private readonly safe = element('bdi', { class: 'figure' });
  private readonly count: MineCount;
  private readonly figure = new BigFigure();

  constructor(private readonly desk: Desk<MinesBet, MinesMove, MinesView, MinesWord>) {
    const { t } = desk;
    this.field = new ReefField({
      label: t('field'),
      nameOf: (tile, state) => {
        if (state === 'closed' || state === 'asked') return t('shell', placeOf(tile));
        return t(state === 'hit' || state === 'shownMine' ? 'mine' : 'pearl', placeOf(tile));
      },
      onOpen: (tile) => this.open(tile),
    });
    this.ladder = new PearlLadder(t('ladder'));
    const fact = (word: MinesWord, value: HTMLElement): HTMLElement =>
      element('div', {}, element('dt', { class: 'label' }, t(word)), element('dd', {}, value));
    const facts = element(
      'dl',
      { class: 'reef-facts' },
      fact('now', this.now),
      fact('nextPearl', this.next),
      fact('safe', this.safe),
    );
    this.stage = element(
      'div',
      { class: 'mines' },
      element('div', { class: 'mines-table' }, facts, this.field.node, this.ladder.node),
      this.figure.node,
    );
    this.count = new MineCount({ t, onChange: () => this.showFacts(null), onRandom: () => this.openAny() });
    this.controls = this.count.node;
    this.showFacts(null);
  }

  bet(): MinesBet {
    return { mines: this.count.mines };
  }

  mainMove(round: Round): MainMove<MinesMove> {
    const { t, format } = this.desk;
    const { opened, mines } = round.view;
    const hasPearl = opened.length > 0;
    const amount = payAt(round.stake, minesMultiplier(mines, opened.length));
    return {
      label: hasPearl ? t('cashOut', { amount: format(amount) }) : t('openFirst'),
      move: hasPearl ? { kind: 'cashOut' } : null,
      isSteady: true,
    };
  }

  update(phase: RoundPhase, round: Round | null): void {
    this.isOpen = phase === 'open';
    const canChoose = phase === 'idle' || phase === 'resting';
    this.stage.dataset['phase'] = phase;
    this.field.lock(!this.isOpen);
    this.count.lock(!canChoose, round?.isOver === false && !canChoose, this.isOpen);
    if (phase === 'idle') this.showFacts(null);
  }

  start(): void {
    if (this.asked !== null) this.field.put(this.asked, 'asked');
  }

  cancel(): void {
    if (this.asked !== null) this.field.put(this.asked, 'closed');
    this.asked = null;
  }

  async show(round: Round, isResumed: boolean): Promise<void> {
    const { sound, say, t, format, locale } = this.desk;
    const { opened, mines, hit, layout } = round.view;
    const isNew = round.id !== this.shownId;
    this.asked = null;
    if (isNew) {
      this.shownId = round.id;
      delete this.stage.dataset['end'];
      this.field.close();
      this.count.show(mines);
    }
    for (const tile of opened) if (this.field.stateOf(tile) !== 'pearl') this.field.put(tile, 'pearl');
    this.showFacts(round);
    const last = opened.at(-1);
    if (layout === null) {
      const chance = percent(Rational.of(...(round.view.chance ?? [0, 1])), locale);
      const amount = format(payAt(round.stake, minesMultiplier(mines, opened.length)));
      say(last === undefined ? t('started', { chance }) : t('foundPearl', { amount, chance }));
      if (last !== undefined && !isResumed) sound.chime(opened.length - 1);
      await this.pause(PEARL_MS);
      return;
    }
    if (hit !== null) {
      this.field.put(hit, 'hit');
      this.stage.dataset['end'] = 'blast';
      sound.thud(0);
      await this.pause(BLAST_MS);
    } else if ((round.totalWin ?? 0n) > round.staked) {
      this.stage.dataset['end'] = 'win';
      if (!this.desk.isCalm()) burst(this.field.node, 'reef-bubble', 22);
    }
    this.reveal(layout, hit ?? last ?? 0);
    if (hit === null && !this.desk.isCalm())
      await this.figure.show(round.view.multiplier, this.desk.times, (ms) => this.pause(ms));
    await this.pause(REVEAL_MS);
  }

  describe({ view }: Round): string {
    return reefText(view, this.desk);
  }

  picture(round: Round): HTMLElement {
    return reefPicture(round.view, this.describe(round));
  }

  paytable(): HTMLElement {
    const { t, times, locale } = this.desk;
    const { mines } = this.count;
    const rows = Array.from({ length: mostTiles(mines) }, (_, index) => index + 1).map((pearls) => [
      String(pearls),
      times(minesMultiplier(mines, pearls).toFixed(2)),
      percent(chanceOf(mines, pearls), locale),
    ]);
    return oddsTable(t('paysWith', { mines }), [t('paysPearls'), t('paysTimes'), t('paysChance')], rows);
  }

  key(event: KeyboardEvent): boolean {
    return this.field.grid.key(event);
  }

  private open(tile: number): void {
    if (this.desk.phase() === 'idle') this.desk.notice(this.desk.t('diveFirst'));
    if (!this.isOpen || this.field.stateOf(tile) !== 'closed') return;
    this.asked = tile;
    this.desk.move({ kind: 'open', tile });
  }

  /** Opens a shell for a player who does not care which: all are equally likely to be safe. */
  private openAny(): void {
    const closed = Array.from({ length: TILES }, (_, tile) => tile).filter(
      (tile) => this.field.stateOf(tile) === 'closed',
    );
    const tile = closed[Math.floor(Math.random() * closed.length)];
    if (tile !== undefined) this.open(tile);
  }

  /** Shows what the other shells held, spreading from a tile. */
  private reveal(layout: readonly number[], from: number): void {
    for (let tile = 0; tile < TILES; tile += 1)
      if (this.field.stateOf(tile) === 'closed')
        this.field.put(
          tile,
          layout.includes(tile) ? 'shownMine' : 'shownPearl',
          Math.round(distance(tile, from) / 2) * RIPPLE_MS,
        );
  }

  private async pause(ms: number): Promise<void> {
    await this.desk.pacer.wait(this.desk.isCalm() ? 0 : ms);
  }

  /** The figures of a round, or those of the bet that is chosen. */
  private showFacts(round: Round | null): void {
    const { times, locale } = this.desk;
    const view = round?.view ?? null;
    const opened = view?.opened.length ?? 0;
    const { mines } = this.count;
    const first = minesMultiplier(mines, 1).toFixed(2);
    const next = view === null ? first : view.next;
    const chance = view === null ? ([TILES - mines, TILES] as const) : view.chance;
    this.now.textContent = opened > 0 && view?.hit === null ? times(view.multiplier) : '–';
    this.next.textContent = next === null ? '–' : times(next);
    this.safe.textContent = chance === null ? '–' : percent(Rational.of(...chance), locale);
    this.ladder.show(stepsAround(mines, opened, SHOWN_STEPS), view?.hit === null ? opened : 0, (step) =>
      times(step.multiplier.toFixed(2)),
    );
  }
}

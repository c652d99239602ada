import type { GameDefinition } from '../engine/gameDefinition.ts';
import type { SymbolId } from '../engine/symbols.ts';
import type { Announcer } from './Announcer.ts';
import { multipleOf } from './countUp.ts';
import type { Banner } from './Banner.ts';
import type { Curtain } from './Curtain.ts';
import { element } from './element.ts';
import type { GridTable } from './GridTable.ts';
import { likeBoth } from './money.ts';
import type { Pacer } from './Pacer.ts';
import type { Feature, Round } from './protocol.ts';
import type { FeatureProgress, RoundBoard } from './roundBoard.ts';
import type { Wording } from './roundText.ts';
import { introTexts } from './ruleTexts.ts';

export interface GameBoardOptions {
  readonly root: HTMLElement;
  readonly game: GameDefinition;
  readonly wording: Wording;
  readonly announcer: Announcer;
  readonly table: GridTable;
  readonly curtain: Curtain;
  readonly banner: Banner;
  readonly pacer: Pacer;
  readonly pictures: Readonly<Record<SymbolId, string>>;
}

const INTRO_MS = 5_500;
const OUTRO_MS = 3_600;
const MORE_MS = 1_100;
/** Respins start often, so they are announced without a pause. */
const RESPINS_MS = 600;

/** The texts and amounts around the reels. */
export class GameBoard implements RoundBoard {
  readonly captionNode = element('p', { class: 'caption', 'aria-hidden': 'true' });
  readonly featureNode = element('div', { class: 'feature', hidden: true });
  readonly resultNode: HTMLElement;
  isFree = false;
  private readonly options: GameBoardOptions;
  private readonly label = element('span', { class: 'label' });
  private readonly figure = element('bdi', { class: 'figure' });
  private lastFigure: string | null = null;
  /** The special symbol of the feature; null without. */
  private special: SymbolId | null = null;

  constructor(options: GameBoardOptions) {
    this.options = options;
    this.resultNode = element('div', { class: 'result' }, this.label, this.figure);
    this.write('idle', '', options.wording.t('goodLuck'));
  }

  clear(): void {
    const { t } = this.options.wording;
    this.caption(null);
    this.leaveFeature();
    this.write('past', t('lastResult'), this.lastFigure ?? '—');
  }

  grid(grid: readonly (readonly SymbolId[])[]): void {
    this.options.table.show(grid);
  }

  caption(text: string | null): void {
    this.captionNode.textContent = text ?? '';
  }

  say(text: string): void {
    this.options.announcer.say(text);
  }

  amount(counted: bigint, total: bigint, stake: bigint, from: bigint = total): void {
    const { format } = this.options.wording;
    const isWin = total > stake;
    const figure = format(counted, likeBoth(format, from, total));
    this.write(isWin ? 'win' : 'returned', this.payLabel(isWin), figure);
  }

  async featureIntro(feature: Feature): Promise<void> {
    const { wording, curtain, pacer, root, pictures, banner } = this.options;
    const { t } = wording;
    root.dataset['feature'] = feature.kind;
    this.special = feature.specialSymbol;
    if (feature.kind === 'respins') {
      this.say(t('respinsWon'));
      await banner.show(t('respins'), pictures.wild, RESPINS_MS, pacer);
      return;
    }
    const notes = this.featureNotes(feature);
    this.say([t('freeSpinsWon', { count: feature.awarded }), ...notes].join('. '));
    await curtain.pause(
      {
        title: t('freeSpins'),
        picture: pictures[feature.specialSymbol ?? 'scatter'],
        figure: String(feature.awarded),
        notes,
        action: t('freeSpinsStart'),
      },
      INTRO_MS,
      pacer,
    );
  }

  featureSpin({ kind, spin, total, multiplier, won }: FeatureProgress): void {
    const { wording, pictures } = this.options;
    const { t, format, symbolName } = wording;
    const { special } = this;
    const count = kind === 'freeSpins' ? t('freeSpinsCount', { spin, total }) : String(spin);
    this.featureNode.replaceChildren(
      element(
        'span',
        { class: 'feature-part' },
        element('span', { class: 'label' }, t(kind === 'freeSpins' ? 'freeSpins' : 'respins')),
        element('bdi', {}, count),
      ),
      ...(special === null
        ? []
        : [element('img', { class: 'feature-special', src: pictures[special], alt: symbolName(special) })]),
      ...(multiplier > 1 ? [element('bdi', { class: 'feature-times', dir: 'ltr' }, `×${multiplier}`)] : []),
      element(
        'span',
        { class: 'feature-part' },
        element('span', { class: 'label' }, t('win')),
        element('bdi', {}, format(won)),
      ),
    );
    this.featureNode.hidden = false;
  }

  async featureMore(added: number): Promise<void> {
    const { wording, banner, pictures, pacer } = this.options;
    const text = wording.t('freeSpinsMore', { count: added });
    this.say(text);
    await banner.show(text, pictures.scatter, MORE_MS, pacer);
  }

  async featureOutro(feature: Feature, { stake, totalWin }: Pick<Round, 'stake' | 'totalWin'>): Promise<void> {
    const { wording, curtain, pacer } = this.options;
    const { t, format, multiple } = wording;
    const isFree = feature.kind === 'freeSpins';
    const text = t(isFree ? 'freeSpinsTotal' : 'respinsTotal', { amount: format(feature.win) });
    this.say(text);
    if (isFree) {
      const best = feature.spins.reduce((most, { win }) => (win > most ? win : most), 0n);
      const notes = [
        ...(feature.win > stake ? [t('factMaxWinValue', { multiple: multiple(multipleOf(feature.win, stake)) })] : []),
        t('freeSpinsPlayed', { count: feature.spins.length }),
        ...(best > 0n ? [t('freeSpinsBest', { amount: format(best) })] : []),
        // The round's total also includes the win of the base spin, so both amounts are announced.
        ...(totalWin > feature.win ? [t('announceTotal', { amount: format(totalWin) })] : []),
      ];
      const figure = format(feature.win);
      await curtain.pause({ title: t('freeSpins'), picture: null, figure, notes, action: t('goOn') }, OUTRO_MS, pacer);
    }
    this.leaveFeature();
  }

  result(totalWin: bigint, stake: bigint): void {
    const { t, format } = this.options.wording;
    if (totalWin === 0n) {
      this.lastFigure = t('noWin');
      this.write('none', t('lastResult'), t('noWin'));
      return;
    }
    const label = this.payLabel(totalWin > stake);
    this.lastFigure = `${label} ${format(totalWin)}`;
    this.write(totalWin > stake ? 'win' : 'returned', label, format(totalWin));
  }

  private payLabel(isWin: boolean): string {
    if (isWin) return this.options.wording.t('win');
    return this.options.wording.t(this.isFree ? 'freePaid' : 'returned');
  }

  private leaveFeature(): void {
    this.featureNode.hidden = true;
    delete this.options.root.dataset['feature'];
  }

  private featureNotes(feature: Feature): string[] {
    const { wording, game } = this.options;
    const { t, symbolName } = wording;
    const { specialSymbol, spins } = feature;
    return [
      ...(specialSymbol === null ? [] : [t('specialSymbol', { symbol: symbolName(specialSymbol) })]),
      ...introTexts(game, spins[0]?.multiplier ?? 1, t, symbolName),
    ];
  }

  private write(state: string, label: string, figure: string): void {
    if (this.resultNode.dataset['state'] !== state) {
      this.resultNode.dataset['state'] = state;
      this.label.textContent = label;
    }
    this.figure.textContent = figure;
  }
}

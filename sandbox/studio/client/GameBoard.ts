import type { GameDefinition } from '../engine/gameDefinition.ts';
import type { SymbolId } from '../engine/symbols.ts';
import type { Announcer } from './Announcer.ts';
import { multipleOf } from './countUp.ts';
import type { Curtain } from './Curtain.ts';
import { element } from './element.ts';
import type { GridTable } from './GridTable.ts';
import type { Pacer } from './Pacer.ts';
import type { Feature, Round } from './protocol.ts';
import type { FeatureProgress, GrandWin, RoundBoard } from './roundBoard.ts';
import type { Wording } from './roundText.ts';
import type { MessageKey } from './translate.ts';
import type { WinTier } from './winTier.ts';

export interface GameBoardOptions {
  readonly root: HTMLElement;
  readonly game: GameDefinition;
  readonly wording: Wording;
  readonly announcer: Announcer;
  readonly table: GridTable;
  readonly curtain: Curtain;
  readonly pacer: Pacer;
  readonly pictures: Readonly<Record<SymbolId, string>>;
}

const INTRO_MS = 4_500;
const OUTRO_MS = 3_600;
const MORE_MS = 1_100;
const TIER_TITLES: Readonly<Record<WinTier, MessageKey>> = { big: 'winBig', huge: 'winHuge', grand: 'winGrand' };

/** The texts and amounts around the reels. */
export class GameBoard implements RoundBoard {
  readonly captionNode = element('p', { class: 'caption', 'aria-hidden': 'true' });
  readonly featureNode = element('div', { class: 'feature', hidden: true });
  readonly grandNode = element('div', { class: 'grand', hidden: true, 'aria-hidden': 'true' });
  readonly resultNode: HTMLElement;
  private readonly options: GameBoardOptions;
  private readonly label = element('span', { class: 'label' });
  private readonly figure = element('bdi', { class: 'figure' });
  private readonly grandTitle = element('p', { class: 'grand-title' });
  private readonly grandFigure = element('bdi', { class: 'grand-figure' });
  private lastFigure: string | null = null;

  constructor(options: GameBoardOptions) {
    this.options = options;
    this.resultNode = element('div', { class: 'result' }, this.label, this.figure);
    this.grandNode.append(this.grandTitle, this.grandFigure);
    this.write('idle', '', options.wording.t('goodLuck'));
  }

  clear(): void {
    const { t } = this.options.wording;
    this.caption(null);
    this.grand(null);
    this.featureNode.hidden = true;
    delete this.options.root.dataset['feature'];
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

  amount(counted: bigint, total: bigint, stake: bigint): void {
    const { t, format } = this.options.wording;
    const isWin = total > stake;
    this.write(isWin ? 'win' : 'returned', t(isWin ? 'win' : 'returned'), format(counted, total));
  }

  grand(win: GrandWin | null): void {
    this.grandNode.hidden = win === null;
    if (win === null) {
      delete this.grandNode.dataset['tier'];
      return;
    }
    const { t, format } = this.options.wording;
    if (this.grandNode.dataset['tier'] !== win.tier) {
      this.grandNode.dataset['tier'] = win.tier;
      this.grandTitle.textContent = t(TIER_TITLES[win.tier]);
    }
    this.grandFigure.textContent = format(win.amount, win.total);
  }

  async featureIntro(feature: Feature): Promise<void> {
    const { wording, curtain, pacer, root } = this.options;
    const { t } = wording;
    root.dataset['feature'] = feature.kind;
    this.grand(null);
    const isFree = feature.kind === 'freeSpins';
    const title = isFree ? t('freeSpins') : t('respins');
    const notes = isFree ? this.featureNotes(feature) : [t('respinsWon')];
    this.say(
      [isFree ? t('freeSpinsWon', { count: feature.awarded }) : t('respinsWon'), ...(isFree ? notes : [])].join('. '),
    );
    const picture = this.options.pictures[isFree ? 'scatter' : 'wild'];
    await curtain.pause(
      { title, picture, figure: isFree ? String(feature.awarded) : '↻', notes, action: t('freeSpinsStart') },
      INTRO_MS,
      pacer,
    );
  }

  featureSpin({ kind, spin, total, multiplier, won }: FeatureProgress): void {
    const { t, format } = this.options.wording;
    const count = kind === 'freeSpins' ? t('freeSpinsCount', { spin, total }) : String(spin);
    this.featureNode.replaceChildren(
      element(
        'span',
        { class: 'feature-part' },
        element('span', { class: 'label' }, t(kind === 'freeSpins' ? 'freeSpins' : 'respins')),
        element('bdi', {}, count),
      ),
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
    const text = this.options.wording.t('freeSpinsMore', { count: added });
    this.say(text);
    this.caption(text);
    await this.options.pacer.wait(MORE_MS);
  }

  async featureOutro(feature: Feature, { stake, totalWin }: Pick<Round, 'stake' | 'totalWin'>): Promise<void> {
    const { wording, curtain, pacer, root } = this.options;
    const { t, format, multiple } = wording;
    const text = t(feature.kind === 'freeSpins' ? 'freeSpinsTotal' : 'respinsTotal', { amount: format(feature.win) });
    this.grand(null);
    this.say(text);
    const title = t(feature.kind === 'freeSpins' ? 'freeSpins' : 'respins');
    const notes = [
      ...(feature.win > stake ? [`${multiple(multipleOf(feature.win, stake))} × ${t('stake')}`] : []),
      // The round's total also includes the win of the base spin, so both amounts are announced.
      ...(totalWin > feature.win ? [t('announceTotal', { amount: format(totalWin) })] : []),
    ];
    await curtain.pause(
      { title, picture: null, figure: format(feature.win), notes, action: t('goOn') },
      OUTRO_MS,
      pacer,
    );
    this.featureNode.hidden = true;
    delete root.dataset['feature'];
  }

  result(totalWin: bigint, stake: bigint): void {
    const { t, format } = this.options.wording;
    this.grand(null);
    if (totalWin === 0n) {
      this.lastFigure = t('noWin');
      this.write('none', t('lastResult'), t('noWin'));
      return;
    }
    const label = t(totalWin > stake ? 'win' : 'returned');
    this.lastFigure = `${label} ${format(totalWin)}`;
    this.write(totalWin > stake ? 'win' : 'returned', label, format(totalWin));
  }

  private featureNotes(feature: Feature): string[] {
    const { wording, game } = this.options;
    const { t, symbolName } = wording;
    const first = feature.spins[0]?.multiplier ?? 1;
    // A drawn multiplier is part of its spin and is not shown in advance.
    const isKnown = game.feature?.kind === 'freeSpins' && game.feature.multiplier.kind !== 'drawn';
    return [
      ...(isKnown && first > 1 ? [t('multiplier', { value: first })] : []),
      ...(feature.specialSymbol === null ? [] : [t('specialSymbol', { symbol: symbolName(feature.specialSymbol) })]),
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

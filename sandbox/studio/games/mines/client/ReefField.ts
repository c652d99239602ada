import { element } from '../../../client/element.ts';
import { rasterUrl } from '../../../client/rasterUrl.ts';
import { RovingGrid } from '../../../kit/client/RovingGrid.ts';
import { mine, pearl, shell } from '../art/tiles.ts';
import { TILES } from '../rules.ts';
import { COLUMNS, distance } from './reef.ts';

const pictures = { shell, pearl, mine };

/** `shown`: what a shell held that the player did not open, told at the end. */
export type TileState = 'closed' | 'asked' | 'pearl' | 'hit' | 'shownPearl' | 'shownMine';

export interface ReefFieldOptions {
  readonly label: string;
  /** The name of a tile in a state. */
  readonly nameOf: (tile: number, state: TileState) => string;
  readonly onOpen: (tile: number) => void;
}

/** The 25 shells: buttons with three pictures each, of which the state shows one. */
export class ReefField {
  readonly node: HTMLElement;
  readonly grid: RovingGrid;
  private readonly tiles: readonly HTMLButtonElement[];
  private readonly states: TileState[] = Array.from({ length: TILES }, () => 'closed');

  constructor(private readonly options: ReefFieldOptions) {
    this.tiles = this.states.map((_, tile) =>
      element(
        'button',
        { type: 'button', class: 'reef-tile', onclick: () => options.onOpen(tile) },
        ...Object.keys(pictures).map((name) => element('img', { class: `reef-${name}`, alt: '', draggable: 'false' })),
      ),
    );
    this.grid = new RovingGrid(this.tiles, COLUMNS);
    this.node = element(
      'div',
      { class: 'reef', role: 'group', 'aria-label': options.label, dir: 'ltr' },
      ...this.tiles,
    );
    this.tiles.forEach((_, tile) => this.put(tile, 'closed'));
    for (const [name, svg] of Object.entries(pictures)) void this.paint(`.reef-${name}`, svg);
  }

  stateOf(tile: number): TileState {
    return this.states[tile] ?? 'closed';
  }

  /** `after`: the delay of its animation in ms. */
  put(tile: number, state: TileState, after = 0): void {
    const button = this.tiles[tile];
    if (button === undefined) return;
    this.states[tile] = state;
    button.dataset['state'] = state;
    button.style.setProperty('--after', `${Math.round(after)}ms`);
    button.setAttribute('aria-label', this.options.nameOf(tile, state));
  }

  close(): void {
    this.tiles.forEach((_, tile) => {
      if (this.stateOf(tile) !== 'closed') this.put(tile, 'closed', distance(tile, 0) * 28);
    });
  }

  /** Locked tiles keep the focus, but do nothing. */
  lock(isLocked: boolean): void {
    this.tiles.forEach((button, tile) => {
      button.setAttribute('aria-disabled', String(isLocked || this.stateOf(tile) !== 'closed'));
    });
  }

  private async paint(selector: string, svg: string): Promise<void> {
    const url = await rasterUrl(svg);
    for (const image of this.node.querySelectorAll<HTMLImageElement>(selector)) image.src = url;
  }
}

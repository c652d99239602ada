import { element } from '../../../client/element.ts';
import { rasterUrl } from '../../../client/rasterUrl.ts';
import { RovingGrid } from '../../../kit/client/RovingGrid.ts';
import { blaze, cool, dark, lit } from '../art/lanterns.ts';
import { ALL_NUMBERS, COLUMNS } from './card.ts';

export type Light = 'none' | 'drawn' | 'hit';

export interface LanternCardOptions {
  readonly label: string;
  /** The name of a number in a light. */
  readonly nameOf: (number: number, light: Light) => string;
  readonly onPress: (number: number) => void;
}

/** The forty lanterns: dark, lit by the player's choice, pale when drawn, and blazing when both. */
export class LanternCard {
  readonly node: HTMLElement;
  readonly grid: RovingGrid;
  private readonly lanterns: readonly HTMLButtonElement[];

  constructor(private readonly options: LanternCardOptions) {
    const { label, onPress } = options;
    this.lanterns = ALL_NUMBERS.map((number) =>
      element(
        'button',
        { type: 'button', class: 'lantern', 'aria-pressed': 'false', onclick: () => onPress(number) },
        element('span', { class: 'lantern-number', 'aria-hidden': 'true' }, String(number)),
      ),
    );
    this.grid = new RovingGrid(this.lanterns, COLUMNS);
    this.node = element(
      'div',
      { class: 'lantern-card', role: 'group', 'aria-label': label, dir: 'ltr' },
      ...this.lanterns,
    );
    for (const [name, svg] of Object.entries({ dark, lit, cool, blaze })) void this.paint(`--${name}`, svg);
    this.clearDraw();
  }

  choose(picks: readonly number[]): void {
    this.lanterns.forEach((lantern, index) => lantern.setAttribute('aria-pressed', String(picks.includes(index + 1))));
  }

  light(number: number, light: Light): void {
    const lantern = this.lanterns[number - 1];
    if (lantern === undefined) return;
    lantern.dataset['light'] = light;
    lantern.setAttribute('aria-label', this.options.nameOf(number, light));
  }

  clearDraw(): void {
    for (const number of ALL_NUMBERS) this.light(number, 'none');
  }

  lock(isLocked: boolean): void {
    for (const lantern of this.lanterns) lantern.setAttribute('aria-disabled', String(isLocked));
  }

  private async paint(property: string, svg: string): Promise<void> {
    this.node.style.setProperty(property, `url("${await rasterUrl(svg)}")`);
  }
}

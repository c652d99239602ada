import type { Curtain } from '../../../client/Curtain.ts';
import { element } from '../../../client/element.ts';
import type { FeatureStage } from '../../../client/feature/FeatureStage.ts';
import type { ReelLayout } from '../../../client/reelLayout.ts';
import { fitGrid } from './gridFit.ts';

export interface SlotFrameOptions {
  readonly columns: number;
  readonly rows: number;
  /** Height of a cell to its width, at most. */
  readonly tallest: number;
  readonly curtain: Curtain;
  /** The scene and the music of the feature. */
  readonly scene: Pick<FeatureStage, 'begin' | 'end'>;
  /** Shown above the grid. */
  readonly head: HTMLElement;
  /** Canvases over each other, the first at the bottom. */
  readonly canvases: readonly HTMLCanvasElement[];
  /** Over the canvases and under the curtain. */
  readonly covers: readonly HTMLElement[];
  /** The size of the grid has changed. */
  readonly onFit: (layout: ReelLayout) => void;
}

const BORDER = 7;

/** The grid of a slot with its frame: as large as the stage allows. */
export class SlotFrame {
  readonly node: HTMLElement;
  readonly labels = element('div', { class: 'slot-labels', 'aria-hidden': 'true' });
  private readonly captionNode = element('p', { class: 'slot-caption' });
  private readonly frame: HTMLElement;
  private readonly room: HTMLElement;
  private size = '';

  constructor(private readonly options: SlotFrameOptions) {
    const { canvases, covers, curtain, head } = options;
    for (const canvas of canvases) canvas.setAttribute('aria-hidden', 'true');
    this.frame = element('div', { class: 'slot-frame' }, ...canvases, this.labels, ...covers, curtain.node);
    this.room = element('div', { class: 'slot-room' }, this.frame);
    this.node = element('div', { class: 'slot' }, head, this.room, this.captionNode);
    new ResizeObserver(() => this.fit()).observe(this.room);
  }

  /** A line of text under the grid. */
  caption(text: string): void {
    this.captionNode.textContent = text;
  }

  /** Marks the frame while the feature runs, in its own scene and with its music. */
  feature(isOn: boolean): void {
    if (isOn === this.node.hasAttribute('data-feature')) return;
    this.node.toggleAttribute('data-feature', isOn);
    if (isOn) this.options.scene.begin();
    else this.options.scene.end();
  }

  /** The feature is over: its scene and music end, while its last grid stays until the next round. */
  endScene(): void {
    this.options.scene.end();
  }

  /** Shows a text over the middle of cells until `clearLabels`. */
  label(cells: readonly number[], text: string): void {
    const { columns, rows } = this.options;
    const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
    const node = element('span', { class: 'slot-label' }, element('bdi', {}, text));
    const x = (mean(cells.map((cell) => Math.floor(cell / rows))) + 0.5) / columns;
    const y = (mean(cells.map((cell) => cell % rows)) + 0.5) / rows;
    node.style.setProperty('--x', String(x));
    node.style.setProperty('--y', String(y));
    this.labels.append(node);
  }

  clearLabels(): void {
    this.labels.replaceChildren();
  }

  private fit(): void {
    const { columns, rows, tallest, canvases, onFit } = this.options;
    const { clientWidth, clientHeight } = this.room;
    const room = { width: clientWidth - 2 * BORDER, height: clientHeight - 2 * BORDER };
    if (room.width < 40 || room.height < 40) return;
    const layout = fitGrid(room, { columns, rows, tallest }, devicePixelRatio);
    const size = `${layout.width}×${layout.height}@${layout.ratio}`;
    if (size === this.size) return;
    this.size = size;
    this.frame.style.setProperty('--grid-width', `${layout.width / layout.ratio}px`);
    this.frame.style.setProperty('--grid-height', `${layout.height / layout.ratio}px`);
    this.frame.style.setProperty('--cell', `${layout.cellWidth / layout.ratio}px`);
    for (const canvas of canvases) {
      canvas.width = layout.width;
      canvas.height = layout.height;
    }
    onFit(layout);
  }
}

import { element, vector } from '../../../client/element.ts';
import { colourOf } from '../colours.ts';
import { places } from '../places.ts';
import { paysTo1, spotText } from './placeNames.ts';
import type { TableText } from './placeNames.ts';
import { RovingSpots } from './RovingSpots.ts';
import { spots } from './spots.ts';
import type { Spot } from './spots.ts';
import { TouchAim } from './TouchAim.ts';
import './layout.css';

export interface LayoutOptions {
  readonly t: TableText;
  readonly format: (amount: bigint) => string;
  /** The chip that lies on a place, with all that is on it. */
  readonly chip: (amount: bigint) => SVGElement;
  readonly onPlace: (place: string) => void;
  readonly onRemove: (place: string) => void;
  /** The place that is pointed at or has the focus; null: none. */
  readonly onAim: (place: string | null) => void;
  /** The number that came is marked, or its mark taken away. */
  readonly onMark: (number: number | null) => void;
}

/** What a winning place pays, in words. */
export interface PaidPlace {
  readonly place: string;
  readonly text: string;
}

/** The betting table: all places of the European layout, with chips on them. */
export class Layout {
  readonly node: HTMLElement;
  private readonly buttons: ReadonlyMap<string, HTMLButtonElement>;
  private readonly chipLayer = element('div', { class: 'rl-chips', 'aria-hidden': 'true' });
  private readonly marker = element('div', { class: 'rl-marker', 'aria-hidden': 'true', hidden: true }, drawMarker());
  private readonly chips = new Map<string, { readonly node: HTMLElement; readonly amount: bigint }>();
  private isLocked = false;
  private aimed: string | null = null;

  constructor(private readonly options: LayoutOptions) {
    const { t, onRemove } = options;
    this.buttons = new Map(spots.map((spot) => [spot.id, this.button(spot)]));
    this.node = element(
      'div',
      { class: 'rl-felt', role: 'group', dir: 'ltr', 'aria-label': t('table') },
      ...this.buttons.values(),
      this.chipLayer,
      this.marker,
    );
    const aim = new TouchAim(this.node, { onAim: (place) => this.aim(place), onPlace: (place) => this.place(place) });
    this.node.addEventListener('click', (event) => {
      const place = placeOf(event.target);
      if (place !== null && !aim.hasPlaced) this.place(place);
    });
    this.node.addEventListener('contextmenu', (event) => {
      event.preventDefault();
      const place = placeOf(event.target);
      if (place !== null && !aim.isTouched && !this.isLocked) onRemove(place);
    });
    this.node.addEventListener('focusout', () => this.aim(null));
    const roving = new RovingSpots(this.node, this.buttons, {
      onFocus: (place) => this.aim(place),
      onRemove: (place) => {
        if (!this.isLocked) onRemove(place);
      },
    });
    roving.start('straight:0');
  }

  set locked(locked: boolean) {
    this.isLocked = locked;
    if (locked) this.aim(null);
    this.node.toggleAttribute('data-locked', locked);
    for (const button of this.buttons.values()) button.setAttribute('aria-disabled', String(locked));
  }

  /** Shows the chips that lie on the table. */
  showChips(amounts: ReadonlyMap<string, bigint>): void {
    for (const [place, { node }] of this.chips) {
      if (amounts.has(place)) continue;
      node.remove();
      this.chips.delete(place);
      this.name(place, 0n);
    }
    for (const [place, amount] of amounts) {
      const chip = this.chips.get(place);
      if (chip?.amount === amount) continue;
      const node = this.at(place, 'rl-chip', this.options.chip(amount));
      if (chip === undefined) this.chipLayer.append(node);
      else chip.node.replaceWith(node);
      this.chips.set(place, { node, amount });
      this.name(place, amount);
    }
  }

  /** Lights up the fields of numbers. */
  light(numbers: readonly number[]): void {
    for (const spot of spots) {
      if (spot.place.kind !== 'straight') continue;
      const isLit = numbers.includes(spot.place.numbers[0] ?? -1);
      this.buttons.get(spot.id)?.toggleAttribute('data-lit', isLit);
    }
  }

  /** Puts the marker on the number that came; null takes it away, with the marks of what won. */
  markWinner(number: number | null): void {
    this.marker.hidden = number === null;
    this.options.onMark(number);
    for (const [id, button] of this.buttons)
      button.toggleAttribute('data-won', number !== null && places.get(id)?.numbers.includes(number) === true);
    if (number === null) for (const paid of this.chipLayer.querySelectorAll('.rl-paid, .rl-payout')) paid.remove();
    else this.put(this.marker, `straight:${number}`);
  }

  /** Takes the lost chips from the table and says at each place that won what it pays. */
  pay(wins: readonly PaidPlace[]): void {
    for (const [place, { node }] of this.chips)
      node.dataset['state'] = wins.some((win) => win.place === place) ? 'won' : 'lost';
    for (const { place, text } of wins) this.chipLayer.append(...this.payout(place), this.at(place, 'rl-paid', text));
  }

  /** Chips that slide to a place that won: the more it pays, the more of them. */
  private payout(id: string): readonly HTMLElement[] {
    const place = places.get(id);
    const chip = this.chips.get(id);
    const count = place === undefined || chip === undefined ? 0 : Math.ceil(Math.log2(paysTo1(place) + 1));
    return Array.from({ length: count }, (_, index) => {
      const node = this.at(id, 'rl-payout', this.options.chip(chip?.amount ?? 0n));
      node.style.setProperty('--rank', String(index));
      return node;
    });
  }

  private button(spot: Spot): HTMLButtonElement {
    const button = element('button', {
      type: 'button',
      class: 'rl-spot',
      'data-place': spot.id,
      'data-cut': spot.cut,
      tabindex: -1,
      'aria-label': this.nameOf(spot.id, 0n),
    });
    if (spot.place.kind === 'straight') button.dataset['colour'] = colourOf(spot.place.numbers[0] ?? 0);
    button.append(...faceOf(spot, this.options.t));
    this.put(button, spot.id);
    return button;
  }

  private at(place: string, className: string, content: Node | string): HTMLElement {
    const node = element('span', { class: className }, content);
    this.put(node, place);
    return node;
  }

  /** Where a node lies on the table; the style sheet turns it into lengths for either direction. */
  private put(node: HTMLElement, place: string): void {
    const spot = spots.find(({ id }) => id === place);
    if (spot === undefined) return;
    node.dataset['kind'] = spot.place.kind;
    node.style.setProperty('--along', String(spot.along));
    node.style.setProperty('--across', String(spot.across));
    node.style.setProperty('--length', String(spot.length));
    node.style.setProperty('--width', String(spot.width));
  }

  private place(place: string): void {
    if (!this.isLocked) this.options.onPlace(place);
  }

  /** Shows what a chip on the place would cover. */
  private aim(place: string | null): void {
    const aimed = this.isLocked ? null : place;
    if (aimed === this.aimed) return;
    this.aimed = aimed;
    for (const [id, button] of this.buttons) button.toggleAttribute('data-aimed', id === aimed);
    this.light(aimed === null ? [] : (places.get(aimed)?.numbers ?? []));
    this.options.onAim(aimed);
  }

  private name(place: string, amount: bigint): void {
    this.buttons.get(place)?.setAttribute('aria-label', this.nameOf(place, amount));
  }

  private nameOf(id: string, amount: bigint): string {
    const { t, format } = this.options;
    return spotText(id, amount, t, format);
  }
}

const placeOf = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? null) : null;

/** What is printed on a field. */
function faceOf({ id, place }: Spot, t: TableText): readonly (Node | string)[] {
  const { kind, numbers } = place;
  if (kind === 'straight') return [String(numbers[0])];
  if (kind === 'column') return ['2:1'];
  if (kind === 'dozen' || id === 'low' || id === 'high') return [`${numbers[0]}–${numbers.at(-1)}`];
  if (id === 'red' || id === 'black')
    return [
      vector(
        'svg',
        { viewBox: '-22 -12 44 24', class: `rl-diamond is-${id}`, 'aria-hidden': 'true' },
        vector('path', { d: 'M-20 0 0-10 20 0 0 10Z' }),
      ),
    ];
  return kind === 'even' ? [element('bdi', {}, t(id === 'odd' ? 'place_odd' : 'place_even'))] : [];
}

/** The crystal that a croupier puts on the number. */
function drawMarker(): SVGElement {
  return vector(
    'svg',
    { viewBox: '-12 -26 24 30' },
    vector('ellipse', { cx: 0, cy: 1, rx: 9, ry: 3, fill: 'rgb(0 0 0 / 45%)' }),
    vector('path', { d: 'M-7 0C-7-5-3.4-6.5-3-12H3c.4 5.5 4 7 4 12Z', fill: '#e8f6ff', opacity: 0.92 }),
    vector('path', { d: 'M-7 0C-7-5-3.4-6.5-3-12H-1c-.4 5.5-2.4 7-2.4 12Z', fill: '#fff' }),
    vector('circle', { cy: -17, r: 6.4, fill: '#d4ecfb' }),
    vector('circle', { cx: -2, cy: -19, r: 2.4, fill: '#fff' }),
    vector('path', {
      d: 'M-7 0C-7-5-3.4-6.5-3-12A6.4 6.4 0 1 1 3-12C3.4-6.5 7-5 7 0Z',
      fill: 'none',
      stroke: '#1d4d6b',
      'stroke-width': 0.9,
    }),
  );
}

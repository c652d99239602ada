import { element, vector } from '../../../client/element.ts';
import { calls, MOST_NEIGHBOURS, neighbourChips, neighboursOf } from '../calls.ts';
import type { CalledChips, CallName } from '../calls.ts';
import { colourOf } from '../colours.ts';
import { places, WHEEL } from '../places.ts';
import { coveredBy } from './placeNames.ts';
import type { TableText } from './placeNames.ts';
import { raceShape } from './raceShape.ts';
import type { RaceShape } from './raceShape.ts';
import './racetrack.css';

export interface RacetrackOptions {
  readonly t: TableText;
  readonly format: (amount: bigint) => string;
  /** The value of the chip that is chosen. */
  readonly value: () => bigint;
  readonly onPlace: (chips: CalledChips) => void;
  /** The bet that is pointed at in words, with the numbers that it covers. */
  readonly onAim: (text: string, numbers: readonly number[]) => void;
}

/** A field of the racetrack: a number, or a part with a name. */
type Goal = number | CallName;

/** A called bet covers at most so many numbers with one chip. */
const MOST_CALLED = 4;

const PARTS: readonly CallName[] = ['voisins', 'zeroGame', 'orphelins', 'tiers'];

/** The wheel as an oval: a press on a number bets on it and its neighbours, one on a part on that part. */
export class Racetrack {
  readonly node: HTMLElement;
  private reach = 2;
  private isLocked = false;
  private readonly count = element('output', { class: 'race-count' });
  private readonly ovals: readonly Oval[];

  constructor(private readonly options: RacetrackOptions) {
    const { t } = options;
    const build = (className: string, shape: RaceShape): Oval =>
      new Oval(className, shape, t, (goal) => this.watch(goal));
    this.ovals = [
      build('race-flat', raceShape(500, 100, 56, false)),
      build('race-upright', raceShape(170, 150, 100, true)),
    ];
    const key = (by: -1 | 1): HTMLElement =>
      element(
        'button',
        {
          type: 'button',
          class: 'race-key',
          'aria-label': t(by === 1 ? 'neighboursMore' : 'neighboursFewer'),
          onclick: () => this.setReach(this.reach + by),
        },
        by === 1 ? '+' : '−',
      );
    this.node = element(
      'div',
      { class: 'race', role: 'group', 'aria-label': t('racetrack') },
      ...this.ovals.map(({ node }) => node),
      element('div', { class: 'race-reach' }, key(-1), this.count, key(1)),
    );
    this.tellReach();
  }

  set locked(locked: boolean) {
    this.isLocked = locked;
    for (const oval of this.ovals) oval.each((node) => node.setAttribute('aria-disabled', String(locked)));
  }

  /** Marks the number that came; null takes the mark away. */
  markWinner(number: number | null): void {
    for (const oval of this.ovals) oval.mark('data-won', number === null ? [] : [number]);
  }

  /** Dots the numbers with chips on them: on places as small as those that the racetrack bets on. */
  showChips(ids: readonly string[]): void {
    const small = ids.flatMap((id) => {
      const covered = places.get(id)?.numbers ?? [];
      return covered.length <= MOST_CALLED ? covered : [];
    });
    for (const oval of this.ovals) oval.mark('data-chips', small);
  }

  /** Tells in the names what a press costs; to be called first when there is a chip, and whenever its value changes. */
  refresh(): void {
    for (const oval of this.ovals) oval.each((node, goal) => node.setAttribute('aria-label', this.nameOf(goal)));
  }

  private setReach(reach: number): void {
    this.reach = Math.min(MOST_NEIGHBOURS, Math.max(1, reach));
    this.tellReach();
    this.refresh();
  }

  private tellReach(): void {
    this.count.textContent = this.options.t('neighbours', { count: this.reach });
  }

  private watch(goal: Goal): Readonly<Record<'press' | 'aim' | 'leave', () => void>> {
    const { onPlace, onAim } = this.options;
    return {
      press: () => {
        if (!this.isLocked) onPlace(this.chipsOf(goal));
      },
      aim: () => {
        const covered = coveredBy(this.chipsOf(goal));
        if (this.isLocked) return;
        for (const oval of this.ovals) oval.mark('data-lit', covered);
        onAim(this.nameOf(goal), covered);
      },
      leave: () => {
        for (const oval of this.ovals) oval.mark('data-lit', []);
        onAim('', []);
      },
    };
  }

  private chipsOf(goal: Goal): CalledChips {
    return typeof goal === 'number' ? neighbourChips(goal, this.reach) : calls[goal];
  }

  private nameOf(goal: Goal): string {
    const { t, format, value } = this.options;
    const chips = Object.values(this.chipsOf(goal)).reduce((sum, count) => sum + count, 0);
    const costs = { chips, amount: format(BigInt(chips) * value()) };
    if (typeof goal !== 'number')
      return t('call', { ...costs, name: t(goal), numbers: coveredBy(calls[goal]).join(', ') });
    const numbers = neighboursOf(goal, this.reach).join(', ');
    return t('neighboursOf', { ...costs, number: goal, numbers });
  }
}

/** One drawing of the racetrack. Tab comes to one field, arrows go round the wheel and then to the parts. */
class Oval {
  readonly node: SVGElement;
  private readonly fields = new Map<Goal, SVGElement>();

  constructor(
    className: string,
    shape: RaceShape,
    t: TableText,
    watch: (goal: Goal) => Readonly<Record<'press' | 'aim' | 'leave', () => void>>,
  ) {
    const { width, height } = shape;
    for (const goal of [...WHEEL, ...PARTS]) {
      const { press, aim, leave } = watch(goal);
      const field = drawField(shape, goal, t);
      field.addEventListener('click', press);
      field.addEventListener('pointerenter', aim);
      field.addEventListener('focus', aim);
      field.addEventListener('pointerleave', leave);
      field.addEventListener('blur', leave);
      this.fields.set(goal, field);
    }
    this.node = vector(
      'svg',
      { viewBox: `0 0 ${width} ${height}`, class: `race-oval ${className}`, direction: 'ltr' },
      // Parts last, so that their outlines lie above the numbers' edges.
      ...this.fields.values(),
    );
    this.node.addEventListener('keydown', (event) => this.press(event));
    this.fields.get(0)?.setAttribute('tabindex', '0');
  }

  each(change: (node: SVGElement, goal: Goal) => void): void {
    for (const [goal, node] of this.fields) change(node, goal);
  }

  mark(name: 'data-lit' | 'data-won' | 'data-chips', numbers: readonly number[]): void {
    this.each((node, goal) => node.toggleAttribute(name, typeof goal === 'number' && numbers.includes(goal)));
  }

  private press(event: KeyboardEvent): void {
    const order = [...this.fields.values()];
    const now = order.findIndex((field) => field === event.target);
    if (now < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (!event.repeat) order[now]?.dispatchEvent(new MouseEvent('click'));
      return;
    }
    const by = BY[event.key];
    const next = by === undefined ? undefined : order[(now + by + order.length) % order.length];
    if (next === undefined) return;
    event.preventDefault();
    order[now]?.setAttribute('tabindex', '-1');
    next.setAttribute('tabindex', '0');
    next.focus();
  }
}

const BY: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function drawField(shape: RaceShape, goal: Goal, t: TableText): SVGElement {
  const isNumber = typeof goal === 'number';
  const [x, y] = isNumber ? shape.middle(goal) : shape.label(goal);
  const text = vector('text', { x, y, dy: '0.36em', 'text-anchor': 'middle' });
  text.textContent = isNumber ? String(goal) : t(goal);
  return vector(
    'g',
    {
      role: 'button',
      tabindex: -1,
      class: isNumber ? `race-number is-${colourOf(goal)}` : 'race-part',
      'data-goal': goal,
    },
    vector('path', { d: isNumber ? shape.field(goal) : shape.call(goal) }),
    text,
    ...(isNumber ? [drawDot(shape.edge(goal))] : []),
  );
}

const drawDot = ([cx, cy]: readonly [x: number, y: number]): SVGElement =>
  vector('circle', { cx, cy, r: 4.5, class: 'race-chip' });

import { findSpot, stepFrom } from './spots.ts';
import type { Step } from './spots.ts';

export interface RovingHandlers {
  readonly onFocus: (place: string) => void;
  readonly onRemove: (place: string) => void;
}

/** Time within which a second figure belongs to the same number, in ms. */
const SECOND_FIGURE_MS = 900;

/**
 * One stop of the Tab key for the whole table. Arrows go from place to place, with Shift from field to field; figures
 * go to a number, Home to 0, End to the columns; Backspace and Delete take the chips off.
 */
export class RovingSpots {
  private current = '';
  private figures = '';
  private figuresAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly node: HTMLElement,
    private readonly buttons: ReadonlyMap<string, HTMLElement>,
    private readonly handlers: RovingHandlers,
  ) {
    node.addEventListener('keydown', (event) => {
      if (!event.ctrlKey && !event.metaKey && !event.altKey && this.press(event)) event.preventDefault();
    });
    node.addEventListener('focusin', ({ target }) => {
      const place = target instanceof HTMLElement ? target.dataset['place'] : undefined;
      if (place === undefined) return;
      this.start(place);
      // A press of the mouse aims by itself.
      if (target instanceof HTMLElement && target.matches(':focus-visible')) handlers.onFocus(place);
    });
  }

  /** The place that Tab comes to. */
  start(place: string): void {
    this.buttons.get(this.current)?.setAttribute('tabindex', '-1');
    this.current = place;
    this.buttons.get(place)?.setAttribute('tabindex', '0');
  }

  private press({ key, shiftKey, timeStamp }: KeyboardEvent): boolean {
    if (/^\d$/.test(key)) return this.type(key, timeStamp);
    if (key === 'Backspace' || key === 'Delete') {
      this.handlers.onRemove(this.current);
      return true;
    }
    const goal = this.goalOf(key, shiftKey);
    if (goal === null) return false;
    this.buttons.get(goal)?.focus();
    return true;
  }

  private goalOf(key: string, isWide: boolean): string | null {
    if (key === 'Home') return 'straight:0';
    if (key === 'End') return 'column:2';
    const isTurned = getComputedStyle(this.node).getPropertyValue('--is-turned').trim() === '1';
    const step = (isTurned ? TURNED : LYING)[key];
    const from = findSpot(this.current);
    return step === undefined || from === undefined ? null : stepFrom(from, step, isWide).id;
  }

  /** Goes to the number typed so far. */
  private type(figure: string, at: number): boolean {
    const both = at - this.figuresAt < SECOND_FIGURE_MS ? this.figures + figure : figure;
    this.figures = this.buttons.has(`straight:${both}`) ? both : figure;
    this.figuresAt = at;
    this.buttons.get(`straight:${this.figures}`)?.focus();
    return true;
  }
}

type Keys = Readonly<Record<string, Step | undefined>>;

/** 0 on the left, and the third number of a row above the first. */
const LYING: Keys = { ArrowRight: 'on', ArrowLeft: 'back', ArrowUp: 'up', ArrowDown: 'down' };
/** 0 above, and the third number of a row on the right of the first. */
const TURNED: Keys = { ArrowDown: 'on', ArrowUp: 'back', ArrowRight: 'up', ArrowLeft: 'down' };

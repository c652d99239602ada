// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { FakeClock, settle } from '../../../tests/fakes/FakeClock.ts';
import { untilStill } from './untilStill.ts';

afterEach(() => document.body.replaceChildren());

function focused(markup: string): HTMLElement {
  document.body.innerHTML = markup;
  const element = document.body.querySelector<HTMLElement>('input, textarea, button')!;
  element.focus();
  return element;
}

function waiting() {
  const clock = new FakeClock();
  const seen = { isStill: false };
  void untilStill(clock).then(() => (seen.isStill = true));
  return { clock, seen };
}

test.each(['<button>Play</button>', '<input type="checkbox">', '<input type="radio">'])(
  '16-16 with the focus in %s nothing is being typed',
  async (markup) => {
    focused(markup);
    const { clock, seen } = waiting();
    await settle();
    expect([seen.isStill, clock.waiting]).toEqual([true, 0]);
  },
);

test.each(['<input>', '<input type="search">', '<textarea></textarea>'])(
  '16-16 in %s each key puts it off, a pause ends it',
  async (markup) => {
    const field = focused(markup);
    const { clock, seen } = waiting();
    for (const sign of ['keydown', 'input', 'pointerdown']) {
      await clock.advance(3_900);
      field.dispatchEvent(new Event(sign, { bubbles: true }));
    }
    await clock.advance(3_900);
    expect(seen.isStill).toBe(false);
    await clock.advance(200);
    expect([seen.isStill, clock.waiting]).toEqual([true, 0]);
    field.dispatchEvent(new Event('keydown', { bubbles: true }));
    expect(clock.waiting).toBe(0);
  },
);

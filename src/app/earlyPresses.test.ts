// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { FakeClock } from '../../tests/fakes/FakeClock.ts';
import { keepEarlyPresses } from './earlyPresses.ts';

afterEach(() => document.body.replaceChildren());

const mark = (element: Element) => Object.assign(element, { __reactProps$test: {} });

/** A page that has hydrated, with a button that has not. */
function pageWithButton() {
  const clock = new FakeClock();
  document.body.innerHTML = '<div id="app"><main></main></div>';
  const app = document.querySelector<HTMLElement>('#app');
  const page = document.querySelector('main');
  if (!app || !page) throw new Error('no page');
  mark(page);
  const button = document.createElement('button');
  page.append(button);
  const pressed = vi.fn();
  button.addEventListener('click', (event) => {
    if (!event.isTrusted) pressed();
  });
  keepEarlyPresses(app, clock);
  const press = () => {
    const event = new MouseEvent('click', { bubbles: true });
    Object.defineProperty(event, 'isTrusted', { value: true });
    button.dispatchEvent(event);
  };
  return { clock, button, pressed, press, page };
}

test('a press of a button that has not hydrated is made again once it has', async () => {
  const { clock, button, pressed, press } = pageWithButton();
  press();
  await clock.advance(1_000);
  expect(pressed).not.toHaveBeenCalled();
  mark(button);
  await clock.advance(1_000);
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a press that a hydrated button has taken is not made again', async () => {
  const { clock, button, pressed, press } = pageWithButton();
  mark(button);
  press();
  await clock.advance(10_000);
  expect(pressed).not.toHaveBeenCalled();
});

test.each([
  ['it takes too long', async ({ clock }: ReturnType<typeof pageWithButton>) => clock.advance(6_000)],
  ['it has left the page', async ({ button }: ReturnType<typeof pageWithButton>) => button.remove()],
])('a press is forgotten if %s', async (_why, happen) => {
  const made = pageWithButton();
  made.press();
  await happen(made);
  await made.clock.advance(100);
  mark(made.button);
  await made.clock.advance(1_000);
  expect(made.pressed).not.toHaveBeenCalled();
});

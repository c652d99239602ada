// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { FakeClock } from '../../tests/fakes/FakeClock.ts';
import { keepEarlyPresses } from './earlyPresses.ts';
import type { PressedPage } from './earlyPresses.ts';

afterEach(() => document.body.replaceChildren());

const mark = (element: Element) => Object.assign(element, { __reactProps$test: {} });

const listening: ((event: MouseEvent) => void)[] = [];
afterEach(() => listening.splice(0).forEach((listener) => document.removeEventListener('click', listener, true)));

/** What the inline script does. */
function keptPage(): PressedPage {
  const page: PressedPage = { presses: [], performance };
  const listener = (event: MouseEvent) => void page.presses?.push(event);
  document.addEventListener('click', listener, true);
  listening.push(listener);
  return page;
}

/** A page with a button that has not hydrated. */
function pageWithButton() {
  const clock = new FakeClock();
  document.body.innerHTML = '<div id="app"><main></main></div>';
  const page = document.querySelector('main');
  if (!page) throw new Error('no page');
  const kept = keptPage();
  const button = document.createElement('button');
  page.append(button);
  const pressed = vi.fn();
  button.addEventListener('click', (event) => {
    if (!event.isTrusted) pressed();
  });
  const press = () => {
    const event = new MouseEvent('click', { bubbles: true });
    Object.defineProperty(event, 'isTrusted', { value: true });
    button.dispatchEvent(event);
  };
  return { clock, button, pressed, press, start: () => keepEarlyPresses(kept, clock) };
}

test('a press of a button that has not hydrated is made again once it has', async () => {
  const { clock, button, pressed, press, start } = pageWithButton();
  start();
  press();
  await clock.advance(1_000);
  expect(pressed).not.toHaveBeenCalled();
  mark(button);
  await clock.advance(1_000);
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a press that a hydrated button has taken is not made again', async () => {
  const { clock, button, pressed, press, start } = pageWithButton();
  start();
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
  made.start();
  made.press();
  await happen(made);
  await made.clock.advance(100);
  mark(made.button);
  await made.clock.advance(1_000);
  expect(made.pressed).not.toHaveBeenCalled();
});

type Happening = (made: ReturnType<typeof pageWithButton>) => void;

test.each<[string, Happening]>([
  ['is another by its text', ({ button }) => (button.textContent = 'Withdraw')],
  ['is another by its label', ({ button }) => button.setAttribute('aria-label', 'Withdraw')],
  ['is labelled by another part', ({ button }) => button.setAttribute('aria-labelledby', 'other')],
  ['has turned meanwhile', ({ button }) => button.setAttribute('aria-expanded', 'true')],
  ['sends its form elsewhere', ({ button }) => button.setAttribute('formaction', '/other')],
  ['is disabled', ({ button }) => (button.disabled = true)],
  ['says that it is disabled', ({ button }) => button.setAttribute('aria-disabled', 'true')],
  ['has left the page', ({ button }) => button.remove()],
])('a press is forgotten if the button that comes alive %s', async (_what, happen) => {
  const made = pageWithButton();
  const { button, clock, pressed, press, start } = made;
  button.textContent = 'Deposit';
  button.setAttribute('aria-expanded', 'false');
  button.parentElement?.insertAdjacentHTML('beforeend', '<b id="other">Withdraw</b>');
  start();
  press();
  happen(made);
  mark(button);
  await clock.advance(1_000);
  // Nor later, if it is what it was once more.
  button.textContent = 'Deposit';
  await clock.advance(1_000);
  expect(pressed).not.toHaveBeenCalled();
});

test('4-1 a press is made once though what is beside the name has changed', async () => {
  const { button, clock, pressed, press, start } = pageWithButton();
  button.textContent = 'Deposit';
  start();
  press();
  button.className = 'alive';
  mark(button);
  await clock.advance(1_000);
  expect(pressed).toHaveBeenCalledTimes(1);
});

test.each([
  ['is made by the same button in its place', ['Deposit'], 1],
  ['is forgotten if another button is in its place', ['Withdraw'], 0],
  ['is forgotten if two of the same name are in its place', ['Deposit', 'Deposit'], 0],
])('4-1 a press of a part that is rendered anew %s', async (_what, names, times) => {
  const { button, clock, press, start } = pageWithButton();
  const place = button.parentElement;
  button.textContent = 'Deposit';
  start();
  press();
  const pressed = vi.fn();
  const heirs = names.map((name) => {
    const heir = mark(document.createElement('button'));
    heir.textContent = name;
    heir.addEventListener('click', () => pressed());
    return heir;
  });
  place?.replaceChildren(...heirs);
  await clock.advance(1_000);
  expect(pressed).toHaveBeenCalledTimes(times);
});

test('4-1 a press from before the code of the page has come is made once the button can take it', async () => {
  const { clock, button, pressed, press, start } = pageWithButton();
  press();
  start();
  await clock.advance(1_000);
  expect(pressed).not.toHaveBeenCalled();
  mark(button);
  await clock.advance(1_000);
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a press that nobody made is not kept', async () => {
  const { clock, button, pressed, start } = pageWithButton();
  start();
  button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  pressed.mockClear();
  mark(button);
  await clock.advance(1_000);
  expect(pressed).not.toHaveBeenCalled();
});

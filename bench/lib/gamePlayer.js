/**
 * Presses the buttons of a game again and again, from inside of its page: a look from outside would be work in the
 * measured frames. Given to `page.evaluate`, so it is complete in itself; it ends with the page.
 * @param {import('./gamePlays.mjs').GamePlay} play
 */
export function startPlaying({ prepare, moves }) {
  const LOOK_EVERY = 250;
  const [preparing, moving] = [prepare, moves].map((names) => names.map((name) => new RegExp(name, 'i')));
  const nameOf = (button) => button.getAttribute('aria-label') ?? button.textContent.trim();
  const canPress = (button) =>
    !button.disabled && button.getAttribute('aria-disabled') !== 'true' && button.getClientRects().length > 0;
  const press = (patterns, buttons) => {
    const names = patterns.find((pattern) => buttons.some((button) => pattern.test(nameOf(button))));
    buttons.find((button) => names?.test(nameOf(button)))?.click();
    return names !== undefined;
  };
  let isPrepared = preparing.length === 0;
  setInterval(() => {
    const buttons = [...document.querySelectorAll('button')].filter(canPress);
    if (!isPrepared) isPrepared = press(preparing, buttons);
    else if (press(moving, buttons)) isPrepared = preparing.length === 0;
  }, LOOK_EVERY);
}

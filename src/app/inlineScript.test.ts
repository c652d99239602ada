// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inlineScript } from './inlineScript.ts';

const page = document.documentElement;
// The script is the page's own text, run here as the browser runs it.
const run = () => void new Function(inlineScript)();
const forget = () => void (document.cookie = 'theme=; Max-Age=0');

beforeEach(() => void (page.dataset['theme'] = 'dark'));
afterEach(() => {
  vi.unstubAllGlobals();
  forget();
  page.hidden = false;
});

/** Answers when told to, as another process does. */
function laterAnswers() {
  let answer: (cookie: { value: string } | null) => void = () => undefined;
  let refuse: (reason: Error) => void = () => undefined;
  const asked = new Promise<{ value: string } | null>((resolve, reject) => {
    answer = resolve;
    refuse = reject;
  });
  vi.stubGlobal('cookieStore', { get: () => asked });
  return { answer, refuse };
}

test('4-46 nothing is shown until the theme of the cookie is known, so that none flashes by', async () => {
  const { answer } = laterAnswers();
  run();
  expect([page.hidden, page.dataset['theme']]).toEqual([true, 'dark']);
  answer({ value: 'light' });
  await vi.waitFor(() => expect([page.hidden, page.dataset['theme']]).toEqual([false, 'light']));
});

test.each([
  ['no cookie', null],
  ['an unknown theme', { value: 'neon' }],
])('4-46 with %s the page is shown as it was sent', async (_what, cookie) => {
  const { answer } = laterAnswers();
  run();
  answer(cookie);
  await vi.waitFor(() => expect([page.hidden, page.dataset['theme']]).toEqual([false, 'dark']));
});

test('4-46 a browser that refuses cookies shows the page all the same', async () => {
  const { refuse } = laterAnswers();
  run();
  refuse(new Error('SecurityError'));
  await vi.waitFor(() => expect([page.hidden, page.dataset['theme']]).toEqual([false, 'dark']));
});

test('4-46 a browser without a cookie store reads the cookie at once', () => {
  vi.stubGlobal('cookieStore', undefined);
  document.cookie = 'theme=light';
  run();
  expect([page.hidden, page.dataset['theme']]).toEqual([false, 'light']);
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inlineScript } from './inlineScript.ts';
import { eventually } from '../../tests/eventually.ts';

const page = document.documentElement;
// Runs the inline script's text as the browser does.
const run = () => void new Function(inlineScript)();
const forget = () => ['theme', 'croupier_visitor'].forEach((name) => (document.cookie = `${name}=; Max-Age=-1`));

/** Sets the attributes that the server renders on `<html>`. */
function sent(theme: string, themes: string) {
  page.dataset['theme'] = theme;
  page.dataset['themes'] = themes;
}

beforeEach(() => {
  sent('dark', 'dark light');
  delete page.dataset['visitor'];
});
afterEach(() => {
  vi.unstubAllGlobals();
  forget();
  history.replaceState(null, '', '/');
  page.dataset['shell'] = 'web';
  page.hidden = false;
});

/** A cookie store whose answer the test triggers, as asynchronous as a browser's. */
function laterAnswers() {
  let answer: (cookies: readonly { name: string; value: string }[]) => void = () => undefined;
  let refuse: (reason: Error) => void = () => undefined;
  const asked = new Promise<readonly { name: string; value: string }[]>((resolve, reject) => {
    answer = resolve;
    refuse = reject;
  });
  vi.stubGlobal('cookieStore', { getAll: () => asked });
  return { answer, refuse };
}

test('4-46 nothing is shown until the theme of the cookie is known, so that no wrong theme flashes', async () => {
  const { answer } = laterAnswers();
  run();
  expect([page.hidden, page.dataset['theme']]).toEqual([true, 'dark']);
  answer([{ name: 'theme', value: 'light' }]);
  await eventually(() => expect([page.hidden, page.dataset['theme']]).toEqual([false, 'light']));
});

test.each([
  ['no cookie', []],
  ['an unknown theme', [{ name: 'theme', value: 'neon' }]],
])('4-46 with %s the page is shown as the server rendered it', async (_what, cookies) => {
  const { answer } = laterAnswers();
  run();
  answer(cookies);
  await eventually(() => expect([page.hidden, page.dataset['theme']]).toEqual([false, 'dark']));
});

test('4-46 a browser that refuses cookies shows the page all the same', async () => {
  const { refuse } = laterAnswers();
  run();
  refuse(new Error('SecurityError'));
  await eventually(() => expect([page.hidden, page.dataset['theme']]).toEqual([false, 'dark']));
});

test('4-46 a browser without a cookie store reads the cookie synchronously', () => {
  vi.stubGlobal('cookieStore', undefined);
  document.cookie = 'theme=light';
  run();
  expect([page.hidden, page.dataset['theme']]).toEqual([false, 'light']);
});

test.each([
  ['dark light', 'light', 'dark', 'dark'],
  ['dark light', 'light', 'neon', 'light'],
  ['light', 'light', 'dark', 'light'],
  ['dark', 'dark', 'light', 'dark'],
  ['dark light', 'light', 'dark light', 'light'],
  ['dark light', 'light', '', 'light'],
  ['neon dark', 'dark', 'neon', 'neon'],
])(
  '4-45, 3-41, 4-46 with the themes "%s" and default %s, a cookie of "%s" gives %s',
  async (themes, theme, value, shown) => {
    sent(theme, themes);
    const { answer } = laterAnswers();
    run();
    answer([{ name: 'theme', value }]);
    await eventually(() => expect([page.hidden, page.dataset['theme']]).toEqual([false, shown]));
    vi.stubGlobal('cookieStore', undefined);
    sent(theme, themes);
    document.cookie = `theme=${value}`;
    run();
    expect(page.dataset['theme']).toBe(value === 'dark light' ? 'dark' : shown);
  },
);

test.each([
  ['light', [], 'light'],
  ['dark', [], 'dark'],
  ['light', [{ name: 'theme', value: 'dark' }], 'dark'],
  ['light', [{ name: 'theme', value: 'neon' }], 'light'],
])(
  '3-41, 1-21 where the server has written no theme, a system that prefers %s with the cookies %j gives %s before anything is shown',
  async (preferred, cookies, shown) => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(prefers-color-scheme: ${preferred})` }));
    sent('', 'dark light');
    const { answer } = laterAnswers();
    run();
    expect(page.hidden).toBe(true);
    answer(cookies);
    await eventually(() => expect([page.hidden, page.dataset['theme']]).toEqual([false, shown]));
  },
);

test('3-41 the system is asked for its theme while nothing is shown: the page is not styled and laid out twice', async () => {
  const asked: (typeof page.hidden)[] = [];
  vi.stubGlobal('matchMedia', (query: string) => {
    if (query.startsWith('(prefers-color-scheme')) asked.push(page.hidden);
    return { matches: false };
  });
  sent('', 'dark light');
  const { answer } = laterAnswers();
  run();
  answer([]);
  await eventually(() => expect(page.hidden).toBe(false));
  expect(asked).toEqual([true]);
});

test('4-46 a document without a theme list keeps its default theme', () => {
  vi.stubGlobal('cookieStore', undefined);
  delete page.dataset['themes'];
  document.cookie = 'theme=light';
  run();
  expect(page.dataset['theme']).toBe('dark');
});

test.each([
  ['a guest', [], undefined],
  ['a player', [{ name: 'croupier_visitor', value: 'player' }], 'player'],
  ['a stranger', [{ name: 'croupier_visitor', value: 'admin' }], undefined],
])('the hint cookie of %s selects the header before anything is shown', async (_who, cookies, visitor) => {
  const { answer } = laterAnswers();
  run();
  answer(cookies);
  await eventually(() => expect([page.hidden, page.dataset['visitor']]).toEqual([false, visitor]));
});

test('a browser without a cookie store reads the hint synchronously', () => {
  vi.stubGlobal('cookieStore', undefined);
  document.cookie = 'theme=light';
  document.cookie = 'croupier_visitor=player';
  run();
  expect([page.dataset['theme'], page.dataset['visitor']]).toEqual(['light', 'player']);
});

const launch = '#tgWebAppPlatform=weba&tgWebAppVersion=8.0&tgWebAppThemeParams=%7B%22bg_color%22%3A%22%23ffffff%22%7D';

test.each([
  ['with a user', `${launch}&tgWebAppData=user%3D1`, 'player'],
  ['of nobody', launch, undefined],
])('1-22 a launch %s sets the visitor without a cookie', (_what, hash, visitor) => {
  vi.stubGlobal('TelegramWebviewProxy', { postEvent: () => undefined });
  history.replaceState(null, '', `/${hash}`);
  run();
  expect([page.dataset['shell'], page.dataset['visitor']]).toEqual(['telegram', visitor]);
});

test('1-22, 3-41 the messenger’s theme wins over the content system’s list and the cookie', () => {
  vi.stubGlobal('TelegramWebviewProxy', { postEvent: () => undefined });
  history.replaceState(null, '', `/${launch}`);
  sent('dark', 'dark');
  document.cookie = 'theme=dark';
  run();
  expect(page.dataset['theme']).toBe('light');
});

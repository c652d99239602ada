import type { Page, Request } from '@playwright/test';
import { freshTelegramUser } from '../fixtures/Sandbox.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Shell } from '../fixtures/Shell.ts';
import { waitUntilLive } from '../fixtures/waitUntilLive.ts';
import { GamePage } from '../pages/GamePage.ts';
import { HeaderPage } from '../pages/HeaderPage.ts';
import { PlayerWindow } from '../pages/PlayerWindow.ts';
import { RoundGamePage } from '../pages/RoundGamePage.ts';
import { readAddresses } from '../setup/addresses.ts';

type Heard = { readonly eventType: string; readonly eventData: unknown };

/** From now on the host page records the app's messages; the returned function gives those of a type, in order. */
async function listenAtHost(page: Page): Promise<(type: string) => Promise<unknown[]>> {
  await page.addInitScript(() => {
    if (window.top !== window) return;
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    window.addEventListener('message', (event: MessageEvent<unknown>) => {
      if (typeof event.data === 'string') heard.push(JSON.parse(event.data));
    });
  });
  return async (type) => {
    const all: Heard[] = await page.evaluate(() => Reflect.get(window, 'heard') as Heard[]);
    return all.filter(({ eventType }) => eventType === type).map(({ eventData }) => eventData);
  };
}

/** A launch by a new user from a deep link. */
async function launchAt(app: Shell, start: string): Promise<void> {
  const query = new URLSearchParams({ user: String(freshTelegramUser()), start });
  await app.page.goto(`https://web.telegram.org/?${query}`);
  const { site } = readAddresses();
  await expect.poll(() => app.page.frames().some((one) => one.url().startsWith(site))).toBe(true);
  await waitUntilLive(app.site);
}

test(
  '1-22 G3 a deep link to a game: one document, one tap, no form, and rounds are played',
  { tag: '@telegram' },
  async ({ app, sandbox }) => {
    const documents: string[] = [];
    const note = (request: Request) => {
      if (!request.isNavigationRequest() || !request.url().startsWith(readAddresses().site)) return;
      const { pathname, search } = new URL(request.url());
      if (!pathname.startsWith('/platform/')) documents.push(pathname + search);
    };
    app.page.on('request', note);
    const registered = app.page.waitForResponse((response) => response.url().includes('/api/auth.register'));
    await launchAt(app, 'game_gem-foundry');
    const { data } = (await (await registered).json()) as { data: { payload: { uid: number; token: string } } };
    await sandbox.agreeToTerms({ authorization: `Bearer ${data.payload.token}` });
    await sandbox.credit(data.payload.uid, '100');
    await new HeaderPage(app).seesBalance('$100');
    expect(new URL(app.site.url()).pathname).toBe('/game/gem-foundry');
    const game = new GamePage(app);
    await game.play.click();
    await game.playRound();
    expect(documents).toEqual(['/?tgWebAppStartParam=game_gem-foundry']);
    await app.page.getByRole('button', { name: 'Back' }).click();
    await expect(app.site.getByRole('heading', { level: 1, name: 'Casino lobby' })).toBeVisible();
  },
);

test(
  '1-22 a deep link to a personal page shows it to the launching player',
  { tag: ['@telegram', '@long', '@gate-telegram'] },
  async ({ app }) => {
    await launchAt(app, 'deposit');
    await expect(app.site.getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible();
    await expect(app.screenButton('Deposit')).toBeVisible();
    await new HeaderPage(app).seesBalance('$0');
  },
);

test(
  'Back in the middle of a real round keeps the game; ending it asks in the messenger’s popup; closing is confirmed only then',
  { tag: '@telegram' },
  async ({ app, sandbox }) => {
    const heard = await listenAtHost(app.page);
    await app.enter(sandbox, '100');
    const game = new RoundGamePage(app, 'Dive');
    await game.open('mines');
    await game.isReady();
    await game.press('Dive');
    const confirmations = () => heard('web_app_setup_closing_behavior');
    await expect.poll(async () => (await confirmations()).at(-1)).toEqual({ need_confirmation: true });
    await app.page.getByRole('button', { name: 'Back' }).click();
    await expect(app.site.getByRole('heading', { level: 1, name: 'Casino lobby' })).toBeVisible();
    const small = new PlayerWindow(app).window;
    const end = small.getByRole('button', { name: 'Leave the game' });
    const question = app.question('Leave the game?');
    await end.click();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toHaveCount(0);
    await expect(small).toBeVisible();
    await end.click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(small).toHaveCount(0);
    expect((await confirmations()).at(-1)).toEqual({ need_confirmation: false });
  },
);

test(
  'the messenger’s header, background and settings entry follow the app, also when the theme changes',
  { tag: ['@telegram', '@long'] },
  async ({ app, sandbox }) => {
    const heard = await listenAtHost(app.page);
    await app.enter(sandbox, '0');
    await new HeaderPage(app).seesBalance('$0');
    const header = async () => JSON.stringify((await heard('web_app_set_header_color')).at(-1));
    // The surface of a light page, then that of a dark one.
    await expect.poll(header).toMatch(/^{"color":"#f[0-9a-f]{5}"}$/);
    await app.page.getByRole('button', { name: 'More' }).click();
    await app.page.getByRole('menuitem', { name: 'Switch day and night' }).click();
    await expect.poll(header).toMatch(/^{"color":"#[0-2][0-9a-f]{5}"}$/);
    await app.page.getByRole('button', { name: 'More' }).click();
    await app.page.getByRole('menuitem', { name: 'Settings' }).click();
    await expect(app.site.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  },
);

test(
  '1-22 G3 the first launch of a user is in their language, after one more document at most',
  { tag: '@telegram' },
  async ({ app }) => {
    const documents: string[] = [];
    app.page.on('request', (request) => {
      if (!request.isNavigationRequest() || !request.url().startsWith(readAddresses().site)) return;
      documents.push(new URL(request.url()).pathname);
    });
    // By the sandbox's rule the next user's language is Russian.
    await app.page.goto(`https://web.telegram.org/?${new URLSearchParams({ user: String(freshTelegramUser() + 1) })}`);
    await expect.poll(() => app.page.frames().some((one) => one.url().includes('/ru'))).toBe(true);
    await waitUntilLive(app.site);
    await expect(app.site.locator('html')).toHaveAttribute('lang', 'ru');
    await expect(app.site.locator('header').getByRole('button', { name: /^Баланс: / })).toBeVisible();
    expect(documents).toEqual(['/', '/ru']);
  },
);

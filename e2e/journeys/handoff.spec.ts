/** A player goes on on another device: by a link or a QR code, and a number that both devices show. */
import { otherDevice } from '../fixtures/otherDevice.ts';
import type { Shell } from '../fixtures/Shell.ts';
import { TelegramShell } from '../fixtures/TelegramShell.ts';
import { expect, test } from '../fixtures/test.ts';
import { WebShell } from '../fixtures/WebShell.ts';
import { waitUntilLive } from '../fixtures/waitUntilLive.ts';
import { DepositPage } from '../pages/DepositPage.ts';
import { GamePage } from '../pages/GamePage.ts';
import { HallPage } from '../pages/HallPage.ts';
import { HandoffDialog, HandPage } from '../pages/HandoffPages.ts';
import { HeaderPage } from '../pages/HeaderPage.ts';

const nicknameOf = ({ site }: Shell) => site.getByRole('textbox', { name: 'Nickname' });

test(
  'handoff: what was typed on the phone is there on the computer, signed in within a minute',
  { tag: ['@phone', '@pwa', '@telegram'] },
  async ({ app, player, browser, watch }) => {
    const deposit = new DepositPage(app);
    const source = new HandoffDialog(app);
    await deposit.open();
    await deposit.method('FlashPay').click();
    await deposit.amount.fill('37.5');
    const begun = Date.now();
    await source.open();
    await expect(source.box.getByRole('img', { name: 'QR code of the link below' })).toBeVisible();
    await expect(source.box.getByRole('timer')).toHaveText(/^Time left (1:00|0:5\d)$/);

    const laptop = await otherDevice(browser, watch);
    const target = new HandPage(laptop);
    await laptop.open(await source.path());
    const number = await target.ask();
    await expect(source.box.getByRole('heading', { name: /Chrome, Linux.+asks to continue/ })).toBeVisible();
    await expect(source.numbers).toHaveCount(3);
    await source.pick(number);

    const there = new DepositPage(laptop);
    await expect(there.heading).toBeVisible();
    await new HeaderPage(laptop).seesBalance('$100');
    expect(Date.now() - begun).toBeLessThan(60_000);
    await expect(there.method('FlashPay')).toBeChecked();
    await expect(there.amount).toHaveValue('37.5');
    await expect(source.box.getByText(/You continue on .*Chrome, Linux/)).toBeVisible();
    await source.box.getByRole('button', { name: 'Done' }).click();
    await expect(source.box).toHaveCount(0);
    // Back does not lead to the link again, which is used.
    await expect(laptop.page).toHaveURL(/\/cashier\/deposit$/);
    expect(player.uid).toBeGreaterThan(0);
    await laptop.context.close();
  },
);

test(
  'handoff: the hall goes on with its filters and where it was scrolled to',
  { tag: ['@phone', '@desktop'] },
  async ({ app, player, browser, watch }) => {
    await app.open('/gamehall?volatilities=medium,high');
    const tiles = await new HallPage(app).tiles.count();
    await app.page.evaluate(() => scrollTo(0, 180));
    const source = new HandoffDialog(app);
    await source.open();
    const scrolled = await app.page.evaluate(() => Math.round(scrollY));
    expect(scrolled).toBeGreaterThan(100);
    const laptop = await otherDevice(browser, watch, { width: 820, height: 420 });
    await laptop.open(await source.path());
    await source.pick(await new HandPage(laptop).ask());
    await expect(laptop.page).toHaveURL(/\/gamehall\?volatilities=medium,high$/);
    await expect(new HallPage(laptop).tiles).toHaveCount(tiles);
    await expect.poll(() => laptop.page.evaluate(() => Math.round(scrollY))).toBe(scrolled);
    expect(player.uid).toBeGreaterThan(0);
    await laptop.context.close();
  },
);

test(
  'handoff: a name that was typed and not saved comes along',
  { tag: ['@desktop', '@long'] },
  async ({ app, player, browser, watch }) => {
    await app.open('/profile/settings');
    await nicknameOf(app).fill('Night Otter');
    const source = new HandoffDialog(app);
    await source.open();
    const laptop = await otherDevice(browser, watch);
    await laptop.open(await source.path());
    await source.pick(await new HandPage(laptop).ask());
    await expect(nicknameOf(laptop)).toHaveValue('Night Otter');
    expect(player.uid).toBeGreaterThan(0);
    await laptop.context.close();
  },
);

test(
  '1-22 handoff: a game goes on from the messenger in the browser with the same balance, and closes in the messenger',
  { tag: '@telegram' },
  async ({ app, player, watch }) => {
    test.setTimeout(180_000);
    await app.open('/game/cherry-parade');
    const game = new GamePage(app);
    await game.play.click();
    await game.playRound();
    const cents = await new HeaderPage(app).cents();
    await app.site.getByRole('button', { name: 'Continue in the browser' }).click();
    const source = new HandoffDialog(app);
    const opened = app.context.waitForEvent('page');
    await source.box.getByRole('button', { name: 'Open in the browser' }).click();
    const page = await opened;
    await waitUntilLive(page.mainFrame());
    const browser = new WebShell('web', app.context, page);
    const number = await new HandPage(browser).ask();
    await source.pick(number);

    const there = new GamePage(browser);
    await there.isReady();
    await expect.poll(() => new HeaderPage(browser).cents()).toBe(cents);
    // The game has left the messenger without a question, and its poster is there again.
    await expect(source.box.getByText(/You continue on/)).toBeVisible();
    await source.box.getByRole('button', { name: 'Done' }).click();
    await expect(game.play).toBeVisible();
    await there.playRound();
    expect(watch.unexpected()).toEqual([]);
    expect(player.uid).toBeGreaterThan(0);
  },
);

test(
  'handoff: a wrong number turns the other device away on both, and a new code starts anew',
  { tag: ['@phone', '@desktop', '@long'] },
  async ({ app, player, browser, watch }) => {
    watch.expectStatus(422);
    await app.open('/gamehall');
    const source = new HandoffDialog(app);
    await source.open();
    const laptop = await otherDevice(browser, watch);
    const target = new HandPage(laptop);
    await laptop.open(await source.path());
    await source.pickAnother(await target.ask());
    await expect(source.box.getByText('That was another number')).toBeVisible();
    await expect(target.fault).toContainText('The other device said no');
    await new HeaderPage(laptop).seesGuest();

    // The player says no themselves.
    await source.renew.click();
    await expect(source.link).toBeVisible();
    await laptop.open(await source.path());
    await target.ask();
    await source.deny.click();
    await expect(source.box.getByText('Nobody was let in')).toBeVisible();
    await expect(target.fault).toContainText('The other device said no');
    await laptop.site.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
    await new HeaderPage(laptop).seesGuest();
    expect(player.uid).toBeGreaterThan(0);
    await laptop.context.close();
  },
);

test(
  'handoff: a link that is only looked at stays good, and a stranger who opens it second gets nothing',
  { tag: '@phone' },
  async ({ app, player, browser, watch }) => {
    watch.expectStatus(422);
    await app.open('/gamehall');
    const source = new HandoffDialog(app);
    await source.open();
    const path = await source.path();
    // What a messenger does for a preview of the link.
    const preview = await app.page.request.get(new URL(path, app.page.url()).href);
    const { 'cache-control': cache, 'referrer-policy': referrer } = preview.headers();
    expect([preview.status(), cache, referrer]).toEqual([200, 'private, no-store', 'no-referrer']);
    expect(await preview.text()).toContain('<meta name="robots" content="noindex, nofollow">');

    const laptop = await otherDevice(browser, watch);
    await laptop.open(path);
    const number = await new HandPage(laptop).ask();
    const stranger = await otherDevice(browser, watch);
    await stranger.open(path);
    await new HandPage(stranger).start.click();
    await expect(new HandPage(stranger).fault).toContainText('This link was used already');
    await expect(stranger.site.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await source.pick(number);
    await new HeaderPage(laptop).seesBalance('$100');
    await new HeaderPage(stranger).seesGuest();
    expect(player.uid).toBeGreaterThan(0);
    await Promise.all([laptop.context.close(), stranger.context.close()]);
  },
);

test(
  'handoff: a code runs out after a minute, and another one can be made',
  { tag: ['@phone', '@long'] },
  async ({ app, player }) => {
    await app.page.clock.install();
    await app.open('/gamehall');
    const source = new HandoffDialog(app);
    await source.open();
    const path = await source.path();
    await app.page.clock.fastForward(61_000);
    await expect(source.box.getByText('The code has run out')).toBeVisible();
    await source.renew.click();
    await expect(source.link).toBeVisible();
    expect(await source.path()).not.toBe(path);
    expect(player.uid).toBeGreaterThan(0);
  },
);

test(
  'handoff: who is signed in on the other device is asked before they are replaced',
  { tag: ['@phone', '@desktop', '@long'] },
  async ({ app, player, sandbox, browser, watch }) => {
    await app.open('/gamehall');
    const laptop = await otherDevice(browser, watch);
    const other = await laptop.enter(sandbox, '70');
    const target = new HandPage(laptop);
    const source = new HandoffDialog(app);
    const question = laptop.site.getByRole('dialog', { name: 'Somebody is signed in here' });

    await source.open();
    await laptop.open(await source.path());
    await source.pick(await target.ask());
    await expect(question).toContainText(other.email);
    await question.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(target.fault).toContainText('Nothing was changed');
    await new HeaderPage(laptop).seesBalance('$70');

    await app.page.keyboard.press('Escape');
    await expect(source.box).toHaveCount(0);
    await source.open();
    await laptop.open(await source.path());
    await source.pick(await target.ask());
    await question.getByRole('button', { name: 'Continue as the other player' }).click();
    await new HeaderPage(laptop).seesBalance('$100');
    await expect(laptop.page).toHaveURL(/\/gamehall$/);
    expect(await sandbox.uidOf(other)).toBe(0);
    expect(await sandbox.uidOf(player)).toBe(player.uid);
    await laptop.context.close();
  },
);

test(
  '1-22 handoff: a player of the website goes on in Telegram by the link into it, without another account being made',
  { tag: ['@telegram', '@gate-telegram'] },
  async ({ app, sandbox, browser, watch }) => {
    const web = await otherDevice(browser, watch);
    const player = await web.enter(sandbox, '55');
    const source = new HandoffDialog(web);
    await web.open('/cashier/deposit');
    await new DepositPage(web).amount.fill('20');
    await source.open();
    const link = await source.box.getByRole('link', { name: 'Open in Telegram' }).getAttribute('href');
    const start = new URL(link ?? '').searchParams.get('startapp') ?? '';
    expect(start).toMatch(/^hand_[\w-]{22}$/);

    if (!(app instanceof TelegramShell)) throw new Error('runs in Telegram only');
    const registered: string[] = [];
    app.page.on('request', (request) => {
      if (request.url().includes('/api/auth.register')) registered.push(request.url());
    });
    await app.with({ start }).open('/');
    await source.pick(await new HandPage(app).ask());
    await new HeaderPage(app).seesBalance('$55');
    await expect(new DepositPage(app).amount).toHaveValue('20');
    expect(registered).toEqual([]);
    // The frame is reloaded, and its bearer token is gone: the launch returns to the same player.
    await app.site.evaluate(() => {
      document.documentElement.dataset['before'] = 'reload';
      location.reload();
    });
    await expect(app.site.locator('html')).not.toHaveAttribute('data-before');
    await new HeaderPage(app).seesBalance('$55');
    await expect(new DepositPage(app).heading).toBeVisible();
    expect(await sandbox.uidOf(player)).toBe(player.uid);
    await web.context.close();
  },
);

test(
  '1-22 handoff: a Telegram of another account is refused and goes on with its own',
  { tag: ['@telegram', '@long'] },
  async ({ app, player, sandbox, browser, watch }) => {
    watch.expectStatus(422);
    const web = await otherDevice(browser, watch);
    await web.enter(sandbox, '55');
    const source = new HandoffDialog(web);
    await web.open('/gamehall');
    await source.open();
    const link = await source.box.getByRole('link', { name: 'Open in Telegram' }).getAttribute('href');
    const start = new URL(link ?? '').searchParams.get('startapp') ?? '';
    if (!(app instanceof TelegramShell)) throw new Error('runs in Telegram only');
    await app.with({ start }).open('/');
    const target = new HandPage(app);
    await source.pick(await target.ask());
    await expect(target.fault).toContainText('This Telegram belongs to another account');
    await app.site.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
    await new HeaderPage(app).seesBalance('$100');
    expect(player.uid).toBeGreaterThan(0);
    await web.context.close();
  },
);

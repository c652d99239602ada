import { readFile } from 'node:fs/promises';
import { codeTo, messagesTo } from '../fixtures/messages.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitUntilAlive } from '../fixtures/waitUntilLive.ts';
import { AuthDialog } from '../pages/AuthDialog.ts';

test(
  '4-38, 7-3, 7-9 a phone is added with its country in the profile, confirmed by code and subscribed',
  { tag: ['@web', '@phone', '@telegram'] },
  async ({ app, sandbox }) => {
    const number = `2${String(Date.now()).slice(-7)}`;
    await app.enter(sandbox, '0');
    await app.open('/profile/contacts');
    const card = app.site.getByRole('region', { name: 'Phone' });
    await card.getByRole('button', { name: 'Add' }).click();
    await card.getByRole('combobox').selectOption('LV');
    await card.getByRole('textbox', { name: 'Phone' }).fill(number);
    await card.getByRole('button', { name: 'Save' }).click();
    await card.getByLabel('Code').fill((await codeTo(`371${number}`)).code);
    const success = app.site.getByRole('dialog', { name: 'Confirmed' });
    await success.getByRole('button', { name: 'Go on' }).click();
    await expect(card).toContainText('Confirmed');

    await app.open('/profile/notification');
    const channel = app.site.getByRole('region', { name: 'Text messages' });
    await expect(channel.getByRole('switch', { name: 'Service messages' })).toBeDisabled();
    const promotions = channel.getByRole('switch', { name: 'Promotions and news' });
    // Pressed before, the browser's own change is undone when the part hydrates.
    await waitUntilAlive(promotions);
    await promotions.check({ force: true });
    await expect(promotions).not.toHaveAttribute('aria-busy');
    // The page asks the operator again at every visit.
    await app.site.getByRole('link', { name: 'Contacts', exact: true }).click();
    await expect(app.site.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
    await app.site.getByRole('link', { name: 'Notifications', exact: true }).click();
    await expect(promotions).toBeChecked();
  },
);

test(
  '2.2-13, 7-23 the link of a promotion at the outbox unsubscribes in a browser that is signed out',
  { tag: ['@web', '@desktop'] },
  async ({ app, sandbox, watch, browser }) => {
    const player = await app.enter(sandbox, '0');
    await app.open('/profile/contacts');
    const card = app.site.getByRole('region', { name: 'E-mail' });
    await card.getByRole('button', { name: 'Send a code' }).click();
    await card.getByLabel('Code').fill((await codeTo(player.email)).code);
    await app.site.getByRole('dialog', { name: 'Confirmed' }).getByRole('button', { name: 'Go on' }).click();
    await app.open('/profile/notification');
    const promotions = app.site.getByRole('switch', { name: 'Promotions and news' });
    // Pressed before, the browser's own change is undone when the part hydrates.
    await waitUntilAlive(promotions);
    await promotions.check({ force: true });
    await expect(promotions).not.toHaveAttribute('aria-busy');
    await sandbox.sendPromotion(player.uid);
    await expect.poll(async () => (await messagesTo(player.email))[0]?.subject).toBe('News from the Croupier tables');

    const context = await browser.newContext();
    await watch.follow(context);
    const page = await context.newPage();
    await page.goto(sandbox.outboxOf(player.email));
    await page.getByRole('link', { name: /\/unsubscribe\?/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Unsubscribe' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(player.email);
    const address = page.url();
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'no longer sent' })).toBeVisible();
    await page.goto(address);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'not being sent any more' })).toBeVisible();
    await context.close();
    await app.open('/profile/notification');
    await expect(promotions).not.toBeChecked();
  },
);

test(
  '1-14 a player downloads their data, withdraws nothing, and closes the account for good',
  { tag: ['@web', '@desktop'] },
  async ({ app, sandbox, watch }) => {
    const player = await app.enter(sandbox, '0');
    await app.open('/profile/privacy');
    const download = app.page.waitForEvent('download');
    await app.site.getByRole('button', { name: 'All data (JSON)' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^croupier-my-data-\d{4}-\d{2}-\d{2}\.json$/);
    const data = JSON.parse(await readFile(await file.path(), 'utf8')) as { profile: { email: string } };
    expect(data.profile.email).toBe(player.email);
    await expect(app.site.getByText('Your file is on its way')).toBeVisible();

    const close = app.site.getByRole('button', { name: 'Close my account' });
    const question = app.question('Close your account');
    await close.click();
    await question.getByRole('button', { name: 'Keep my account' }).click();
    await expect(question).toHaveCount(0);
    await close.click();
    await question.getByRole('button', { name: 'Close the account for good' }).click();
    await expect(app.site.getByRole('heading', { level: 1, name: 'Your account is closed' })).toBeVisible();

    watch.expectStatus(401);
    await app.open('/?show_popup_auth=1');
    const signIn = new AuthDialog(app, 'Sign in');
    await signIn.fill({ email: player.email, password: player.password });
    await signIn.submit.click();
    await expect(signIn.dialog).toContainText('This account is closed');
  },
);

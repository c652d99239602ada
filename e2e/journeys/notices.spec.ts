import { expect, test } from '../fixtures/test.ts';
import { WebShell } from '../fixtures/WebShell.ts';
import { InboxPage } from '../pages/InboxPage.ts';

test(
  '3-52, 3-63, 4-54, 4-55, 7-82, 9-6 a registration is a notice for five seconds, stays in the centre, and is read in both tabs',
  { tag: ['@phone', '@telegram'] },
  async ({ app, sandbox }) => {
    await app.enter(sandbox, '0');
    const inbox = new InboxPage(app);
    const toast = app.site.getByRole('status').filter({ hasText: 'Welcome to the table' });
    if (app.kind !== 'telegram') {
      await app.open('/');
      await inbox.sees(1);
      await expect(toast).toHaveCount(0);
    }
    await inbox.sees(1);
    // The first interaction: keys go to the messenger's own document until the page has the focus.
    await app.page.mouse.move(190, 400);
    await app.page.mouse.wheel(0, 40);
    await expect(toast).toBeVisible();
    await expect(toast).toBeHidden({ timeout: 8_000 });

    await inbox.open();
    await expect(inbox.row('Welcome to the table')).toContainText('Unread');
    // In Telegram a second page is another launch, which ends the first.
    if (app.kind !== 'telegram') {
      const second = new WebShell('web', app.context, await app.context.newPage());
      await second.open('/');
      const other = new InboxPage(second);
      await other.sees(1);
      await inbox.dialog.getByRole('button', { name: 'Mark all read' }).click();
      await other.sees(0);
      await second.page.close();
    } else await inbox.dialog.getByRole('button', { name: 'Mark all read' }).click();
    await inbox.sees(0);
    await expect(inbox.row('Welcome to the table')).not.toContainText('Unread');

    const sound = inbox.dialog.getByRole('switch', { name: 'Sound of notices' });
    await expect(sound).not.toBeChecked();
    await inbox.row('Welcome to the table').getByRole('link', { name: 'Set limits' }).click();
    await expect(app.site.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(inbox.dialog).toBeHidden();
    await expect.poll(() => new URL(app.site.url()).pathname).toBe('/profile/responsible-game');
    // It was shown: no other page shows it again.
    await app.page.mouse.wheel(0, 40);
    await expect(toast).toHaveCount(0);
  },
);

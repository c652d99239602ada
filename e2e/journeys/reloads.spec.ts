import { expect, test } from '../fixtures/test.ts';
import { waitUntilLive } from '../fixtures/waitUntilLive.ts';
import { SettingsPage } from '../pages/SettingsPage.ts';

/** What a load of the same page does not take from the player. */
test(
  '1-22 what was typed into a form is there again after its document, or frame, was loaded again',
  { tag: ['@phone', '@telegram'] },
  async ({ app, player }) => {
    expect(player.uid).toBeGreaterThan(0);
    const settings = new SettingsPage(app);
    await settings.open();
    await waitUntilLive(app.site);
    await settings.field('Nickname').fill('Ada of the wheel');
    // A messenger loads its frame again without asking; a browser asks about what was typed.
    app.page.on('dialog', (dialog) => void dialog.accept());
    await app.site.evaluate(() => location.reload());
    await waitUntilLive(app.site);
    await expect(settings.field('Nickname')).toHaveValue('Ada of the wheel');
  },
);

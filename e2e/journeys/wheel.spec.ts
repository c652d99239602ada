import { HouseWheels } from '../fixtures/HouseWheels.ts';
import { expect, test } from '../fixtures/test.ts';

test(
  '1-10, 2.2-15, 2.10-21, 2.10-22, 2.10-23, 2.10-24, 2.10-25, 2.10-26, 2.10-27, 2.10-28, 2.10-29, 2.10-30 a quest earns spins, spins are bought, the wheel turns to what can be checked, and its gift is taken and used',
  { tag: ['@phone', '@telegram'] },
  async ({ app, sandbox }) => {
    test.setTimeout(300_000);
    const player = await app.enter(sandbox, '0');
    await sandbox.deposit(player, '20.00');
    await app.open('/wheel-of-fortune');
    const { site } = app;
    const dialog = (name: string) => site.getByRole('dialog', { name });
    const close = (name: string) => dialog(name).getByRole('button', { name: 'Close' }).first().click();

    // A launch is a sign-in: the popup of those who have deposited follows it.
    if (app.kind === 'telegram') await close('Your weekly reload');
    // The day's own spin, and two of the quest that the deposit has done.
    const daylight = site.getByRole('region', { name: 'Daylight wheel' });
    await expect(daylight.getByText('3 spins', { exact: true })).toBeVisible();
    await site.getByRole('button', { name: 'Earn spins' }).click();
    await expect(dialog('Earn spins').getByRole('listitem').filter({ hasText: 'Fresh funds' }).first()).toContainText(
      'Done',
    );
    await dialog('Earn spins').getByRole('button', { name: 'Among others' }).click();
    await expect(dialog('Among others')).toContainText('Join a tournament this week');
    await close('Among others');
    await close('Earn spins');
    await site.getByRole('button', { name: 'Chances' }).click();
    await expect(dialog('What can be won')).toContainText('1 in 50');
    await close('What can be won');
    await site.getByRole('button', { name: 'Rules' }).click();
    await expect(dialog('Rules of the wheel')).toContainText(/Commitment of your spin 1.*[0-9a-f]{64}/);
    await close('Rules of the wheel');

    await site.getByRole('radio', { name: 'Brass wheel' }).check();
    const brass = site.getByRole('region', { name: 'Brass wheel' });
    const buyTen = async (opener: string) => {
      await site.getByRole('button', { name: opener }).click();
      await dialog('Buy spins').getByRole('radio', { name: '10 spins' }).check();
      await dialog('Buy spins').getByRole('button', { name: /Go on/ }).click();
      await app
        .question('Buy 10 spins?')
        .getByRole('button', { name: /Pay .*10/ })
        .click();
      await expect(dialog('Buy spins')).toBeHidden();
    };
    await buyTen('Buy spins');
    await expect(brass.getByText('10 spins', { exact: true })).toBeVisible();
    await buyTen('Buy more');
    await expect(brass.getByText('20 spins', { exact: true })).toBeVisible();
    await site.getByRole('button', { name: 'Buy more' }).click();
    await dialog('Buy spins').getByRole('button', { name: /Go on/ }).click();
    const short = app.question('Not enough money');
    await short.getByRole('button', { name: 'Not now' }).click();
    await expect(short).toBeHidden();

    await site.getByRole('radio', { name: 'Daylight wheel' }).check();
    await site.getByRole('button', { name: 'Spin the wheel' }).click();
    const outcome = site.getByRole('status').filter({ hasText: /You have won|Nothing this time/ });
    await expect(outcome).toBeVisible({ timeout: 30_000 });
    await outcome.getByRole('button', { name: 'Check' }).click();
    await expect(outcome).toContainText('This spin is fair.');
    await outcome.getByRole('button', { name: 'Close' }).click();

    await site.getByRole('button', { name: 'Winners' }).click();
    await dialog('Winners').getByRole('tab', { name: 'My spins' }).click();
    await expect(dialog('Winners').getByRole('listitem')).toHaveCount(1);
    await close('Winners');
    await new HouseWheels().spinUntilGift(player);
    await site.getByRole('button', { name: /My gifts/ }).click();
    const gift = dialog('Gifts received').getByRole('listitem').first();
    await gift.getByRole('button', { name: 'Take' }).click();
    await expect(gift).toContainText('Taken: it is yours.');
    await gift.getByRole('link', { name: /To (bonuses|the game)/ }).click();
    await expect.poll(() => new URL(site.url()).pathname).toMatch(/^\/(profile\/bonuses|game\/lantern-harbor)$/);
    expect(await sandbox.auditLedger()).toEqual([]);
  },
);

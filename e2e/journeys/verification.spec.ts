import { expect, test } from '../fixtures/test.ts';
import { VerificationFrame } from '../pages/VerificationFrame.ts';

const onPhones = { tag: ['@phone', '@telegram', '@frames'] };

test(
  '1-18, 2.4-1 a player proves who they are: left in the middle it goes on, and the answer arrives by itself',
  onPhones,
  async ({ app, player }) => {
    expect(player.uid).toBeGreaterThan(0);
    await app.open('/profile/verification');
    const provider = new VerificationFrame(app);
    const main = app.site.getByRole('main');
    await main.getByRole('button', { name: 'Start' }).click();
    await provider.press('Continue');
    await expect(provider.heading('Show your document')).toBeVisible();
    await main.getByRole('button', { name: 'Continue later' }).click();
    await main.getByRole('button', { name: 'Go on' }).click();
    await expect(provider.heading('Show your document')).toBeVisible();
    await provider.press('Back');
    await provider.handIn('Good: is approved');
    await expect(main).toContainText('Your documents have arrived');
    await expect(main).toContainText('Your identity is verified', { timeout: 20_000 });
  },
);

test(
  '2.10-5 over another page documents are rejected with a reason, then sent again and accepted',
  onPhones,
  async ({ app, player, watch }) => {
    expect(player.uid).toBeGreaterThan(0);
    await app.open('/gamehall?show_popup_verification=1');
    const provider = new VerificationFrame(app);
    const popup = app.site.getByRole('dialog', { name: 'Identity verification' });
    await popup.getByRole('button', { name: 'Start' }).click();
    await provider.press('Continue');
    watch.expectStatus(415);
    await provider.frame.locator('#file-front').setInputFiles({
      name: 'passport.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    });
    await expect(provider.frame.getByRole('alert')).toContainText('not a JPEG, PNG, WebP or PDF');
    await provider.press('Back');
    await provider.handIn('Blurred: is rejected, you may try again');
    await expect(popup).toContainText('blurred or too dark', { timeout: 20_000 });
    await popup.getByRole('button', { name: 'Try again' }).click();
    await provider.press('Start again');
    await provider.handIn('Good: is approved');
    await expect(popup).toContainText('Your identity is verified', { timeout: 20_000 });
    await popup.getByRole('button', { name: 'Done' }).click();
    await expect(popup).toHaveCount(0);
    expect(app.site.url()).not.toContain('show_popup_verification');
  },
);

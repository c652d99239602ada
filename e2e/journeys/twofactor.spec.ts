import { testPassword } from '../fixtures/Sandbox.ts';
import { authenticatorCode, messageCode } from '../fixtures/secondFactor.ts';
import type { Shell } from '../fixtures/Shell.ts';
import { expect, test } from '../fixtures/test.ts';
import { AuthDialog } from '../pages/AuthDialog.ts';
import { HeaderPage } from '../pages/HeaderPage.ts';
import { SecurityPage } from '../pages/SecurityPage.ts';
import { SettingsPage } from '../pages/SettingsPage.ts';
import { TwoFactorDialog } from '../pages/TwoFactorDialog.ts';

const wrongOf = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function signOut(app: Shell): Promise<void> {
  const settings = new SettingsPage(app);
  await settings.open();
  await settings.signOut.click();
  await new HeaderPage(app).seesGuest();
}

async function enterPassword(app: Shell, email: string): Promise<TwoFactorDialog> {
  await new HeaderPage(app).signIn.click();
  const signIn = new AuthDialog(app, 'Sign in');
  await signIn.fill({ email, password: testPassword });
  await signIn.submit.click();
  const second = new TwoFactorDialog(app);
  await expect(second.dialog).toBeVisible();
  return second;
}

test(
  '7-8, 7-10, 4-10, 4-13 a player switches an authenticator on, signs in with its code, then with a recovery code, and switches it off',
  { tag: ['@phone', '@desktop', '@gate-desktop'] },
  async ({ app, player, watch }) => {
    watch.expectStatus(401);
    const security = new SecurityPage(app);
    await security.open();
    await security.setUp('Authenticator app').click();
    await expect(security.twoFactor.getByRole('img', { name: /QR code/ })).toBeVisible();
    const secret = await security.secret();
    // The last digit of a code sends it.
    await security.code.fill(await authenticatorCode(secret, 'now'));
    const codes = security.twoFactor.getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const recovery = (await codes.first().textContent()) ?? '';
    await security.button('I have stored them').click();
    await expect(security.twoFactor.getByText('10 recovery codes left')).toBeVisible();

    await signOut(app);
    const second = await enterPassword(app, player.email);
    const right = await authenticatorCode(secret, 'next');
    await second.code.fill(wrongOf(right));
    await expect(second.code).toHaveAccessibleDescription(/This code is wrong/);
    await second.button('Back').click();
    await expect(new AuthDialog(app, 'Sign in').email).toHaveValue(player.email);
    await new AuthDialog(app, 'Sign in').submit.click();
    await second.code.fill(right);
    await expect(second.dialog).toHaveCount(0);
    await new HeaderPage(app).seesBalance('$100');

    await signOut(app);
    const again = await enterPassword(app, player.email);
    await again.button('Use a recovery code').click();
    await again.recoveryCode.fill(recovery);
    await again.submit.click();
    await new HeaderPage(app).seesBalance('$100');

    await security.open();
    await expect(security.twoFactor.getByText('9 recovery codes left')).toBeVisible();
    await security.button('Switch off').click();
    await expect(security.code).toBeVisible();
    await security.button('Cancel').click();
    await expect(security.button('Switch off')).toBeVisible();
  },
);

test(
  '4-12, 4-14 a code by e-mail: switched on, asked for at the sign-in, and awaited when another is wanted too early',
  { tag: ['@phone', '@telegram'] },
  async ({ app, player, sandbox, watch, shell }) => {
    watch.expectStatus(401);
    // A player of the messenger has no password: there a player of the website signs in.
    const owner = shell === 'telegram' ? await sandbox.createPlayer({ credit: '100' }) : player;
    const first = await sandbox.enableContactFactor(owner, () => messageCode(owner.email));
    await signOut(app);
    const second = await enterPassword(app, owner.email);
    await expect(second.dialog.getByText(/We sent a 6-digit code to .*…@example\.test/)).toBeVisible();
    await expect(second.button(/Send another code in \d+ s/)).toBeDisabled();
    await second.submit.click();
    await expect(second.dialog.getByText(/A code was sent a moment ago/)).toBeVisible();
    const code = await messageCode(owner.email, first);
    await second.code.fill(wrongOf(code));
    await expect(second.code).toHaveAccessibleDescription(/This code is wrong/);
    await second.code.fill(code);
    await expect(second.dialog).toHaveCount(0);
    await new HeaderPage(app).seesBalance('$100');
  },
);

test(
  '7-8 codes by e-mail are switched on and off on the security page',
  { tag: '@desktop' },
  async ({ app, player }) => {
    const security = new SecurityPage(app);
    await security.open();
    await security.setUp('Codes by e-mail').click();
    await expect(security.twoFactor.getByText(/We sent a code to/)).toBeVisible();
    const first = await messageCode(player.email);
    await security.code.fill(first);
    await security.button('I have stored them').click();
    await security.button('Switch off').click();
    await security.code.fill(await messageCode(player.email, first));
    await expect(security.setUp('Codes by e-mail')).toBeVisible();
  },
);

test(
  'a passkey is added on the security page and signs in without a password',
  { tag: ['@phone', '@desktop'] },
  async ({ app, player, watch }) => {
    // Signing out refuses the calls that are still on their way.
    watch.expectStatus(401);
    const client = await app.context.newCDPSession(app.page);
    await client.send('WebAuthn.enable');
    await client.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    const security = new SecurityPage(app);
    await security.open();
    await security.addPasskey();
    await expect(security.passkeys.getByText(/^Added on/)).toBeVisible();
    await security.addPasskey();
    await expect(security.passkeys.getByRole('alert')).toHaveText(/already has a passkey/);

    await signOut(app);
    await new HeaderPage(app).signIn.click();
    const { dialog } = new AuthDialog(app, 'Sign in');
    await dialog.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(dialog).toHaveCount(0);
    await new HeaderPage(app).seesBalance('$100');

    await security.open();
    await security.passkeys.getByRole('button', { name: 'Remove: Passkey 1' }).click();
    await app.site.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(security.passkeys.getByText(/^Added on/)).toHaveCount(0);
    expect(player.uid).toBeGreaterThan(0);
  },
);

import type { Locator } from '@playwright/test';
import type { Shell } from '../fixtures/Shell.ts';

/** The page of the account's security. */
export class SecurityPage {
  constructor(private readonly app: Shell) {}

  open(): Promise<void> {
    return this.app.open('/profile/security');
  }

  private block(name: string): Locator {
    return this.app.site.getByRole('region', { name, exact: true });
  }

  get twoFactor(): Locator {
    return this.block('Two-factor sign-in');
  }

  get passkeys(): Locator {
    return this.block('Passkeys');
  }

  /** Within 15 minutes of a sign-in no other proof is asked for. */
  async addPasskey(): Promise<void> {
    await this.passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  }

  setUp(kind: string): Locator {
    return this.twoFactor.getByRole('button', { name: `Set up: ${kind}` });
  }

  get code(): Locator {
    return this.twoFactor.getByRole('textbox', { name: 'Code' });
  }

  button(name: string): Locator {
    return this.twoFactor.getByRole('button', { name, exact: true });
  }

  /** The key that the app would be given, without its spaces. */
  async secret(): Promise<string> {
    return ((await this.twoFactor.locator('code').first().textContent()) ?? '').replaceAll(' ', '');
  }
}

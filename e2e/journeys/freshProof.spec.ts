import { freshPhone } from '../fixtures/Sandbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { HeaderPage } from '../pages/HeaderPage.ts';
import { ProofDialog } from '../pages/ProofDialog.ts';

test(
  'trust, 7-3 an old session asks for the password before a contact is added, and what was typed goes through',
  { tag: ['@phone', '@desktop', '@gate-phone'] },
  async ({ app, sandbox, watch }) => {
    watch.expectStatus(422);
    const player = await app.enter(sandbox, '0');
    await app.open('/profile/contacts');
    await sandbox.ageProofs(player.uid);
    const number = freshPhone();
    const card = app.site.getByRole('region', { name: 'Phone' });
    await card.getByRole('button', { name: 'Add' }).click();
    await card.getByRole('combobox').selectOption('LV');
    const field = card.getByRole('textbox', { name: 'Phone' });
    await field.fill(number);
    await card.getByRole('button', { name: 'Save' }).click();
    const proof = new ProofDialog(app);
    await proof.later();
    await expect(proof.dialog).toHaveCount(0);
    await expect(field).toHaveValue(new RegExp(`${number.slice(-3)}$`));
    await expect(card.getByRole('alert')).toHaveCount(0);

    await card.getByRole('button', { name: 'Save' }).click();
    await proof.byPassword('wrong-lamp-71');
    await expect(proof.dialog.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await proof.byPassword(player.password);
    await expect(proof.dialog).toHaveCount(0);
    await expect(card.getByLabel('Code')).toBeVisible();
  },
);

test(
  'trust, 7-3 in Telegram an old launch asks to be opened again before a contact is added',
  { tag: ['@telegram'] },
  async ({ app, sandbox, watch }) => {
    watch.expectStatus(422);
    const player = await app.enter(sandbox, '100');
    await app.open('/profile/contacts');
    // The launch of this page has signed in: what is aged is its session.
    await new HeaderPage(app).seesBalance('$100');
    await sandbox.ageProofs(player.uid);
    const card = app.site.getByRole('region', { name: 'E-mail' });
    await card.getByRole('button', { name: 'Add' }).click();
    await card.getByRole('textbox', { name: 'E-mail' }).fill('other@example.test');
    await card.getByRole('button', { name: 'Save' }).click();
    const { dialog } = new ProofDialog(app);
    await expect(dialog).toContainText('open it again from Telegram');
    await expect(dialog.getByRole('button', { name: 'Close the app' })).toBeVisible();
  },
);

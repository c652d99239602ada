import { expect, test } from '../fixtures/test.ts';
import { BotChat } from '../pages/BotChat.ts';
import { GamePage } from '../pages/GamePage.ts';
import { DepositPage } from '../pages/DepositPage.ts';
import { HeaderPage } from '../pages/HeaderPage.ts';
import { PayResultPage } from '../pages/PayResultPage.ts';
import { PayVendorPage } from '../pages/PayVendorPage.ts';

test(
  '1-22 from /start by the button to the app, signed in; after a consent the bot tells of a deposit',
  { tag: ['@telegram', '@gate-telegram'] },
  async ({ app, watch }) => {
    const chat = new BotChat(app);
    await chat.open();
    await chat.start.click();
    await expect(chat.messages).toContainText('Welcome to Croupier');
    await chat.openApp('Open Croupier');
    await new HeaderPage(app).seesBalance('$0');
    await chat.closeApp();

    await chat.write('/notifications');
    await chat.openApp('Notification settings');
    const consent = app.site.getByRole('switch', { name: 'A deposit has arrived' });
    await consent.check();
    await expect(consent).not.toHaveAttribute('aria-busy');
    await expect(consent).toBeChecked();
    await chat.closeApp();

    await chat.write('/deposit');
    await chat.openApp('Make a deposit');
    const deposit = new DepositPage(app);
    await deposit.amount.fill('50');
    // Nobody has asked a player of a launch for age and terms yet.
    watch.expectStatus(422);
    await deposit.button.click();
    const sheet = app.site.getByRole('dialog', { name: 'Before you play for money' });
    // Its beginning: the end of the label is a link.
    await sheet.getByText(/18 or older/).click({ position: { x: 8, y: 8 } });
    await expect(sheet.getByRole('checkbox')).toBeChecked();
    const vendor = new PayVendorPage(
      await app.leave(() => sheet.getByRole('button', { name: 'Agree and continue' }).click()),
    );
    await vendor.payByCard('Approve');
    await new PayResultPage(app).says('Payment received');
    await chat.closeApp();
    await expect(chat.messages).toContainText('Deposit arrived');
    await expect(chat.messages).toContainText('$50.00 is on your balance.');
    await expect(chat.messages.getByText('Deposit arrived')).toHaveCount(1);
  },
);

test(
  '1-22 a shared game arrives in a chat as the bot’s message, whose button opens that game',
  { tag: '@telegram' },
  async ({ app }) => {
    const chat = new BotChat(app);
    await chat.open();
    await chat.start.click();
    await chat.write('/play');
    await chat.openApp('Choose a game');
    await app.site
      .getByRole('link', { name: /^Gem Foundry/ })
      .first()
      .click();
    await new GamePage(app).demo.click();
    await app.site.getByRole('button', { name: 'Share the game' }).click();
    const question = app.question('Send this message?');
    await expect(question).toContainText('Play Gem Foundry with me at Croupier.');
    await question.getByRole('button', { name: 'Send' }).click();
    await expect(question).toHaveCount(0);
    await chat.closeApp();
    await expect(chat.messages).toContainText('Play Gem Foundry with me at Croupier.');
    await chat.openApp('Play');
    await expect(app.site.getByRole('heading', { level: 1, name: 'Gem Foundry' })).toBeVisible();
    await expect(new GamePage(app).play).toBeVisible();
  },
);

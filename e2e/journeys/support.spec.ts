import { HouseSupport } from '../fixtures/HouseSupport.ts';
import { freshEmail } from '../fixtures/Sandbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { SupportPage } from '../pages/SupportPage.ts';

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n');

test(
  '1-15, 2.2-6, 7-96 a player finds an answer, writes with a file, gets an answer at once, replies and settles it',
  { tag: ['@phone', '@telegram'] },
  async ({ app, player, sandbox, watch }) => {
    expect(player.uid).toBeGreaterThan(0);
    const page = new SupportPage(app);
    await page.open();
    await page.search.fill('withdrawl');
    await expect(page.questions.first()).toHaveText('How long does a withdrawal take?');
    await page.questions.first().click();
    await expect(page.main.getByText('reviewed first')).toBeVisible();
    await page.search.fill('qqqqqq');
    await expect(page.main.getByRole('status').filter({ hasText: 'No answer matches' })).toBeVisible();

    await page.write('A deposit is missing', 'I paid twenty dollars.');
    watch.expectStatus(422);
    await page.attach('photo.png', 'image/png', Buffer.from('this is no picture'));
    await expect(page.form.getByText('Not a picture or PDF that we can open')).toBeVisible();
    await expect(page.form.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
    await page.form.getByRole('button', { name: 'Remove photo.png' }).click();
    await page.attach('receipt.pdf', 'application/pdf', pdf);
    await expect(page.form.getByText('Attached')).toBeVisible();

    // The answer to the first try is lost: the text stays, and the second try is the same request.
    watch.expectStatus(500);
    await sandbox.failNext('support.sendFeedback', 'cut-after-commit');
    await page.form.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.form.getByRole('alert')).toBeVisible();
    await expect(page.field('Your message')).toHaveValue('I paid twenty dollars.');
    const number = await page.send();
    await page.form.getByRole('link', { name: 'Open the request' }).click();
    await expect(page.main.getByRole('heading', { level: 1, name: 'A deposit is missing' })).toBeVisible();
    await expect(page.messages).toHaveCount(1);
    await expect(page.messages.first()).toContainText('receipt.pdf');

    await new HouseSupport().answer(number, 'It has arrived.');
    await expect(page.messages).toHaveCount(2);
    await expect(page.messages.last()).toContainText('Support · ');
    await page.field('Your reply').fill('Thank you');
    await page.main.getByRole('button', { name: 'Send reply' }).click();
    await expect(page.messages).toHaveCount(3);
    await page.main.getByRole('button', { name: 'My question is settled' }).click();
    await expect(page.main.getByText('This request is closed.')).toBeVisible();
    await page.main.getByRole('link', { name: 'All requests' }).click();
    await expect(page.requests.getByRole('link')).toHaveCount(1);
    await expect(page.requests.getByRole('link')).toContainText('Closed');
  },
);

test(
  '2.2-6, 2.11-3 a blocked player comes to support from the block page, and writes as a guest',
  { tag: '@phone' },
  async ({ app, player, sandbox, watch }) => {
    watch.expectStatus(403);
    await sandbox.ban(player.uid);
    await app.open('/gamehall');
    await app.site.getByRole('main').getByRole('link', { name: 'Contact support' }).click();
    const page = new SupportPage(app);
    await expect(page.main.getByRole('heading', { level: 1, name: 'How can we help?' })).toBeVisible();
    await page.write('Why am I blocked?', 'Please tell me.');
    // What is typed outlives a reload.
    await page.field('E-mail for our answer').fill(freshEmail());
    await page.field('Subject').focus();
    await app.page.reload();
    await expect(page.field('Your message')).toHaveValue('Please tell me.');
    expect(await page.send()).toBeGreaterThan(0);
    await expect(page.form.getByText('We answer to your e-mail address.')).toBeVisible();
  },
);

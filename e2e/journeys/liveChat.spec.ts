import { CallsUnderWay } from '../fixtures/CallsUnderWay.ts';
import { HouseSupport } from '../fixtures/HouseSupport.ts';
import { testApart } from '../fixtures/productApart.ts';
import { expect } from '../fixtures/test.ts';
import { readAddresses } from '../setup/addresses.ts';
import { LiveChat } from '../pages/SupportPage.ts';

const test = testApart();
const providers = ['livechat', 'jivo', 'intercom', 'zendesk', 'chatwoot', 'tawk'] as const;
/** Those that tell the texts of messages, which are stored then (3-48). */
const tellsTexts = ['livechat', 'jivo', 'chatwoot', 'tawk'];

// The provider and its manners are the same for all pages: one journey after the other.
test.describe.configure({ mode: 'serial' });

test.afterEach(async () => {
  const house = new HouseSupport();
  await house.vendor('well');
  await house.chat('');
});

test(
  '1-19, 3-47, 4-52, 4-53, 4-6, 2.12-14 each provider’s widget runs in a frame of its own, knows the player, and never loads at the cashier',
  { tag: '@desktop' },
  async ({ app, player, watch }) => {
    test.setTimeout(180_000);
    expect(watch.unexpected()).toEqual([]);
    const house = new HouseSupport();
    const chat = new LiveChat(app);
    for (const provider of providers) {
      await house.chat(provider);
      await app.open('/support');
      await expect(chat.badge, provider).toBeVisible();
      const stored: string[] = [];
      app.page.on('request', (request) => {
        if (request.url().includes('/api/chat.storeEvent')) stored.push(request.postData() ?? '');
      });
      await chat.badge.click();
      await chat.say(`Hello ${provider}`);
      await expect(chat.widget.getByText('answered by a script')).toBeVisible();
      const [answer, line] = await house.lines();
      expect([answer?.author, line?.provider, line?.text]).toEqual(['agent', provider, `Hello ${provider}`]);
      expect(line?.visitor, provider).toContain(player.email);
      expect(line?.visitor, provider).toContain(String(player.uid));
      if (tellsTexts.includes(provider)) await expect.poll(() => stored.length, provider).toBe(2);
      else expect(stored, provider).toEqual([]);
      await chat.closing.click();
      await expect(chat.panel).toBeHidden();
    }

    const underWay = new CallsUnderWay(app.page);
    await app.open('/game/lantern-harbor');
    await expect(chat.frame).toBeAttached();
    await expect(chat.badge).toHaveCount(0);
    for (const path of ['/cashier/deposit', '/profile/security', '/profile/verification']) {
      await app.open(path);
      await underWay.settle();
      await expect(chat.frame, path).toHaveCount(0);
    }
  },
);

test(
  '8-26, 4-53 a chat script that is missing, hangs, throws or attacks the page changes nothing for the player',
  { tag: '@desktop' },
  async ({ app, player, watch }) => {
    test.setTimeout(120_000);
    expect(player.uid).toBeGreaterThan(0);
    const house = new HouseSupport();
    const chat = new LiveChat(app);
    await house.chat('chatwoot');
    watch.expectStatus(404);
    const { vendors } = readAddresses();
    watch.expectFaultsOf(vendors);
    const underWay = new CallsUnderWay(app.page);
    for (const mode of ['missing', 'hang', 'throw'] as const) {
      await house.vendor(mode);
      const asked = app.page.waitForRequest((request) => request.url().startsWith(vendors));
      await app.open('/support');
      await asked;
      await underWay.settle();
      await expect(chat.badge, mode).toHaveCount(0);
      const footer = app.site.getByRole('contentinfo').getByRole('link', { name: 'Deposit' });
      await footer.click();
      await expect(app.site.getByRole('heading', { level: 1, name: 'Deposit' }), mode).toBeVisible();
    }
    await house.vendor('hostile');
    await app.open('/support');
    await expect(chat.badge).toBeVisible();
    // Neither the page nor its address has changed, and nothing was stored of the wrong shapes.
    expect(new URL(app.page.url()).pathname).toBe('/support');
    await expect(app.site.getByRole('heading', { level: 1, name: 'How can we help?' })).toBeVisible();
  },
);

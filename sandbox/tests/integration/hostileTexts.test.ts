/** HTML in the texts of campaigns is shown as text in whatever the server sends. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testOffer } from '../../operator/modules/offers/campaigns/testing/testOffer.ts';
import { startTestOperator } from '../../operator/testing/startTestOperator.ts';
import type { TestOperator } from '../../operator/testing/startTestOperator.ts';
import { startSite } from './startSite.ts';

const attack = '</title></script><script>alert(1)</script><img src=x onerror=alert(2)>"\'';

let operator: TestOperator;
let site: FastifyInstance;
let dataDir = '';

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'croupier-hostile-'));
  operator = await startTestOperator();
  const texts = { title: attack, lead: attack, text: attack };
  const data = { ...testOffer(), texts: { en: texts, ru: texts, es: texts, ar: texts } };
  const added = await operator.control('addOffer', { id: 'hostile', data, priority: 9999 });
  expect(added.json()).toEqual({ is_added: true });
  const banner = { id: 1, title: attack, text: attack, button_text: attack, button_link: 'javascript:alert(3)' };
  const pictures = { image_phone: '/art/a.svg', image_wide: '/art/a.svg', colour: 'red;position:fixed' };
  operator.vendors.on('/content/api/banners', () => Response.json({ data: [{ ...banner, ...pictures }] }));
  // Whatever was asked before is stale.
  operator.time.ms += 3_600_000;
  site = await startSite(await operator.app.listen({ port: 0, host: '127.0.0.1' }), dataDir);
}, 120_000);
afterAll(async () => {
  await site.close();
  await operator.close();
  await rm(dataDir, { recursive: true, force: true });
});

test.each(['/', '/offers', '/offers/hostile', '/promotions', '/ar/offers/hostile'])(
  '9-17 HTML in the texts of offers and banners is text in the document of %s',
  async (url) => {
    const { statusCode, body } = await site.inject({ url });
    expect(statusCode).toBe(200);
    expect(body).toContain('alert(2)');
    expect(body).not.toMatch(/href="javascript:|position:fixed/);
    expect(body).not.toMatch(/<script>alert|<img src=x|<\/title><\/script>/);
  },
);

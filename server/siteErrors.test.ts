import fastify from 'fastify';
import { expect, test } from 'vitest';
import { StaticDataError } from './GeneralInfoClient.ts';
import { handleErrors } from './siteErrors.ts';

test('8-15 a failed start of the static data is told as a 404 with its reason; crawlers get the status', async () => {
  const app = fastify();
  handleErrors(app);
  app.get('/', () => {
    throw new StaticDataError('the general info has no data');
  });
  const answer = await app.inject({ url: '/' });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
  expect(answer.body).toContain('PLUGIN:INIT: the general info has no data');
  const crawler = await app.inject({ url: '/', headers: { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0)' } });
  expect([crawler.statusCode, crawler.body]).toEqual([404, '404 Not Found\n']);
  await app.close();
});

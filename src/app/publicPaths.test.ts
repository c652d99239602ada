import { expect, test } from 'vitest';
import { createTestApp } from '../../tests/fakes/testApp.ts';
import { publicPaths } from './publicPaths.ts';

test('2.12-1 7-66 the site map has the betting page where the house has a sportsbook, and only there', async () => {
  const listed = (total: number) => {
    const app = createTestApp({ answers: { 'GET games.get': () => ({ items: [], total, facets: null }) } });
    const paths = publicPaths(app.call);
    return Promise.all([paths.betting(), paths.pages()]);
  };
  const [betting, pages] = await listed(1);
  expect(betting).toEqual(['/betting']);
  expect(pages).not.toContain('/betting');
  expect(pages).toContain('/gamehall');
  expect((await listed(0))[0]).toEqual([]);
});

import { expect, test, vi } from 'vitest';
import { CatalogueView } from './Catalogue.ts';
import { gamesIndex } from './gamesIndex.ts';

vi.mock('./gamesIndex.ts', { spy: true });

test('16-B9 the search’s index is made again after it could not be made, and then once', async () => {
  const view = new CatalogueView(1n, []);
  vi.mocked(gamesIndex).mockRejectedValueOnce(new Error('out of memory'));
  await expect(view.index()).rejects.toThrow('out of memory');
  expect(await view.index()).toBe(await view.index());
  expect(gamesIndex).toHaveBeenCalledTimes(2);
});

import { expect, test } from 'vitest';
import { gameTypes } from '../../src/contract/games/games.ts';
import ar from '../../src/domains/games/words/ar.json' with { type: 'json' };
import en from '../../src/domains/games/words/en.json' with { type: 'json' };
import es from '../../src/domains/games/words/es.json' with { type: 'json' };
import ru from '../../src/domains/games/words/ru.json' with { type: 'json' };
import { games } from '../studio/games/catalogue.ts';
import { presentCatalogue } from '../studio/server/presentGame.ts';

test.each([
  ['en', en],
  ['ru', ru],
  ['es', es],
  ['ar', ar],
] as const)(
  '1-3 the site has words in %s for the kinds and features of all games of the studio',
  async (_code, words) => {
    const catalogue = await presentCatalogue(games);
    expect(catalogue.length).toBeGreaterThan(12);
    for (const type of gameTypes) expect(Object.keys(words.types)).toContain(type);
    const features = new Set(catalogue.flatMap((game) => game.features));
    expect(Object.keys(words.features)).toEqual(expect.arrayContaining([...features]));
  },
);

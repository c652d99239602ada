import { expect, test } from 'vitest';
import { locales } from '../content/locales.ts';
import { siteConfigurationOf } from '../content/siteConfiguration.ts';
import { games } from '../studio/games/catalogue.ts';
import { gameFacts } from '../studio/games/gameFacts.ts';

test.each(locales.map(({ code }) => code))(
  '2.9-5 the welcome banner in %s names as many games as the studio has',
  (code) => {
    const { label, value, addition } = siteConfigurationOf(code, 'http://127.0.0.1:3002').auth.banner;
    expect(Number(/\d+/.exec(value)?.[0])).toBe(games.length + gameFacts.length);
    const english = siteConfigurationOf('en', 'http://127.0.0.1:3002').auth.banner;
    // The sandbox's content is written in four languages; the others read the English one.
    const isWritten = ['ru', 'es', 'ar'].includes(code);
    const isOwn = !isWritten || [label, value, addition].every((text) => !Object.values(english).includes(text));
    expect([isOwn, [label, value, addition].every((text) => text !== '')]).toEqual([true, true]);
  },
);

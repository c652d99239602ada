import { expect, test } from 'vitest';
import { isDisallowed } from '../../shared/head/robotsRules.ts';
import { noSeo } from '../../shared/head/seoConfig.ts';
import { withSeo } from '../../shared/head/withSeo.ts';
import { readSeo } from './readSeo.ts';

test.each([[undefined], [null], ['x'], [[]], [{ pages: 'x', default: 3, canonicalUrl: 'javascript:alert(1)' }]])(
  '3-35 %j is no settings',
  (raw) => {
    expect(readSeo(raw)).toEqual(noSeo);
  },
);

const head = { title: 'Jade | House', description: 'A slot' };
const settings = readSeo({
  canonicalUrl: 'https://main.test/path',
  default: { title: 'House', description: '{brand}: games', image: 'https://cdn.test/d.png' },
  pages: {
    game: { title: '{title}: play at {brand}', description: '{description}, fair.' },
    offers: { isHidden: true, image: 'https://cdn.test/offers.png' },
    odd: 'x',
  },
  robots: 'User-agent: *\nDisallow: /winners',
});

test('2.2-16, 3-35 a page has the settings of its route, with its own name and text in them', () => {
  expect(withSeo(head, 'game', settings, 'House')).toMatchObject({
    title: 'Jade: play at House',
    description: 'A slot, fair.',
  });
});

test('2.2-3, 3-35 a page can be hidden and have a picture for its link previews', () => {
  expect(withSeo(head, 'offers', settings, 'House')).toEqual({
    ...head,
    robots: 'noindex, follow',
    previewImage: 'https://cdn.test/offers.png',
  });
});

test('3-35 without own texts a page has the defaults; a status page stays as it is, but for the picture', () => {
  expect(withSeo({ title: '', description: '' }, 'hall', settings, 'House')).toEqual({
    title: 'House',
    description: 'House: games',
    previewImage: 'https://cdn.test/d.png',
  });
  expect(withSeo({ ...head, image: '/_img?x' }, 'hall', settings, 'House')).toEqual({ ...head, image: '/_img?x' });
  expect(withSeo({ ...head, robots: 'noindex' }, 'offers', settings, 'House').robots).toBe('noindex');
});

test('2.12-2 a title says whose page it is, once; that of a status page stays as it is', () => {
  const titleOf = (title: string, more: object = {}) =>
    withSeo({ ...head, title, ...more }, 'x', settings, 'House').title;
  expect([titleOf('Offers'), titleOf('Offers at House'), titleOf('Not found', { robots: 'noindex' })]).toEqual([
    'Offers | House',
    'Offers at House',
    'Not found',
  ]);
});

test('2.12-2, 3-35 the robots text decides for its paths; the canonical address is an origin', () => {
  expect(isDisallowed(settings.rules, '/winners/proof')).toBe(true);
  expect(isDisallowed(settings.rules, '/')).toBe(false);
  expect(settings.canonicalUrl).toBe('https://main.test');
});

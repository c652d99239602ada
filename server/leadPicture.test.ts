// @vitest-environment happy-dom
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from '../src/ui/tiles/Picture.tsx';
import { preloadSources } from '../src/ui/tiles/pictureSources.ts';
import type { PictureSlot } from '../src/ui/tiles/pictureSources.ts';
import { leadPicture } from './leadPicture.ts';

const slot = (more: Partial<PictureSlot> = {}): PictureSlot => ({
  src: 'http://art.test/a b.svg',
  width: 361,
  ...more,
});

const links = (of: PictureSlot) => {
  const page = new DOMParser().parseFromString(leadPicture(preloadSources(of)), 'text/html');
  return [...page.querySelectorAll('link')].map((link) =>
    ['rel', 'as', 'imagesrcset', 'media', 'fetchpriority'].map((name) => link.getAttribute(name)),
  );
};

/** The attributes of an `img` or `source` of the rendered picture that select the file. */
const drawn = (of: PictureSlot, selector: string) =>
  new DOMParser()
    .parseFromString(renderToString(createElement(Picture, { ...of, alt: '', isPriority: true })), 'text/html')
    .querySelector(selector)
    ?.getAttribute('srcset');

test('the page’s largest paint is preloaded by the same addresses as the image', () => {
  const of = slot({ quality: 60 });
  expect(drawn(of, 'img')).toMatch(/q=60/);
  expect(links(of)).toEqual([['preload', 'image', drawn(of, 'img'), null, 'high']]);
});

test('if phones get another picture, each window preloads only its own', () => {
  const of = slot({ phone: { src: 'http://art.test/phone.svg', width: 120 } });
  expect(links(of)).toEqual([
    ['preload', 'image', drawn(of, 'source'), '(max-width: 767.98px)', 'high'],
    ['preload', 'image', drawn(of, 'img'), 'not all and (max-width: 767.98px)', 'high'],
  ]);
});

test('a page without such a picture has no preload link', () => {
  expect(leadPicture()).toBe('');
});

test('an address has its quotes escaped', () => {
  const of = slot({ src: 'http://art.test/"><script>alert(1)</script>.svg' });
  expect(links(of)).toHaveLength(1);
  expect(
    new DOMParser().parseFromString(leadPicture(preloadSources(of)), 'text/html').querySelector('script'),
  ).toBeNull();
});

// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { Picture } from '../src/ui/Picture.tsx';
import { leadPicture } from './leadPicture.ts';

const drawn = (more: Partial<Parameters<typeof Picture>[0]>) => renderToString(createElement(Picture, { src: 'http://art.test/a b.svg', width: 361, alt: '', ...more }));

const read = (html: string) => {
  const page = new DOMParser().parseFromString(leadPicture(html), 'text/html');
  return [...page.querySelectorAll('link')].map((link) => ['rel', 'as', 'imagesrcset', 'media', 'fetchpriority'].map((name) => link.getAttribute(name)));
};

/** What an `img` or `source` of the page asks for. */
const sources = (html: string, selector: string) => new DOMParser().parseFromString(html, 'text/html').querySelector(selector)?.getAttribute('srcset');

test('the page’s largest paint is named with the very addresses it will be asked for by', () => {
  const html = `<main>${drawn({})}${drawn({ isPriority: true, quality: 60 })}</main>`;
  expect(sources(html, 'img[fetchpriority]')).toMatch(/q=60/);
  expect(read(html)).toEqual([['preload', 'image', sources(html, 'img[fetchpriority]'), null, 'high']]);
});

test('where phones get another picture, each window asks for its own alone', () => {
  const html = drawn({ isPriority: true, phone: { src: 'http://art.test/phone.svg', width: 120, ratio: 2 } });
  expect(read(html)).toEqual([
    ['preload', 'image', sources(html, 'source'), '(max-width: 767.98px)', 'high'],
    ['preload', 'image', sources(html, 'img'), 'not all and (max-width: 767.98px)', 'high'],
  ]);
});

test('a page without such a picture names none', () => {
  expect(leadPicture(`<main><h1>Words</h1>${drawn({})}</main>`)).toBe('');
});

test('an address keeps its quotes escaped', () => {
  const html = drawn({ isPriority: true, src: 'http://art.test/"><script>alert(1)</script>.svg' });
  expect(read(html)).toHaveLength(1);
  expect(new DOMParser().parseFromString(leadPicture(html), 'text/html').querySelector('script')).toBeNull();
});

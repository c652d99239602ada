import { statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { webManifest } from './webManifest.ts';

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
  readonly form_factor?: string;
}

test('every picture has the size and type it is announced with; screenshots are small, and there are both forms', async () => {
  const manifest: object = await webManifest('en', {
    locales: [{ code: 'en', name: 'English', dir: 'ltr' }],
    defaultLocale: 'en',
    messages: {},
    colour: '#0b0d16',
  });
  const { icons, screenshots } = manifest as Readonly<Record<'icons' | 'screenshots', readonly Picture[]>>;
  for (const { src, sizes, type } of [...icons, ...screenshots]) {
    const { width, height, format } = await sharp(`public${src}`).metadata();
    expect([src, `${width}x${height}`, `image/${format}`]).toEqual([src, sizes, type]);
  }
  for (const { src } of screenshots) expect(statSync(`public${src}`).size, src).toBeLessThan(150_000);
  expect(new Set(screenshots.map(({ form_factor: form }) => form))).toEqual(new Set(['wide', 'narrow']));
  expect(new Set(icons.map(({ purpose }) => purpose))).toEqual(new Set(['any', 'maskable', 'monochrome']));
});

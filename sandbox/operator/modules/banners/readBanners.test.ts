import { expect, test } from 'vitest';
import { readBanners } from './readBanners.ts';

const addresses = { vendorsUrl: 'http://art.test', contentMediaUrl: 'https://files.test/cms' };

test('3-62 pictures that the content system keeps itself get its public address, the sandbox’s art the vendor’s', () => {
  const pictures = (image_phone: string, image_wide: string) =>
    readBanners([{ id: 1, locale: 'en', image_phone, image_wide }], addresses).map(({ description }) => [
      description.image_phone,
      description.image_wide,
    ]);
  expect(pictures('/uploads/a.jpg', '/art/b.svg')).toEqual([
    ['https://files.test/cms/uploads/a.jpg', 'http://art.test/art/b.svg'],
  ]);
  expect(pictures('https://cdn.test/uploads/a.jpg', '')).toEqual([['https://cdn.test/uploads/a.jpg', '']]);
});

import { expect, test } from 'vitest';
import { withWholeMedia } from './mediaAddresses.ts';

const whole = (answer: unknown) => withWholeMedia(answer, 'https://files.casino.test/cms');

test('2.2-18 media of the content system get its public address, wherever they are named', () => {
  expect(
    whole({
      data: [
        { picture: { url: '/uploads/a.jpg', formats: { small: { url: '/uploads/small_a.jpg' } }, width: 3 } },
        { body: '<a href="/uploads/rules.pdf">x</a> <a href=\'/uploads/b.pdf\'>y</a><p>/uploads/ is a folder</p>' },
      ],
      meta: null,
    }),
  ).toEqual({
    data: [
      {
        picture: {
          url: 'https://files.casino.test/cms/uploads/a.jpg',
          formats: { small: { url: 'https://files.casino.test/cms/uploads/small_a.jpg' } },
          width: 3,
        },
      },
      {
        body:
          '<a href="https://files.casino.test/cms/uploads/rules.pdf">x</a> ' +
          "<a href='https://files.casino.test/cms/uploads/b.pdf'>y</a><p>/uploads/ is a folder</p>",
      },
    ],
    meta: null,
  });
});

test.each([['/terms'], ['//evil.test/uploads/a.jpg'], ['https://cdn.test/uploads/a.jpg'], ['/download/uploads/a']])(
  '2.2-18 %s stays as it is, as the same object',
  (url) => {
    const answer = { data: { url, list: [url, 1, null, true] } };
    expect(whole(answer)).toBe(answer);
    expect(answer.data.url).toBe(url);
  },
);

test('2.2-18 an address with dollar signs is no pattern', () => {
  expect(withWholeMedia('<a href="/uploads/a">', 'https://x.test/$1$&')).toBe(
    '<a href="https://x.test/$1$&/uploads/a">',
  );
});

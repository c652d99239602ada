import { expect, test, vi } from 'vitest';
import { parentFrame } from './parentFrame.ts';

const listed = ['https://partner.example', 'https://club.example'];

/** A page in a frame; `ancestor` is undefined in browsers that do not tell it. */
function framedBy(ancestor?: string) {
  const postMessage = vi.fn();
  const page = {
    parent: { postMessage },
    location: ancestor === undefined ? {} : { ancestorOrigins: [ancestor, 'https://top.example'] },
  } as unknown as Window;
  parentFrame(listed, page).post({ type: 'refresh_user' });
  return postMessage.mock.calls.map(([message, origin]: unknown[]) => [message, origin]);
}

test('2.9-8 a message is posted to the listed parent alone', () => {
  expect(framedBy('https://club.example')).toEqual([[{ type: 'refresh_user' }, 'https://club.example']]);
});

test.each(['https://evil.example', 'https://club.example.evil.example', 'http://club.example', 'null'])(
  '2.9-8 nothing is posted to an unlisted parent: %s',
  (origin) => {
    expect(framedBy(origin)).toEqual([]);
  },
);

test('2.9-8 without knowing the parent, each message names a listed origin, so that no other page gets it', () => {
  expect(framedBy().map(([, origin]) => origin)).toEqual(listed);
});

test('2.9-8 a page without a frame posts nothing', () => {
  const postMessage = vi.fn();
  const page = { location: {}, postMessage } as unknown as Window & { parent: unknown };
  Object.assign(page, { parent: page });
  parentFrame(listed, page).post({ type: 'refresh_user' });
  expect(postMessage).not.toHaveBeenCalled();
});

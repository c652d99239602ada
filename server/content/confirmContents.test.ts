import { expect, test } from 'vitest';
import { readConfirmContents } from '../../src/shared/content/confirmContents.ts';
import { withConfirmContents } from './confirmContents.ts';

const cleaned = (confirms: unknown) => readConfirmContents(withConfirmContents({ confirms })['confirms']);

test('3-66 the HTML of a confirm is cleaned as other content is', () =>
  expect(
    cleaned([
      {
        name: 'selfExclusion',
        content:
          '<p onclick="x()">Help is <b>free</b>: <a href="/faq">here</a> <a href="javascript:x()">there</a></p><script>x()</script><img src=x onerror=x()>',
      },
    ]),
  ).toEqual({
    selfExclusion: [
      {
        tag: 'p',
        children: [
          'Help is ',
          { tag: 'strong', children: ['free'] },
          ': ',
          { tag: 'a', href: '/faq', children: ['here'] },
          ' ',
          'there',
        ],
      },
    ],
  }));

test.each([
  ['no list', { selfExclusion: '<p>x</p>' }],
  ['no name', [{ content: '<p>x</p>' }]],
  ['a name that is none', [{ name: '__proto__ x', content: '<p>x</p>' }]],
  ['no text', [{ name: 'selfExclusion', content: '<p> <img src="x"></p>' }]],
  ['no HTML', [{ name: 'selfExclusion', content: 3 }, null, 'x']],
])('3-66 a confirm with %s is left out', (_what, confirms) => expect(cleaned(confirms)).toEqual({}));

test('3-66 what the server has not cleaned reaches no page', () =>
  expect(readConfirmContents([{ name: 'selfExclusion', content: '<p>x</p>' }])).toEqual({}));

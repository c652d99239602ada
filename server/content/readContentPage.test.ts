import { expect, test } from 'vitest';
import { readContentPage } from './readContentPage.ts';

const page = (more: object) => readContentPage({ slug: 'a', title: 'A', locale: 'en', ...more });

test.each([[null], [{}], [{ slug: 'a b', title: 'A' }], [{ slug: '../a', title: 'A' }], [{ slug: 'a', title: ' ' }]])(
  '2.2-18 %j is no page',
  (document) => expect(readContentPage(document)).toBeNull(),
);

test('2.2-18 blocks of each kind; unknown ones, and those of the wrong shape, are left out', () => {
  const blocks = [
    { __component: 'page.rich-text', body: '<p>x</p>' },
    { __component: 'page.rich-text', body: 7 },
    { __component: 'page.picture', picture: { url: 'javascript:1' } },
    { __component: 'page.picture', picture: { url: 'https://cdn.test/a.png', width: 300, height: 100 } },
    { __component: 'page.banner', title: 'B', link: { label: 'Go', href: '/faq' } },
    { __component: 'page.game-rail', title: 'G', count: 1e9 },
    { __component: 'page.faq', title: 'Q', items: [{ question: 'q', answer: '<h2>a</h2>' }, { answer: 'none' }] },
    { __component: 'page.table', title: 'T', columns: ['a', 'b'], rows: [['1'], 'no', ['1', '2', '3']] },
    {
      __component: 'page.links',
      title: 'Q',
      links: [
        { label: 'x', href: 'data:x' },
        { label: 'y', href: '/y' },
      ],
    },
    { __component: 'page.form', title: 'F', text: 'x', form: 'promo', label: 'Code', button: 7 },
    { __component: 'page.form', title: 'F', form: 'https://evil.example' },
    { __component: '__proto__' },
    { __component: 'page.unknown' },
    null,
  ];
  expect(page({ blocks })?.blocks).toEqual([
    { kind: 'richText', body: [{ tag: 'p', children: ['x'] }] },
    { kind: 'richText', body: [] },
    { kind: 'picture', caption: '', picture: { url: 'https://cdn.test/a.png', alt: '', ratio: 3 } },
    { kind: 'banner', title: 'B', text: '', picture: null, link: { label: 'Go', href: '/faq', text: '' } },
    { kind: 'gameRail', title: 'G', anchor: 'h-g', category: '', count: 12 },
    {
      kind: 'faq',
      title: 'Q',
      anchor: 'h-q',
      items: [{ question: 'q', answer: [{ tag: 'h2', children: ['a'] }] }],
    },
    {
      kind: 'table',
      title: 'T',
      anchor: 'h-t',
      columns: ['a', 'b'],
      rows: [
        ['1', ''],
        ['', ''],
        ['1', '2'],
      ],
    },
    { kind: 'links', title: 'Q', anchor: 'h-q-2', links: [{ label: 'y', href: '/y', text: '' }] },
    { kind: 'form', title: 'F', anchor: 'h-f', text: 'x', form: 'promo', label: 'Code', button: '' },
  ]);
});

test('2.12-2 texts for search engines have defaults', () =>
  expect(page({ seo: { kind: 'other', isHidden: 'yes' } })?.seo).toEqual({
    title: '',
    description: '',
    image: '',
    isHidden: false,
    kind: 'page',
  }));

import { expect, test } from 'vitest';
import { readSiteSeo } from './siteSeo.ts';

test('3-35 nothing, and values of wrong types, are no settings', () => {
  const none = readSiteSeo({}, 'casino.test');
  expect(none).toEqual({
    organization: { name: '', legalName: '', description: '', logo: '', email: '', telephone: '', sameAs: [] },
    product: { category: '', currency: 'USD' },
    metas: [],
    robots: '',
  });
  for (const raw of [null, 'x', { seo: [] }, { seo: { organization: 1, hosts: {}, robots: 7, product: 'x' } }])
    expect(readSiteSeo(raw, 'casino.test')).toEqual(none);
});

test('3-35 a host has its own meta elements; those that the page decides itself are left out', () => {
  const seo = {
    hosts: [
      { host: 'other.test', meta: [{ name: 'proof', content: 'other' }] },
      {
        host: 'Casino.test',
        meta: [
          { name: 'google-site-verification', content: 'abc' },
          { property: 'fb:app_id', content: '1' },
          { name: 'robots', content: 'noindex' },
          { property: 'og:title', content: 'x' },
          { name: 'a b', content: 'x' },
          { name: 'empty', content: '' },
          { 'http-equiv': 'refresh', content: '0;url=https://evil.test' },
        ],
      },
    ],
  };
  expect(readSiteSeo({ seo }, 'casino.test').metas).toEqual([
    { name: 'google-site-verification', content: 'abc' },
    { property: 'fb:app_id', content: '1' },
  ]);
  expect(readSiteSeo({ seo }, 'third.test').metas).toEqual([]);
});

test('3-35 a robots text keeps the lines that crawlers read', () => {
  const robots = 'User-agent: *\r\n<script>x</script>\nDisallow: /old\u0000\n# a remark\n';
  expect(readSiteSeo({ seo: { robots } }, 'casino.test').robots).toBe('User-agent: *\nDisallow: /old\n# a remark');
});

test('3-35 only web addresses are links of the organization', () => {
  const organization = { logo: 'javascript:alert(1)', sameAs: ['https://a.test/x', 'data:text/html,x', 4] };
  expect(readSiteSeo({ seo: { organization } }, 'casino.test').organization).toMatchObject({
    logo: '',
    sameAs: ['https://a.test/x'],
  });
});

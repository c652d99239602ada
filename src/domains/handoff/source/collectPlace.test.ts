import { expect, test } from 'vitest';
import { OpenDrafts } from '../../../kernel/forms/OpenDrafts.ts';
import { collectPlace } from './collectPlace.ts';

const drafts = new OpenDrafts();
drafts.hold('deposit', { read: () => ({ amount: '25' }), restore: () => {} });

const at = (path: string, search = '', hash = '') => collectPlace({ path, search, hash }, drafts, 420);

test('a handoff carries the page with its filters, hash, scroll position and drafts', () => {
  expect(at('/gamehall', '?providers=a,b&query=%D1%87', '#real')).toEqual({
    path: '/gamehall',
    search: '?providers=a,b&query=%D1%87',
    hash: '#real',
    scroll: 420,
    drafts: '{"deposit":{"amount":"25"}}',
  });
});

test('a handoff does not carry what a messenger has added to the address of its launch', () => {
  expect(at('/', '?tgWebAppStartParam=ref_x').search).toBe('');
  expect(at('/gamehall', '?query=a&tgWebAppStartParam=games').search).toBe('?query=a');
});

test('a handoff carries no page of a handoff, and nothing that is too long', () => {
  expect(at('/hand/abc', '?a=1', '#b')).toMatchObject({ path: '/', search: '', hash: '' });
  expect(at(`/${'a'.repeat(512)}`, '?a=1')).toMatchObject({ path: '/', search: '' });
  expect(at('/gamehall', `?query=${'a'.repeat(1024)}`)).toMatchObject({ path: '/gamehall', search: '' });
  expect(at('/gamehall', '', `#${'a'.repeat(256)}`)).toMatchObject({ path: '/gamehall', hash: '' });
});

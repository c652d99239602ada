import { expect, test } from 'vitest';
import { perform } from './interactions.mjs';

/** A fake page without any elements. */
const emptyPage = {
  evaluate: async () => ({ duration: 16, opened: null, note: '' }),
  keyboard: { press: async () => undefined },
};
const missing = () => ({
  first: missing,
  waitFor: async () => Promise.reject(new Error('Timeout 5000ms exceeded.\nwaiting for it')),
});

test('a missing control gives an error and no duration', async () => {
  const result = await perform(emptyPage, { name: 'open it', act: 'tap', on: missing, shows: missing });
  expect(result).toMatchObject({ duration: null, opened: null, error: 'Timeout 5000ms exceeded. waiting for it' });
});

test('an action without its effect gives an error and no duration', async () => {
  const result = await perform(emptyPage, { name: 'close it', act: 'press', key: 'Escape', gone: missing });
  expect(result).toMatchObject({ duration: null, error: 'Timeout 5000ms exceeded. waiting for it' });
  expect(await perform(emptyPage, { name: 'nothing', act: 'press', key: 'Escape' })).toMatchObject({
    duration: null,
    error: 'the action names no effect',
  });
});

/**
 * An unexpected `console.error` fails the test that caused it: warnings must not pile up. Spies are restored after each
 * test by the configuration. Testing Library waits as long as other tests do.
 */
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

/** React's word for an update that a test did not wait for, such as a lazy part that arrives late. No fault of the product. */
const lateUpdate = 'was not wrapped in act(';

beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const calls = vi.mocked(console.error).mock.calls.map((args) => args.map(String).join(' '));
  expect(
    calls.filter((text) => !text.includes(lateUpdate)),
    'unexpected console.error',
  ).toEqual([]);
});

/** A module that is still loading when its file ends fails, and stays failed for the next files of the worker. */
afterAll(() => vi.dynamicImportSettled());

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 15_000 });
}

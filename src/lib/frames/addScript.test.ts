// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { addScript } from './addScript.ts';

/** Adds a script without the browser's own answer to it. */
function adding(id?: string) {
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
  const outcome = addScript('https://chat.example/sdk.js', id).then(
    () => 'loaded',
    (error: unknown) => String(error),
  );
  const script = append.mock.calls.at(-1)?.[0] as HTMLScriptElement;
  append.mockRestore();
  return { script, outcome };
}

afterEach(() => void vi.useRealTimers());

test('8-26 a script that is blocked or missing, or does not arrive within twelve seconds, is given up', async () => {
  const loaded = adding('ze-snippet');
  expect([loaded.script.id, loaded.script.src, loaded.script.async]).toEqual([
    'ze-snippet',
    'https://chat.example/sdk.js',
    true,
  ]);
  loaded.script.dispatchEvent(new Event('load'));
  expect(await loaded.outcome).toBe('loaded');
  const blocked = adding();
  blocked.script.dispatchEvent(new Event('error'));
  expect(await blocked.outcome).toContain('not loaded');
  vi.useFakeTimers();
  const hanging = adding();
  await vi.advanceTimersByTimeAsync(12_000);
  expect(await hanging.outcome).toContain('in time');
});

test('8-26 an address that is none is refused, not thrown at the page', async () => {
  await expect(addScript('no address')).rejects.toThrow('Invalid URL');
});

import { vi } from 'vitest';

/** Repeats a check until it does not throw, for 15 s at most: the limit only stops what hangs. Returns its value. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 15_000 });

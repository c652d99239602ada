import { expect, test, vi } from 'vitest';
import { readSandboxSettings } from '../settings.ts';
import { printAddresses } from './printAddresses.ts';

test.each(['strict', 'open', 'bench'] as const)('the market %s is printed at start', (market) => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  printAddresses(readSandboxSettings({ MARKET: market }));
  expect(String(log.mock.calls[0]?.[0])).toMatch(new RegExp(`Market +${market}\\n`));
  log.mockRestore();
});

test('an unknown market stops the start', () => {
  expect(() => readSandboxSettings({ MARKET: 'lenient' })).toThrow('MARKET must be one of strict, open, bench');
});

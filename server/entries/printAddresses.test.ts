import { expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { printAddresses } from './printAddresses.ts';

test.each(['strict', 'open', 'bench'] as const)('the market %s is named when it starts', (market) => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  printAddresses(readConfig({ MARKET: market }));
  expect(String(log.mock.calls[0]?.[0])).toMatch(new RegExp(`Market +${market}\\n`));
  log.mockRestore();
});

test('a market that there is not stops the start', () => {
  expect(() => readConfig({ MARKET: 'lenient' })).toThrow('MARKET must be one of strict, open, bench');
});

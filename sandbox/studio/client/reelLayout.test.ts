import { expect, test } from 'vitest';
import { fitReels } from './reelLayout.ts';

test('the reels fit the stage at every size and keep whole pixels', () => {
  for (const [width, height, ratio] of [
    [374, 420, 3],
    [560, 250, 3],
    [1000, 520, 1],
    [320, 200, 1.5],
  ] as const) {
    const fit = fitReels(width, height, 5, 3, ratio);
    expect(fit.width).toBeLessThanOrEqual(width * fit.ratio);
    expect(fit.height).toBeLessThanOrEqual(height * fit.ratio);
    expect(fit.left * 2 + fit.width).toBeGreaterThanOrEqual(Math.floor(width * fit.ratio) - 1);
    expect(
      [fit.width, fit.height, fit.cellWidth, fit.cellHeight, fit.symbol, fit.left, fit.top].every(Number.isInteger),
    ).toBe(true);
  }
});

test('the aspect ratio of cells is limited, and the pixel ratio is at most 2', () => {
  expect(fitReels(300, 2000, 5, 3, 1).cellHeight / 60).toBeLessThanOrEqual(1.37);
  expect(fitReels(3000, 300, 5, 3, 1).cellWidth / 100).toBeLessThanOrEqual(1.12);
  expect(fitReels(374, 420, 5, 3, 3).ratio).toBe(2);
});

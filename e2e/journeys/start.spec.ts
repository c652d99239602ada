import { startProduct } from '../../tools/product.mjs';
import { expect, test } from '../fixtures/test.ts';

/** The lines that `npm start` prints. */
const words = [
  /^Croupier is running \(play money only\)\.$/,
  /^Website +http:\/\/localhost:\d+$/,
  /^Telegram host +http:\/\/127\.0\.0\.1:\d+$/,
  /^Operator +http:\/\/localhost:\d+$/,
  /^Vendors +http:\/\/127\.0\.0\.1:\d+$/,
  /^Market +strict$/,
  /^Ready-made player: player@croupier\.test +password: croupier2026$/,
  /^Another, with nothing yet: newcomer@croupier\.test, the same password$/,
];

test(
  'a start on an empty folder prints its addresses and the ready-made players, and a first visit adds nothing',
  { tag: '@desktop' },
  async () => {
    test.setTimeout(180_000);
    const product = await startProduct();
    try {
      for (const path of [
        '/',
        '/ru/gamehall',
        '/game/lantern-harbor',
        '/no/such/page',
        '/api/games.get?v=2.35&locale=en',
      ])
        await fetch(product.site + path);
      const lines = product
        .readLog()
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
      expect(lines).toEqual(words.map((pattern) => expect.stringMatching(pattern)));
    } finally {
      await product.stop();
    }
  },
);

test('LOG_LEVEL=info logs more', { tag: ['@desktop', '@long'] }, async () => {
  test.setTimeout(180_000);
  const product = await startProduct({ env: { LOG_LEVEL: 'info' } });
  try {
    expect(product.readLog()).toContain('"msg":"Server listening at');
  } finally {
    await product.stop();
  }
});

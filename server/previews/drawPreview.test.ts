import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPreview, shortened } from './drawPreview.ts';
import { canDraw, drawText } from './previewText.ts';

const folder = 'server/previews';
const style = { folder, sizes: [40, 20], colour: '#fff', width: 300, height: 60 };

test('a text is cut at a word', () => {
  expect(shortened('  one\n two ', 20)).toBe('one two');
  expect(shortened('one two three, four', 16)).toBe('one two three…');
  expect(shortened('x'.repeat(50), 10)).toBe(`${'x'.repeat(9)}…`);
});

test('2.12-2 a text is smaller where it would not fit; markup in it is text', async () => {
  const one = await drawText('Jade', style);
  const long = await drawText('A longer name of several words that need lines', style);
  const marked = await drawText('<b>&', style);
  expect(one?.height).toBeGreaterThan(25);
  expect(long?.width).toBeLessThanOrEqual(300);
  expect(marked?.width).toBeGreaterThan(40);
});

test.each([
  ['Jade Ascent — 96,5 %', true],
  ['Условия: «игра»', true],
  ['شروط الاستخدام', true],
  ['खेल के नियम', true],
  ['क्रिकेट: श्रृंखला, ज्ञान और ५०% बोनस', true],
  ['ゲーム', false],
])('2.12-2 whether the fonts have every letter of "%s": %s; a text with others is left out', async (text, can) => {
  expect(canDraw(text)).toBe(can);
  expect((await drawText(text, style)) !== null).toBe(can);
});

test('2.12-2 the letters are the own fonts’: the same on every machine, in every script', async () => {
  const inkOf = async (text: string) => {
    const drawn = await drawText(text, style);
    const { channels } = await sharp(drawn?.bytes).stats();
    return [drawn?.width, drawn?.height, Math.round(channels[3]?.mean ?? 0)];
  };
  expect([await inkOf('Jade'), await inkOf('Игра'), await inkOf('لعبة')]).toMatchInlineSnapshot(`
    [
      [
        92,
        29,
        113,
      ],
      [
        91,
        37,
        97,
      ],
      [
        70,
        39,
        89,
      ],
    ]
  `);
});

test('2.12-2 the picture is 1200 × 630, mirrored for right-to-left pages, with and without a picture of the page', async () => {
  const picture = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
  const texts = { title: 'Jade', description: 'A slot', siteName: 'House', picture };
  for (const dir of ['ltr', 'rtl'] as const) {
    const bytes = await drawPreview(folder, { ...texts, dir });
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const redAt = (x: number) => {
      const at = (282 * info.width + x) * info.channels;
      return (data[at] ?? 0) > 200 && (data[at + 1] ?? 255) < 60;
    };
    expect([info.width, info.height, redAt(914), redAt(1200 - 914)]).toEqual([1200, 630, dir === 'ltr', dir === 'rtl']);
  }
  const plain = await sharp(await drawPreview(folder, { ...texts, dir: 'ltr', picture: null })).metadata();
  expect([plain.format, plain.width, plain.height]).toEqual(['jpeg', 1200, 630]);
});

test('16-B9 pictures are drawn once their files can be read, whatever failed before', async () => {
  const copy = await mkdtemp(join(tmpdir(), 'croupier-previews-'));
  const texts = { title: 'Jade', description: 'A game', siteName: 'Croupier', dir: 'ltr', picture: null } as const;
  await expect(drawPreview(copy, texts)).rejects.toThrow();
  for (const part of ['fonts', 'art']) await cp(join(folder, part), join(copy, part), { recursive: true });
  expect((await sharp(await drawPreview(copy, texts)).metadata()).width).toBe(1200);
  await rm(copy, { recursive: true });
});

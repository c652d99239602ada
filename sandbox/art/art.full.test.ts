import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { frames } from './frames/frames.ts';
import { goods } from './goods/goods.ts';
import { questScenes } from './quests/questScenes.ts';
import { artwork, dominantColour } from './index.ts';
import { providerColour, providers } from './providers.ts';

const games = [
  'lantern-harbor',
  'jade-ascent',
  'cherry-parade',
  'ember-dragon',
  'night-flight',
  'coral-deep',
  'sand-caravan',
  'frost-fjord',
  'neon-quarter',
  'jungle-drum',
  'gem-foundry',
  'court-of-cards',
  'dice',
  'mines',
  'plinko',
  'keno',
  'hilo',
  'roulette',
  'blackjack',
  'video-poker',
  'crash',
  'live-roulette',
  'carousel',
  'sugar-tumble',
  'rune-falls',
  'vault-of-suns',
  'thunder-forge',
];
const banners = ['lantern-harbor', 'ember-dragon', 'frost-fjord', 'court-of-cards'];
const characters = ['fox', 'owl', 'cat', 'bear', 'hare', 'moose'];
const places = ['harbour', 'lighthouse', 'village', 'forest', 'bridge', 'pass', 'glacier', 'observatory', 'aurora'];
const states = [
  'empty-history',
  'no-results',
  'offline',
  'error-cup',
  'not-found',
  'forbidden',
  'maintenance',
  'success',
  'pending',
  'cancelled',
];
const notices = ['welcome', 'profile', 'seal'];
const brand = [
  'icon',
  'icon-maskable',
  'icon-monochrome',
  'apple-touch',
  'favicon',
  'og',
  'preview-cards-right',
  'preview-cards-left',
  'preview-room-right',
  'preview-room-left',
];

const svgOf = (path: string): string => {
  const draw = artwork[path];
  if (draw === undefined) throw new Error(`no picture at ${path}`);
  return draw();
};
const sizeOf = async (svg: string): Promise<string> => {
  const { width, height } = await sharp(Buffer.from(svg)).metadata();
  return `${width}x${height}`;
};
const webp = async (svg: string, width: number, height: number): Promise<number> =>
  (await sharp(Buffer.from(svg), { density: 144 }).resize(width, height).webp({ quality: 75 }).toBuffer()).length;

test('every game, banner, character, payment mark, provider, state and brand image has a picture', () => {
  const wanted = [
    ...games.map((game) => `games/${game}`),
    ...banners.flatMap((banner) => [`banners/${banner}-phone`, `banners/${banner}-wide`]),
    ...providers.flatMap((provider) => ['', '-dark', '-light'].map((tone) => `providers/${provider}${tone}`)),
    ...characters.flatMap((one) => ['', '-happy', '-thinking', '-sad'].map((mood) => `characters/${one}${mood}`)),
    ...places.map((place) => `levels/${place}`),
    'loyalty/way-wide',
    'loyalty/way-phone',
    ...['card', 'instant', 'purse', 'bank', 'mobile', 'ton', 'btc', 'voucher'].map((mark) => `payments/${mark}`),
    ...Object.keys(frames).map((name) => `frames/${name}`),
    ...Object.keys(goods).map((name) => `goods/${name}`),
    ...Object.keys(questScenes).map((name) => `quests/${name}`),
    ...notices.map((notice) => `notices/${notice}`),
    'documents/passport',
    'documents/card',
    'social/lumen',
    'social/orbit',
    ...states.map((state) => `states/${state}`),
    ...brand.map((name) => `brand/${name}`),
  ];
  expect(Object.keys(artwork).sort()).toEqual(wanted.sort());
});

describe.each(Object.keys(artwork))('%s', (path) => {
  const svg = svgOf(path);

  test('is rendered by the rasteriser and is not blank', async () => {
    const { channels } = await sharp(Buffer.from(svg)).stats();
    expect(Math.max(...channels.map((channel) => channel.stdev))).toBeGreaterThan(8);
  });

  test('has no text, script, style or external reference', () => {
    expect(svg).not.toMatch(/<(text|script|style|image|foreignObject)\b/);
    expect(svg).not.toMatch(/\son[a-z]+=/);
    expect(svg.match(/href="(?!#)[^"]*"/g)).toBeNull();
    expect(svg.match(/url\((?!#)[^)]*\)/g)).toBeNull();
    expect(svg).not.toMatch(/NaN|undefined|Infinity|§/);
  });

  test('every reference has its target and every id is used once', () => {
    const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    const references = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(references.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('is the same on every call', () => expect(svgOf(path)).toBe(svg));

  test('has a placeholder colour', () => expect(dominantColour[path]).toMatch(/^#[\da-f]{6}$/));
});

test('no id occurs in two pictures, so they can be inlined in one page', () => {
  const owners = new Map<string, string>();
  for (const path of Object.keys(artwork)) {
    for (const [, id = ''] of svgOf(path).matchAll(/\sid="([^"]+)"/g)) {
      expect(owners.get(id), `${id} of ${path}`).toBeUndefined();
      owners.set(id, path);
    }
  }
});

test.each(games)('9-21 the tile of %s is 3:4, at most 16 kB as SVG and 14 kB as WebP at 240 × 320', async (game) => {
  const svg = svgOf(`games/${game}`);
  expect(await sizeOf(svg)).toBe('300x400');
  expect(svg.length).toBeLessThanOrEqual(16_000);
  expect(await webp(svg, 240, 320)).toBeLessThanOrEqual(14_000);
});

test.each(characters)(
  'the portrait of %s is square, at most 11 kB as SVG and 9 kB as WebP at 240 px',
  async (character) => {
    const svg = svgOf(`characters/${character}`);
    expect(await sizeOf(svg)).toBe('240x240');
    expect(svg.length).toBeLessThanOrEqual(11_000);
    expect(await webp(svg, 240, 240)).toBeLessThanOrEqual(9_000);
  },
);

test('the median tile is at most 12.5 kB of SVG', () => {
  const sizes = games.map((game) => svgOf(`games/${game}`).length).sort((a, b) => a - b);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(12_500);
});

test.each(banners)('the banner of %s has a phone and a wide version', async (banner) => {
  expect(await sizeOf(svgOf(`banners/${banner}-phone`))).toBe('722x350');
  expect(await sizeOf(svgOf(`banners/${banner}-wide`))).toBe('1180x300');
});

test.each(banners.flatMap((banner) => [`${banner}-phone`, `${banner}-wide`]))(
  'white text is readable on the left of %s',
  async (name) => {
    const { data, info } = await sharp(Buffer.from(svgOf(`banners/${name}`)))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const share = name.endsWith('-phone') ? 0.5 : 0.42;
    let brightest = 0;
    for (let y = 0; y < info.height; y += 5) {
      for (let x = 0; x < info.width * share; x += 5) {
        const at = (y * info.width + x) * 3;
        brightest = Math.max(brightest, luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0));
      }
    }
    expect(contrast(1, brightest)).toBeGreaterThanOrEqual(4.5);
  },
);

test('the first phone banner, the largest contentful paint, is at most 12 kB', async () => {
  expect(await webp(svgOf('banners/lantern-harbor-phone'), 722, 350)).toBeLessThanOrEqual(12_000);
});

function luminance(...channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
    channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

const luminanceOf = (hex: string): number =>
  luminance(...[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)));

test.each(providers)('the logo of %s has enough contrast on each background it is meant for', (provider) => {
  const night = luminanceOf('#23263a');
  const day = luminanceOf('#f6f2ea');
  expect(contrast(luminanceOf(providerColour(provider, 'mid')), luminanceOf('#10131f'))).toBeGreaterThanOrEqual(3);
  expect(contrast(luminanceOf(providerColour(provider, 'mid')), day)).toBeGreaterThanOrEqual(3);
  expect(contrast(luminanceOf(providerColour(provider, 'dark')), night)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(luminanceOf(providerColour(provider, 'light')), day)).toBeGreaterThanOrEqual(4.5);
});

/**
 * Pictures for the floor pages, generated from a seed: lights, hills and grain, so that their WebP size and decoding
 * cost are realistic.
 * @module
 */
import sharp from 'sharp';

/** Amplitude of the grain in colour steps; it determines the file size at a given quality. */
const GRAIN = 26;

/**
 * mulberry32: the same seed draws the same picture on every machine.
 * @param {number} seed
 * @returns {() => number} 0 ≤ x < 1
 */
export function seededRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * @param {{ seed: number, width: number, height: number }} shape
 * @returns {Buffer} RGB, three bytes a pixel
 */
export function paint({ seed, width, height }) {
  const random = seededRandom(seed);
  const colour = () => [random() * 200 + 20, random() * 200 + 20, random() * 200 + 20];
  const sky = [colour(), colour()];
  const lights = Array.from({ length: 5 }, () => ({
    x: random() * width,
    y: random() * height * 0.7,
    size: (0.1 + random() * 0.35) * width,
    tint: colour(),
  }));
  const hills = Array.from({ length: 3 }, (_, index) => ({
    base: height * (0.55 + index * 0.14),
    swing: height * 0.09 * random(),
    wave: (1 + random() * 4) / width,
    phase: random() * 7,
    tint: colour(),
  }));
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const grain = (random() - 0.5) * GRAIN;
      const hill = hills.findLast(
        ({ base, swing, wave, phase }) => y > base + swing * Math.sin(x * wave * 6.283 + phase),
      );
      for (let channel = 0; channel < 3; channel += 1) {
        let value = hill
          ? hill.tint[channel] * 0.5
          : sky[0][channel] + ((sky[1][channel] - sky[0][channel]) * y) / height;
        for (const light of lights) {
          const near = 1 - Math.hypot(x - light.x, y - light.y) / light.size;
          if (near > 0) value += light.tint[channel] * near * near * 0.6;
        }
        pixels[(y * width + x) * 3 + channel] = Math.max(0, Math.min(255, value + grain));
      }
    }
  }
  return pixels;
}

/**
 * Encodes the picture at the best quality whose file is at most `mostBytes`.
 * @param {{ seed: number, width: number, height: number }} shape
 * @param {number} mostBytes
 * @returns {Promise<Buffer>} WebP
 */
export async function pictureOfSize(shape, mostBytes) {
  const raw = { width: shape.width, height: shape.height, channels: 3 };
  const pixels = paint(shape);
  const encode = (quality) => sharp(pixels, { raw }).webp({ quality, effort: 4 }).toBuffer();
  let low = 1;
  let high = 100;
  let best = await encode(low);
  if (best.length > mostBytes)
    throw new Error(`A ${shape.width}×${shape.height} picture does not fit ${mostBytes} bytes`);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const file = await encode(middle);
    if (file.length <= mostBytes) {
      low = middle;
      best = file;
    } else high = middle - 1;
  }
  return best;
}

import type { WinTier } from '../winTier.ts';

const MOST = 150;
const FIELDS = 7;
/** Offsets of one piece's values in the pool. */
const X = 0;
const Y = 1;
const SPEED_X = 2;
const SPEED_Y = 3;
const LIFE = 4;
const TURN = 5;
/** Which row of sprites a piece is drawn from. */
const ROW = 6;

const GRAVITY = 900;
const SECONDS = 3.4;
/** A piece turns by being drawn from one of these sprites after another, which is faster than to turn it. */
const FRAMES = 8;
/** Sides of the sprites: two sizes of coins, two of the game's own particle. */
const COIN_SIDES = [22, 32];
const OWN_SIDES = [30, 44];

interface Wave {
  /** Pieces thrown at once, and each second afterwards. */
  readonly atOnce: number;
  readonly perSecond: number;
  /** Where pieces start, as fractions of the width; they fly up from the bottom. */
  readonly sources: readonly number[];
  /** Whether coins also fall from above. */
  readonly rains: boolean;
}

/** A higher tier throws more, from more places and for longer. */
const waves: Readonly<Record<WinTier, Wave>> = {
  big: { atOnce: 30, perSecond: 0, sources: [0.5], rains: false },
  huge: { atOnce: 50, perSecond: 12, sources: [0.12, 0.88], rains: false },
  grand: { atOnce: 70, perSecond: 24, sources: [0.08, 0.5, 0.92], rains: true },
};

/** Coins and the game's own particles over the whole page, in one canvas and one fixed pool. */
export class TierBurst {
  readonly canvas = document.createElement('canvas');
  private readonly pool = new Float32Array(MOST * FIELDS);
  private readonly sprites: readonly (readonly HTMLCanvasElement[])[];
  private readonly context: CanvasRenderingContext2D | null;
  private alive = 0;
  private wave: Wave | null = null;
  private due = 0;

  /** @param own the game's own particle, drawn once */
  constructor(own: HTMLCanvasElement) {
    this.canvas.className = 'tier-burst';
    this.context = this.canvas.getContext('2d');
    const frames = (draw: (frame: number) => HTMLCanvasElement): HTMLCanvasElement[] =>
      Array.from({ length: FRAMES }, (_, frame) => draw(frame));
    this.sprites = [
      ...COIN_SIDES.map((side) => frames((frame) => drawCoin(side, frame))),
      ...OWN_SIDES.map((side) => frames((frame) => drawTurned(own, side, frame))),
    ];
  }

  /** Throws a tier's pieces, and goes on throwing until `stop`. */
  start(tier: WinTier): void {
    this.canvas.width = innerWidth;
    this.canvas.height = innerHeight;
    this.wave = waves[tier];
    this.due = 0;
    for (let index = 0; index < this.wave.atOnce; index += 1) this.throwOne(this.wave, index);
  }

  stop(): void {
    this.wave = null;
  }

  clear(): void {
    this.stop();
    this.alive = 0;
    this.context?.clearRect(0, 0, this.canvas.width, this.canvas.height);
  }

  /** Moves all pieces by `seconds` and draws them. */
  draw(seconds: number): void {
    const { context, canvas, pool, wave } = this;
    if (context === null) return;
    if (wave !== null) {
      this.due += wave.perSecond * seconds;
      for (; this.due >= 1; this.due -= 1) this.throwOne(wave, this.alive);
    }
    context.clearRect(0, 0, canvas.width, canvas.height);
    for (let index = this.alive - 1; index >= 0; index -= 1) {
      const at = index * FIELDS;
      const life = (pool[at + LIFE] ?? 0) + seconds;
      const y = (pool[at + Y] ?? 0) + (pool[at + SPEED_Y] ?? 0) * seconds;
      if (life > SECONDS || y > canvas.height + 60) {
        this.alive -= 1;
        pool.copyWithin(at, this.alive * FIELDS, (this.alive + 1) * FIELDS);
        continue;
      }
      pool[at + LIFE] = life;
      if (life < 0) continue;
      const x = (pool[at + X] ?? 0) + (pool[at + SPEED_X] ?? 0) * seconds;
      pool[at + X] = x;
      pool[at + Y] = y;
      pool[at + SPEED_Y] = (pool[at + SPEED_Y] ?? 0) + GRAVITY * seconds;
      this.drawPiece(context, at, life, x, y);
    }
    context.globalAlpha = 1;
  }

  private drawPiece(context: CanvasRenderingContext2D, at: number, life: number, x: number, y: number): void {
    const { pool, sprites } = this;
    const row = pool[at + ROW] ?? 0;
    const speed = row < COIN_SIDES.length ? 16 : 6;
    const sprite = sprites[row]?.[Math.floor((pool[at + TURN] ?? 0) + life * speed) % FRAMES];
    if (sprite === undefined) return;
    context.globalAlpha = Math.min(1, (SECONDS - life) * 1.6);
    // At whole pixels, so that the pixels are only copied.
    context.drawImage(sprite, Math.round(x - sprite.width / 2), Math.round(y - sprite.height / 2));
  }

  private throwOne({ sources, rains }: Wave, index: number): void {
    if (this.alive >= MOST) return;
    const { pool, canvas } = this;
    const at = this.alive * FIELDS;
    const isFalling = rains && index % 3 === 0;
    const from = sources[index % sources.length] ?? 0.5;
    const reach = canvas.height;
    pool[at + X] = canvas.width * (isFalling ? Math.random() : from);
    pool[at + Y] = isFalling ? -30 : reach * 0.96;
    pool[at + SPEED_X] = isFalling
      ? (Math.random() - 0.5) * 60
      : (0.5 - from) * 300 + (Math.random() - 0.5) * canvas.width * 0.7;
    // Fast enough for the highest pieces to reach the top of the page.
    pool[at + SPEED_Y] = isFalling
      ? 60 + Math.random() * 160
      : -Math.sqrt(2 * GRAVITY * reach * (0.35 + 0.62 * Math.random()));
    pool[at + LIFE] = -Math.random() * 0.5;
    pool[at + TURN] = Math.random() * FRAMES;
    const isCoin = index % 3 !== 1;
    pool[at + ROW] = (isCoin ? 0 : COIN_SIDES.length) + Math.floor(Math.random() * 2);
    this.alive += 1;
  }
}

/** One frame of the game's own particle as it turns. */
function drawTurned(own: HTMLCanvasElement, side: number, frame: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (context === null) return canvas;
  context.translate(side / 2, side / 2);
  context.rotate((frame / FRAMES) * 2 * Math.PI);
  context.drawImage(own, -side / 2, -side / 2, side, side);
  return canvas;
}

/** One frame of a turning coin. */
function drawCoin(size: number, frame: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (context === null) return canvas;
  const width = Math.max(0.12, Math.abs(Math.cos((frame / FRAMES) * Math.PI)));
  context.translate(size / 2, size / 2);
  context.scale(width, 1);
  const metal = context.createLinearGradient(-size / 2, -size / 2, size / 2, size / 2);
  metal.addColorStop(0, '#fff6cf');
  metal.addColorStop(0.5, '#f3bd45');
  metal.addColorStop(1, '#a8661a');
  disc(context, size * 0.48, '#8a5212');
  disc(context, size * 0.45, metal);
  disc(context, size * 0.33, '#d99a2c');
  disc(context, size * 0.3, metal);
  return canvas;
}

function disc(context: CanvasRenderingContext2D, radius: number, fill: string | CanvasGradient): void {
  context.fillStyle = fill;
  context.beginPath();
  context.arc(0, 0, radius, 0, Math.PI * 2);
  context.fill();
}

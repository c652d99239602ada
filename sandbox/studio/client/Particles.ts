import type { GameTheme } from '../backdrops/backdrop.ts';
import type { ParticleKind } from './feel.ts';
import { drawParticle } from './particleSprite.ts';
import type { ReelLayout } from './reelLayout.ts';

const MOST = 160;
const FIELDS = 8;
/** Offsets of one particle's values in the pool. */
const X = 0;
const Y = 1;
const SPEED_X = 2;
const SPEED_Y = 3;
const LIFE = 4;
const SPAN = 5;
const SIZE = 6;
const TURN = 7;

/** Motion of a kind of particle: start position and acceleration. Speeds are in cells per second. */
interface Flight {
  readonly rises: number;
  readonly spread: number;
  readonly gravity: number;
  readonly spins: number;
  readonly seconds: number;
}

const flights: Readonly<Record<ParticleKind, Flight>> = {
  lantern: { rises: 1.7, spread: 0.5, gravity: -0.25, spins: 0.1, seconds: 2.4 },
  leaf: { rises: 3.6, spread: 1.6, gravity: 3.2, spins: 3, seconds: 2 },
  petal: { rises: 3.4, spread: 1.8, gravity: 3, spins: 2.4, seconds: 2 },
  ember: { rises: 2.8, spread: 1.1, gravity: -0.6, spins: 0.6, seconds: 1.6 },
  star: { rises: 3.8, spread: 2.6, gravity: 2.2, spins: 1.4, seconds: 1.6 },
  bubble: { rises: 1.9, spread: 0.6, gravity: -0.5, spins: 0, seconds: 2.2 },
  sand: { rises: 2.8, spread: 2.4, gravity: 3.4, spins: 0, seconds: 1.5 },
  snow: { rises: 2.6, spread: 1.8, gravity: 1.6, spins: 1, seconds: 2.2 },
  rain: { rises: 4, spread: 1.6, gravity: 5.2, spins: 0, seconds: 1.3 },
  gem: { rises: 4.4, spread: 2, gravity: 5.4, spins: 4, seconds: 1.8 },
  card: { rises: 4, spread: 1.8, gravity: 4, spins: 4, seconds: 2 },
};

/** A fixed pool of particles in one typed array, so that the animation does not allocate. */
export class Particles {
  private readonly pool = new Float32Array(MOST * FIELDS);
  private readonly flight: Flight;
  private readonly kind: ParticleKind;
  private readonly theme: GameTheme;
  private layout: ReelLayout | null = null;
  private sprite: HTMLCanvasElement | null = null;
  private alive = 0;

  constructor(kind: ParticleKind, theme: GameTheme) {
    this.kind = kind;
    this.theme = theme;
    this.flight = flights[kind];
  }

  use(layout: ReelLayout): void {
    this.layout = layout;
    this.sprite = drawParticle(this.kind, this.theme, Math.round(layout.cellWidth * 0.34));
    this.clear();
  }

  burst(count: number): void {
    const layout = this.layout;
    if (layout === null) {
      return;
    }
    for (let index = 0; index < Math.min(count, MOST - this.alive); index += 1) {
      const at = (this.alive + index) * FIELDS;
      this.pool[at + X] = layout.width * (0.1 + 0.8 * Math.random());
      this.pool[at + Y] = layout.height * (0.62 + 0.4 * Math.random());
      this.pool[at + SPEED_X] = (Math.random() - 0.5) * 2 * this.flight.spread * layout.cellHeight;
      this.pool[at + SPEED_Y] = -this.flight.rises * (0.5 + 0.7 * Math.random()) * layout.cellHeight;
      this.pool[at + SPAN] = this.flight.seconds * (0.6 + 0.6 * Math.random());
      this.pool[at + LIFE] = -Math.random() * 0.45;
      this.pool[at + SIZE] = 0.45 + 0.7 * Math.random();
      this.pool[at + TURN] = Math.random() * Math.PI * 2;
    }
    this.alive = Math.min(MOST, this.alive + count);
  }

  clear(): void {
    this.alive = 0;
  }

  /** Moves all particles by `seconds` and draws them; returns whether any is left. */
  draw(context: CanvasRenderingContext2D, seconds: number): boolean {
    const { pool, sprite, layout } = this;
    if (sprite === null || layout === null || this.alive === 0) {
      return false;
    }
    const half = sprite.width / 2;
    for (let index = this.alive - 1; index >= 0; index -= 1) {
      const at = index * FIELDS;
      const life = (pool[at + LIFE] ?? 0) + seconds;
      const span = pool[at + SPAN] ?? 1;
      if (life >= span) {
        this.alive -= 1;
        pool.copyWithin(at, this.alive * FIELDS, (this.alive + 1) * FIELDS);
        continue;
      }
      pool[at + LIFE] = life;
      if (life < 0) {
        continue;
      }
      const speedY = (pool[at + SPEED_Y] ?? 0) + this.flight.gravity * layout.cellHeight * seconds;
      const x = (pool[at + X] ?? 0) + (pool[at + SPEED_X] ?? 0) * seconds;
      const y = (pool[at + Y] ?? 0) + speedY * seconds;
      pool[at + SPEED_Y] = speedY;
      pool[at + X] = x;
      pool[at + Y] = y;
      const turn = (pool[at + TURN] ?? 0) + life * this.flight.spins;
      const size = pool[at + SIZE] ?? 1;
      const cos = Math.cos(turn) * size;
      const sin = Math.sin(turn) * size;
      context.globalAlpha = Math.min(1, (span - life) / (span * 0.45));
      context.setTransform(cos, sin, -sin, cos, x, y);
      context.drawImage(sprite, -half, -half);
    }
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = 1;
    return this.alive > 0;
  }
}

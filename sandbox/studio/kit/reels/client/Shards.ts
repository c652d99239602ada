const MOST = 260;
const FIELDS = 7;
const X = 0;
const Y = 1;
const SPEED_X = 2;
const SPEED_Y = 3;
const LIFE = 4;
const SPAN = 5;
const SIZE = 6;

/** Sparks that fly from a point; a fixed pool in one typed array, so that the animation does not allocate. */
export class Shards {
  private readonly pool = new Float32Array(MOST * FIELDS);
  private alive = 0;

  get count(): number {
    return this.alive;
  }

  /** Sends `count` sparks from a point. `reach` is about how far they fly, in pixels. */
  burst(x: number, y: number, count: number, reach: number): void {
    const added = Math.min(count, MOST - this.alive);
    for (let index = 0; index < added; index += 1) {
      const at = (this.alive + index) * FIELDS;
      const angle = Math.random() * Math.PI * 2;
      const speed = reach * (0.6 + Math.random() * 1.9);
      this.pool[at + X] = x;
      this.pool[at + Y] = y;
      this.pool[at + SPEED_X] = Math.cos(angle) * speed;
      this.pool[at + SPEED_Y] = Math.sin(angle) * speed - reach * 0.9;
      this.pool[at + LIFE] = 0;
      this.pool[at + SPAN] = 0.45 + Math.random() * 0.5;
      this.pool[at + SIZE] = 0.35 + Math.random() * 0.75;
    }
    this.alive += added;
  }

  clear(): void {
    this.alive = 0;
  }

  /** Moves the sparks by `seconds` and draws them; `fall` is their gravity in pixels per second². */
  draw(context: CanvasRenderingContext2D, sprite: HTMLCanvasElement, fall: number, seconds: number): void {
    const { pool } = this;
    for (let index = this.alive - 1; index >= 0; index -= 1) {
      const at = index * FIELDS;
      const life = (pool[at + LIFE] ?? 0) + seconds;
      const span = pool[at + SPAN] ?? 1;
      if (life >= span) {
        this.alive -= 1;
        pool.copyWithin(at, this.alive * FIELDS, (this.alive + 1) * FIELDS);
        continue;
      }
      const speedY = (pool[at + SPEED_Y] ?? 0) + fall * seconds;
      const x = (pool[at + X] ?? 0) + (pool[at + SPEED_X] ?? 0) * seconds;
      const y = (pool[at + Y] ?? 0) + speedY * seconds;
      pool[at + LIFE] = life;
      pool[at + SPEED_Y] = speedY;
      pool[at + X] = x;
      pool[at + Y] = y;
      const size = sprite.width * (pool[at + SIZE] ?? 1) * (1 - life / span);
      context.globalAlpha = Math.min(1, 1.6 * (1 - life / span));
      context.drawImage(sprite, x - size / 2, y - size / 2, size, size);
    }
    context.globalAlpha = 1;
  }
}

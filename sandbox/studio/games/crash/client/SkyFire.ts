interface Spark {
  x: number;
  y: number;
  vx: number;
  vy: number;
  life: number;
  readonly hue: string;
}

const SPARK_MS = 900;
const BLAST_MS = 800;
const BURST = 90;
const HUES = ['#fff4cf', '#ffc861', '#ff8a3c', '#ff5a7a'];

/** The comet's sparks, and the flash and shock wave of its end. */
export class SkyFire {
  private sparks: Spark[] = [];
  private blast: { readonly x: number; readonly y: number; age: number } | null = null;

  /** Whether anything is still to be drawn. */
  get isBurning(): boolean {
    return this.sparks.length > 0 || this.blast !== null;
  }

  /** Sparks that are left behind. */
  trail(x: number, y: number, angle: number): void {
    this.emit(x, y, 3, 60, angle, 0.9);
  }

  burst(x: number, y: number): void {
    this.emit(x, y, BURST, 260, 0, Math.PI * 2);
    this.blast = { x, y, age: 0 };
  }

  /** Puts everything out. */
  clear(): void {
    this.sparks = [];
    this.blast = null;
  }

  /** Draws what burns, `dt` ms after the last time. `size` is that of the sky in CSS pixels. */
  draw(context: CanvasRenderingContext2D, size: number, dt: number): void {
    this.drawBlast(context, size, dt);
    for (const spark of this.sparks) {
      spark.life -= dt / SPARK_MS;
      spark.x += (spark.vx * dt) / 1000;
      spark.y += (spark.vy * dt) / 1000;
      spark.vy += dt * 0.09;
      context.globalAlpha = Math.max(0, spark.life);
      context.fillStyle = spark.hue;
      context.fillRect(spark.x, spark.y, 3, 3);
    }
    context.globalAlpha = 1;
    this.sparks = this.sparks.filter(({ life }) => life > 0);
  }

  private drawBlast(context: CanvasRenderingContext2D, size: number, dt: number): void {
    const { blast } = this;
    if (blast === null) return;
    const { x, y } = blast;
    blast.age += dt;
    const part = Math.min(1, blast.age / BLAST_MS);
    const out = 1 - (1 - part) ** 3;
    context.globalAlpha = 1 - part;
    context.strokeStyle = '#ffd9a0';
    context.lineWidth = 1 + 5 * (1 - part);
    context.beginPath();
    context.arc(x, y, 12 + out * size * 0.55, 0, Math.PI * 2);
    context.stroke();
    const reach = 30 + out * 60;
    const flash = context.createRadialGradient(x, y, 0, x, y, reach);
    flash.addColorStop(0, 'rgb(255 250 225 / 95%)');
    flash.addColorStop(1, 'rgb(255 130 60 / 0%)');
    context.fillStyle = flash;
    context.fillRect(x - reach, y - reach, 2 * reach, 2 * reach);
    context.globalAlpha = 1;
    if (part === 1) this.blast = null;
  }

  private emit(x: number, y: number, count: number, speed: number, angle: number, spread: number): void {
    for (let index = 0; index < count; index += 1) {
      const direction = angle + (Math.random() - 0.5) * spread;
      const pace = speed * (0.25 + Math.random());
      const hue = HUES[index % HUES.length] ?? '#fff';
      this.sparks.push({ x, y, vx: Math.cos(direction) * pace, vy: Math.sin(direction) * pace, life: 1, hue });
    }
  }
}

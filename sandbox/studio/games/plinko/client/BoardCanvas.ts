import { element } from '../../../client/element.ts';
import { FrameLoop } from '../../../client/FrameLoop.ts';
import { layBoard, pegX, pegY } from './board.ts';
import type { Board } from './board.ts';
import { ballSprite, glowSprite, paintPegs } from './boardPaint.ts';
import { ballAt } from './fall.ts';
import type { Fall } from './fall.ts';

interface Ball {
  readonly fall: Fall;
  readonly start: number;
  readonly onHit: (row: number) => void;
  /** The number of pegs met. */
  met: number;
}

const FLASH_MS = 320;
const FADE_MS = 420;
/** Time for which a ball lies in its slot. */
const REST_MS = 700;
const TRAIL = 5;
const TRAIL_MS = 15;
const MOST_SCALE = 2;

/** The pegs on one canvas, drawn once, and over it another with what moves. */
export class BoardCanvas {
  readonly node = element('div', { class: 'plinko-canvas', 'aria-hidden': 'true' });
  board: Board = layBoard(8, 1, 1);
  private readonly pegs = element('canvas');
  private readonly live = element('canvas', { hidden: true });
  private readonly loop = new FrameLoop();
  private balls: Ball[] = [];
  private flashes: { readonly x: number; readonly y: number; readonly at: number }[] = [];
  private isWaiting = false;
  private scale = 1;
  private ball: HTMLCanvasElement | null = null;
  private glow: HTMLCanvasElement | null = null;

  constructor() {
    this.node.append(this.pegs, this.live);
  }

  /** Draws the board anew; balls that still fall are taken off. */
  use(board: Board, width: number, height: number, colour: string): void {
    this.board = board;
    this.scale = Math.min(MOST_SCALE, devicePixelRatio);
    for (const canvas of [this.pegs, this.live]) {
      canvas.width = Math.round(width * this.scale);
      canvas.height = Math.round(height * this.scale);
    }
    this.ball = ballSprite(board.ballRadius, this.scale, colour);
    this.glow = glowSprite(board.pegRadius * 4.5, this.scale, colour);
    const context = this.pegs.getContext('2d');
    context?.scale(this.scale, this.scale);
    if (context !== null) paintPegs(context, board, this.scale);
    this.balls = [];
    this.flashes = [];
  }

  /** Shows a ball that waits for its stake to be taken. */
  set waiting(isWaiting: boolean) {
    this.isWaiting = isWaiting;
    this.wake();
  }

  drop(fall: Fall, onHit: (row: number) => void): void {
    this.isWaiting = false;
    this.balls.push({ fall, start: performance.now(), onHit, met: 0 });
    this.wake();
  }

  /** Puts all balls into their slots at once. */
  finish(): void {
    const now = performance.now();
    this.balls = this.balls.map((ball) =>
      now - ball.start < ball.fall.ms ? { ...ball, start: now - ball.fall.ms, met: ball.fall.hits.length } : ball,
    );
  }

  /** Draws the whole way of a ball as a line, for players who want little motion. */
  trace(fall: Fall): void {
    const context = this.live.getContext('2d');
    if (context === null) return;
    this.live.hidden = false;
    this.clear(context);
    context.strokeStyle = 'rgb(220 255 245 / 75%)';
    context.lineWidth = 2;
    context.beginPath();
    for (let time = 0; time <= fall.ms; time += 12) {
      const { x, y } = ballAt(fall, time);
      context.lineTo(x, y);
    }
    context.stroke();
    this.place(context, ballAt(fall, fall.ms), 1, 1);
  }

  private wake(): void {
    this.live.hidden = false;
    this.loop.add(this.frame);
  }

  private clear(context: CanvasRenderingContext2D): void {
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, this.live.width, this.live.height);
    context.scale(this.scale, this.scale);
  }

  private readonly frame = (now: number): boolean => {
    const context = this.live.getContext('2d');
    if (context === null) return false;
    this.clear(context);
    this.drawFlashes(context, now);
    for (const ball of this.balls) this.drawBall(context, ball, now - ball.start);
    this.balls = this.balls.filter(({ start, fall }) => now - start < fall.ms + REST_MS + FADE_MS);
    if (this.isWaiting) {
      const { middle, release, ballRadius } = this.board;
      this.place(context, { x: middle, y: release - ballRadius * 0.25 * Math.abs(Math.sin(now / 130)) }, 1, 1);
    }
    const isMoving = this.isWaiting || this.balls.length > 0 || this.flashes.length > 0;
    this.live.hidden = !isMoving;
    return isMoving;
  };

  private drawBall(context: CanvasRenderingContext2D, ball: Ball, time: number): void {
    const { fall } = ball;
    for (let next = fall.hits[ball.met]; next !== undefined && next.at <= time; next = fall.hits[ball.met]) {
      this.flashes.push({
        x: pegX(this.board, next.row, next.peg),
        y: pegY(this.board, next.row),
        at: ball.start + next.at,
      });
      ball.met += 1;
      ball.onHit(next.row);
    }
    for (let back = TRAIL; back > 0 && time < fall.ms + TRAIL * TRAIL_MS; back -= 1)
      this.place(context, ballAt(fall, Math.max(0, time - back * TRAIL_MS)), 0.3 * (1 - back / (TRAIL + 1)), 0.9);
    const faded = Math.max(0, time - fall.ms - REST_MS) / FADE_MS;
    this.place(context, ballAt(fall, time), 1 - Math.min(1, faded), 1);
  }

  private drawFlashes(context: CanvasRenderingContext2D, now: number): void {
    if (this.glow === null) return;
    const half = this.glow.width / this.scale / 2;
    for (const { x, y, at } of this.flashes) {
      context.globalAlpha = Math.max(0, 1 - (now - at) / FLASH_MS);
      context.drawImage(this.glow, x - half, y - half, half * 2, half * 2);
    }
    context.globalAlpha = 1;
    this.flashes = this.flashes.filter(({ at }) => now - at < FLASH_MS);
  }

  private place(
    context: CanvasRenderingContext2D,
    { x, y }: { readonly x: number; readonly y: number },
    opacity: number,
    size: number,
  ): void {
    if (this.ball === null || opacity <= 0) return;
    const half = (this.ball.width / this.scale / 2) * size;
    context.globalAlpha = opacity;
    context.drawImage(this.ball, x - half, y - half, half * 2, half * 2);
    context.globalAlpha = 1;
  }
}

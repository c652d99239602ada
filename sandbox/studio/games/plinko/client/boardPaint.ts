import { pegX, pegY } from './board.ts';
import type { Board } from './board.ts';

/** A canvas of its own for a round picture; `paint` draws it about the middle, in CSS pixels. */
function sprite(radius: number, scale: number, paint: (context: CanvasRenderingContext2D) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.ceil(radius * 2 * scale);
  const context = canvas.getContext('2d');
  if (context !== null) {
    context.scale(scale, scale);
    context.translate(radius, radius);
    paint(context);
  }
  return canvas;
}

function disc(context: CanvasRenderingContext2D, radius: number, fill: CanvasGradient | string): void {
  context.fillStyle = fill;
  context.beginPath();
  context.arc(0, 0, radius, 0, Math.PI * 2);
  context.fill();
}

/** A soft light that fades to its rim. */
export const glowSprite = (radius: number, scale: number, colour: string): HTMLCanvasElement =>
  sprite(radius, scale, (context) => {
    const light = context.createRadialGradient(0, 0, 0, 0, 0, radius);
    light.addColorStop(0, `${colour}d0`);
    light.addColorStop(0.35, `${colour}58`);
    light.addColorStop(1, `${colour}00`);
    disc(context, radius, light);
  });

/** A glass ball, lit from the upper left. */
export const ballSprite = (radius: number, scale: number, colour: string): HTMLCanvasElement =>
  sprite(radius * 2.2, scale, (context) => {
    const halo = context.createRadialGradient(0, 0, radius * 0.8, 0, 0, radius * 2.2);
    halo.addColorStop(0, `${colour}70`);
    halo.addColorStop(1, `${colour}00`);
    disc(context, radius * 2.2, halo);
    const glass = context.createRadialGradient(-radius * 0.35, -radius * 0.4, radius * 0.1, 0, 0, radius);
    glass.addColorStop(0, '#ffffff');
    glass.addColorStop(0.45, colour);
    glass.addColorStop(1, '#0c3b4a');
    disc(context, radius, glass);
  });

/** The pane that the pegs stand on, wider towards the slots, with light rails. */
function paintPane(context: CanvasRenderingContext2D, board: Board): void {
  const { rows, middle, gap, release, ballRadius, slotTop } = board;
  const [head, foot] = [Math.max(gap * 1.35, ballRadius * 2), ((rows + 1) / 2) * gap];
  const from = release - ballRadius;
  const fill = context.createLinearGradient(0, from, 0, slotTop);
  fill.addColorStop(0, 'rgb(4 16 34 / 38%)');
  fill.addColorStop(1, 'rgb(4 16 34 / 72%)');
  context.fillStyle = fill;
  context.beginPath();
  context.moveTo(middle - head, from);
  context.lineTo(middle + head, from);
  context.lineTo(middle + foot, slotTop);
  context.lineTo(middle - foot, slotTop);
  context.fill();
}

/** The pegs, and the chute above them. */
export function paintPegs(context: CanvasRenderingContext2D, board: Board, scale: number): void {
  const { rows, pegRadius, middle, release, ballRadius } = board;
  paintPane(context, board);
  const peg = sprite(pegRadius * 1.6, scale, (pen) => {
    disc(pen, pegRadius * 1.6, 'rgb(120 230 220 / 16%)');
    const metal = pen.createRadialGradient(-pegRadius * 0.4, -pegRadius * 0.4, 0, 0, 0, pegRadius);
    metal.addColorStop(0, '#ffffff');
    metal.addColorStop(1, '#a9cfe0');
    disc(pen, pegRadius, metal);
  });
  const size = pegRadius * 3.2;
  for (let row = 0; row < rows; row += 1)
    for (let place = 0; place < row + 3; place += 1)
      context.drawImage(peg, pegX(board, row, place) - size / 2, pegY(board, row) - size / 2, size, size);
  context.strokeStyle = 'rgb(190 245 235 / 55%)';
  context.lineWidth = Math.max(1.5, ballRadius * 0.22);
  context.lineCap = 'round';
  for (const side of [-1, 1]) {
    context.beginPath();
    context.moveTo(middle + side * ballRadius * 2, release - ballRadius);
    context.lineTo(middle + side * ballRadius * 1.35, release + ballRadius * 1.1);
    context.stroke();
  }
}

import { canvasOf } from '../symbolSprites.ts';

/** Lights of a celebration, each drawn once, so that a frame only moves pictures. */
const RAYS = 18;
const RAYS_SIDE = 640;
const BEAM_WIDTH = 160;
const BEAM_HEIGHT = 480;
const SPARK_SIDE = 48;

/** Rays from the middle that fade out towards the edge. */
export function drawRays(canvas: HTMLCanvasElement, colour: string): void {
  canvas.width = RAYS_SIDE;
  canvas.height = RAYS_SIDE;
  const context = canvas.getContext('2d');
  if (context === null) return;
  const middle = RAYS_SIDE / 2;
  const rays = context.createConicGradient(0, middle, middle);
  for (let ray = 0; ray < RAYS; ray += 1) {
    const at = ray / RAYS;
    rays.addColorStop(at, colour);
    rays.addColorStop(at + 0.3 / RAYS, colour);
    rays.addColorStop(at + 0.45 / RAYS, 'transparent');
    rays.addColorStop(at + 0.85 / RAYS, 'transparent');
  }
  rays.addColorStop(1, colour);
  context.fillStyle = rays;
  context.globalAlpha = 0.55;
  context.fillRect(0, 0, RAYS_SIDE, RAYS_SIDE);
  const fade = context.createRadialGradient(middle, middle, 0, middle, middle, middle);
  fade.addColorStop(0.3, '#000');
  fade.addColorStop(0.96, 'transparent');
  keepInside(context, fade, RAYS_SIDE, RAYS_SIDE);
}

/** A beam that shines upwards. */
export function drawBeam(): HTMLCanvasElement {
  const { canvas, context } = canvasOf(BEAM_WIDTH, BEAM_HEIGHT);
  const cone = context.createConicGradient(-Math.PI / 2 - 0.17, BEAM_WIDTH / 2, BEAM_HEIGHT);
  const turn = 0.34 / (2 * Math.PI);
  cone.addColorStop(0, 'transparent');
  cone.addColorStop(turn / 2, 'rgb(255 240 190 / 42%)');
  cone.addColorStop(turn, 'transparent');
  context.fillStyle = cone;
  context.fillRect(0, 0, BEAM_WIDTH, BEAM_HEIGHT);
  const fade = context.createLinearGradient(0, BEAM_HEIGHT, 0, 0);
  fade.addColorStop(0.3, '#000');
  fade.addColorStop(1, 'transparent');
  keepInside(context, fade, BEAM_WIDTH, BEAM_HEIGHT);
  canvas.className = 'tier-beam';
  return canvas;
}

/** A star of light with four points. */
export function drawSpark(): HTMLCanvasElement {
  const { canvas, context } = canvasOf(SPARK_SIDE, SPARK_SIDE);
  const middle = SPARK_SIDE / 2;
  context.fillStyle = '#fff';
  context.beginPath();
  for (let point = 0; point < 8; point += 1) {
    const reach = point % 2 === 0 ? middle : middle * 0.16;
    const angle = (point * Math.PI) / 4;
    context.lineTo(middle + Math.cos(angle) * reach, middle + Math.sin(angle) * reach);
  }
  context.fill();
  return canvas;
}

/** Keeps of what is drawn only where `shape` is. */
function keepInside(context: CanvasRenderingContext2D, shape: CanvasGradient, width: number, height: number): void {
  context.globalCompositeOperation = 'destination-in';
  context.globalAlpha = 1;
  context.fillStyle = shape;
  context.fillRect(0, 0, width, height);
}

import type { GameTheme } from '../backdrops/backdrop.ts';
import type { ReelLayout } from './reelLayout.ts';
import { canvasOf } from './symbolSprites.ts';

/** Radius as a share of the symbol, and how far the middle is from the symbol's upper corner. */
const RADIUS = 0.17;
const INSET = 0.19;

/** A badge such as "×3", drawn over a wild: as large as a cell, so that it is drawn and scaled with its symbol. */
export function drawWildBadge(times: number, layout: ReelLayout, theme: GameTheme): HTMLCanvasElement {
  const { cellWidth, cellHeight, symbol } = layout;
  const { canvas, context } = canvasOf(cellWidth, cellHeight);
  const radius = symbol * RADIUS;
  const x = (cellWidth + symbol) / 2 - symbol * INSET;
  const y = (cellHeight - symbol) / 2 + symbol * INSET;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fillStyle = theme.accent;
  context.fill();
  context.lineWidth = radius * 0.16;
  context.strokeStyle = theme.textOnAccent;
  context.stroke();
  context.font = `800 ${Math.round(radius * 1.05)}px ${getComputedStyle(document.body).fontFamily}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = theme.textOnAccent;
  context.fillText(`×${times}`, x, y + radius * 0.06);
  return canvas;
}

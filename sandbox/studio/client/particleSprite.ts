import type { GameTheme } from '../backdrops/backdrop.ts';
import type { ParticleKind } from './feel.ts';
import { canvasOf } from './symbolSprites.ts';
import { withAlpha } from './withAlpha.ts';

type Pen = (context: CanvasRenderingContext2D, size: number, theme: GameTheme) => void;

const glowDot: Pen = (context, size, theme) => {
  const glow = context.createRadialGradient(0, 0, 0, 0, 0, size / 2);
  glow.addColorStop(0, '#ffffff');
  glow.addColorStop(0.25, theme.winGlow);
  glow.addColorStop(1, withAlpha(theme.winGlow, 0));
  context.fillStyle = glow;
  context.fillRect(-size / 2, -size / 2, size, size);
};

const pens: Readonly<Record<ParticleKind, Pen>> = {
  lantern: (context, size, theme) => {
    glowDot(context, size, theme);
    context.fillStyle = theme.accent;
    context.beginPath();
    context.ellipse(0, 0, size * 0.16, size * 0.2, 0, 0, Math.PI * 2);
    context.fill();
    context.fillStyle = '#5c1c10';
    context.fillRect(-size * 0.09, -size * 0.23, size * 0.18, size * 0.05);
    context.fillRect(-size * 0.09, size * 0.18, size * 0.18, size * 0.05);
  },
  leaf: (context, size, theme) => blade(context, size, theme.winGlow, '#2f8f4a'),
  petal: (context, size, theme) => blade(context, size, '#ffd3de', theme.accent),
  ember: (context, size, theme) => glowDot(context, size * 0.55, theme),
  star: (context, size, theme) => {
    glowDot(context, size * 0.7, theme);
    polygon(
      context,
      '#ffffff',
      Array.from({ length: 8 }, (_, index) => {
        const reach = index % 2 === 0 ? size * 0.4 : size * 0.09;
        return [Math.cos((index * Math.PI) / 4) * reach, Math.sin((index * Math.PI) / 4) * reach] as const;
      }),
    );
  },
  bubble: (context, size, theme) => {
    context.strokeStyle = withAlpha(theme.winGlow, 0.8);
    context.lineWidth = size * 0.05;
    context.beginPath();
    context.arc(0, 0, size * 0.34, 0, Math.PI * 2);
    context.stroke();
    context.fillStyle = '#ffffffb0';
    context.beginPath();
    context.arc(-size * 0.12, -size * 0.13, size * 0.07, 0, Math.PI * 2);
    context.fill();
  },
  sand: (context, size, theme) => glowDot(context, size * 0.5, theme),
  snow: (context, size) => {
    context.strokeStyle = '#ffffffe0';
    context.lineWidth = size * 0.06;
    context.lineCap = 'round';
    context.beginPath();
    for (let arm = 0; arm < 3; arm += 1) {
      const x = Math.cos((arm * Math.PI) / 3) * size * 0.34;
      const y = Math.sin((arm * Math.PI) / 3) * size * 0.34;
      context.moveTo(-x, -y);
      context.lineTo(x, y);
    }
    context.stroke();
  },
  rain: (context, size, theme) => {
    context.fillStyle = theme.winGlow;
    context.fillRect(-size * 0.04, -size * 0.4, size * 0.08, size * 0.8);
    context.fillStyle = '#ffffff';
    context.fillRect(-size * 0.02, -size * 0.4, size * 0.04, size * 0.8);
  },
  gem: (context, size, theme) => {
    const reach = size * 0.34;
    polygon(context, theme.accent, [
      [0, -reach],
      [reach, -reach * 0.2],
      [0, reach],
      [-reach, -reach * 0.2],
    ]);
    polygon(context, '#ffffffb0', [
      [0, -reach],
      [reach * 0.4, -reach * 0.2],
      [0, reach],
      [-reach * 0.4, -reach * 0.2],
    ]);
  },
  card: (context, size, theme) => {
    context.fillStyle = '#fffaf0';
    context.fillRect(-size * 0.2, -size * 0.28, size * 0.4, size * 0.56);
    polygon(context, theme.accent, [
      [0, -size * 0.14],
      [size * 0.1, 0],
      [0, size * 0.14],
      [-size * 0.1, 0],
    ]);
  },
};

function blade(context: CanvasRenderingContext2D, size: number, light: string, dark: string): void {
  const fill = context.createLinearGradient(-size / 3, 0, size / 3, 0);
  fill.addColorStop(0, dark);
  fill.addColorStop(1, light);
  context.fillStyle = fill;
  context.beginPath();
  context.moveTo(-size * 0.36, 0);
  context.quadraticCurveTo(0, -size * 0.3, size * 0.36, 0);
  context.quadraticCurveTo(0, size * 0.3, -size * 0.36, 0);
  context.fill();
}

function polygon(
  context: CanvasRenderingContext2D,
  colour: string,
  points: readonly (readonly [number, number])[],
): void {
  context.fillStyle = colour;
  context.beginPath();
  points.forEach(([x, y]) => context.lineTo(x, y));
  context.closePath();
  context.fill();
}

/** Draws one particle of a kind in the game's colours. */
export function drawParticle(kind: ParticleKind, theme: GameTheme, size: number): HTMLCanvasElement {
  const { canvas, context } = canvasOf(size, size);
  context.translate(size / 2, size / 2);
  pens[kind](context, size, theme);
  return canvas;
}

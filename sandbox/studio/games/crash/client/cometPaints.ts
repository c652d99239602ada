/** The lengths of the comet's tail in flight and before it, in CSS pixels. */
export const TAIL = 86;
export const SHORT_TAIL = 26;
/** The margins of the curve within the sky, in CSS pixels. */
export const TOP = 46;
export const BOTTOM = 24;

/** The gradients of the flight. They are made once for each size of the sky, not for each frame. */
export interface CometPaints {
  /** Below the curve while it rises, and after the end. */
  readonly area: CanvasGradient;
  readonly lostArea: CanvasGradient;
  readonly tail: CanvasGradient;
  readonly shortTail: CanvasGradient;
  readonly core: CanvasGradient;
}

export function cometPaints(context: CanvasRenderingContext2D, height: number): CometPaints {
  const filled = (gradient: CanvasGradient, ...stops: readonly (readonly [number, string])[]): CanvasGradient => {
    for (const [at, colour] of stops) gradient.addColorStop(at, colour);
    return gradient;
  };
  const area = (colour: string): CanvasGradient =>
    filled(context.createLinearGradient(0, TOP, 0, height - BOTTOM), [0, colour], [1, 'rgb(255 120 60 / 0%)']);
  const tail = (length: number): CanvasGradient =>
    filled(
      context.createLinearGradient(-length, 0, 6, 0),
      [0, 'rgb(255 90 60 / 0%)'],
      [0.7, 'rgb(255 160 70 / 70%)'],
      [1, '#fff3c8'],
    );
  return {
    area: area('rgb(255 184 74 / 30%)'),
    lostArea: area('rgb(255 90 90 / 22%)'),
    tail: tail(TAIL),
    shortTail: tail(SHORT_TAIL),
    core: filled(context.createRadialGradient(6, -2, 1, 4, 0, 12), [0, '#fff'], [0.5, '#ffe6a0'], [1, '#ff9a3c']),
  };
}

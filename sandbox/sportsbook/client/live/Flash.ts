const TIMING: KeyframeAnimationOptions = { duration: 1600, easing: 'ease-out' };

/** Shows for a moment that a price has risen or fallen, by colour and sign. Only opacity moves. */
export class Flash {
  private animations: readonly Animation[] = [];

  constructor(
    private readonly button: HTMLElement,
    private readonly sign: HTMLElement,
    private readonly isStill: () => boolean,
  ) {}

  /** Starts anew while an earlier one is still seen. Without motion the sign alone stays for the same time. */
  show(isRise: boolean): void {
    const move = isRise ? 'up' : 'down';
    if (this.button.dataset['move'] !== move) {
      this.button.dataset['move'] = move;
      this.sign.textContent = isRise ? '▲' : '▼';
    }
    if (this.animations.length === 0) this.animations = this.create();
    else
      for (const animation of this.animations) {
        animation.currentTime = 0;
        animation.play();
      }
  }

  private create(): readonly Animation[] {
    const sign = this.sign.animate([{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], TIMING);
    if (this.isStill()) return [sign];
    return [sign, this.button.animate([{ opacity: 0.9 }, { opacity: 0 }], { ...TIMING, pseudoElement: '::before' })];
  }
}

/** Draws one animation at `now`; returns whether it is still running. */
export type Mover = (now: number) => boolean;

/** The page's only animation frame loop; it runs only while an animation is running. */
export class FrameLoop {
  private readonly movers: Mover[] = [];
  private running = false;

  add(mover: Mover): void {
    if (!this.movers.includes(mover)) {
      this.movers.push(mover);
    }
    if (!this.running) {
      this.running = true;
      requestAnimationFrame(this.frame);
    }
  }

  private readonly frame = (now: number): void => {
    for (let index = this.movers.length - 1; index >= 0; index -= 1) {
      const mover = this.movers[index];
      if (mover !== undefined && !mover(now)) {
        this.movers.splice(index, 1);
      }
    }
    if (this.movers.length === 0) {
      this.running = false;
      return;
    }
    requestAnimationFrame(this.frame);
  };
}

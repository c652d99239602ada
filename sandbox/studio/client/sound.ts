/** Sounds synthesised with Web Audio; off until the player turns them on. */
export class Sound {
  private context: AudioContext | null = null;
  private isOn = false;
  private readonly note: number;

  constructor(note: number) {
    this.note = note;
  }

  get on(): boolean {
    return this.isOn;
  }

  /** Turns sound on or off. No effect in browsers without Web Audio. */
  set on(on: boolean) {
    this.isOn = on && typeof AudioContext === 'function';
    if (this.isOn) {
      this.context ??= new AudioContext();
      void this.context.resume();
    } else {
      void this.context?.suspend();
    }
  }

  /** The time of the sound's own clock, in seconds; null while sound is off. */
  get seconds(): number | null {
    return this.isOn && this.context !== null ? this.context.currentTime : null;
  }

  press(): void {
    this.tone(this.note * 2, 0.05, 0.04, 'triangle');
  }

  /** Sound of a landing reel; the pitch increases with the reel. */
  thud(reel: number): void {
    this.tone(70 + reel * 7, 0.13, 0.22, 'sine');
    this.tone(this.note * (1 + reel * 0.06), 0.06, 0.02, 'triangle');
  }

  /** Sound when two scatters have landed. */
  tension(): void {
    this.tone(this.note * 1.5, 0.7, 0.05, 'sine');
    this.tone(this.note * 1.51, 0.7, 0.05, 'sine');
  }

  /** Sound of a paying line; `step` counts the lines. */
  chime(step: number): void {
    const scale = [1, 1.125, 1.25, 1.5, 1.667, 2];
    this.tone(this.note * (scale[step % scale.length] ?? 1), 0.32, 0.07, 'sine');
  }

  /** Sound at the start of free spins and after counting a win above the stake. */
  fanfare(): void {
    this.tune([1, 1.25, 1.5, 2], 0.09, 0.4, 0.07, 'triangle');
  }

  /**
   * Notes one after another, as intervals over the game's note; `every` is the time between them, `delay` until the
   * first one, in seconds.
   */
  tune(
    intervals: readonly number[],
    every: number,
    seconds: number,
    volume: number,
    type: OscillatorType,
    delay = 0,
  ): void {
    intervals.forEach((interval, index) =>
      this.tone(this.note * interval, seconds, volume, type, delay + index * every),
    );
  }

  /** One note: frequency in Hz, length in seconds, volume 0 to 1, start after `delay` seconds. */
  tone(frequency: number, seconds: number, volume: number, type: OscillatorType, delay = 0): void {
    const { context } = this;
    if (!this.isOn || context === null) {
      return;
    }
    const at = context.currentTime + delay;
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.type = type;
    oscillator.frequency.setValueAtTime(frequency, at);
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(volume, at + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(at);
    oscillator.stop(at + seconds + 0.02);
  }
}

import type { GameTheme } from '../../backdrops/backdrop.ts';
import { element } from '../element.ts';
import type { ParticleKind } from '../feel.ts';
import { FrameLoop } from '../FrameLoop.ts';
import type { Pacer } from '../Pacer.ts';
import { drawParticle } from '../particleSprite.ts';
import type { Sound } from '../sound.ts';
import type { WinTier } from '../winTier.ts';
import { TierBurst } from './TierBurst.ts';
import { drawBeam, drawRays, drawSpark } from './tierLights.ts';
import { planTiers, tierAt } from './tierPlan.ts';
import { playTier } from './tierSound.ts';
import { tierArt } from './tierArt.ts';
import type { TierWords } from './TierWords.ts';
import './tiers.css';
import './tierMotion.css';

export interface TierShowOptions {
  /** The game's page: the celebration covers it, except for the controls. */
  readonly root: HTMLElement;
  readonly words: TierWords;
  readonly theme: GameTheme;
  readonly particle: ParticleKind;
  readonly pacer: Pacer;
  readonly sound: Sound;
  readonly isCalm: () => boolean;
  /** The amount as text; with the decimals of the second one. */
  readonly format: (amount: bigint, like: bigint) => string;
  /** The win as a multiple of the stake, as text. */
  readonly times: (win: bigint, stake: bigint) => string;
}

export interface TierWin {
  readonly win: bigint;
  readonly stake: bigint;
  /** A factor on all times. */
  readonly pace: number;
  /** Called with the counted amount, so that it is the same elsewhere on the page. */
  readonly onCount: (counted: bigint) => void;
}

/** Interval of text updates in ms: faster changes cannot be read. */
const COUNT_STEP_MS = 60;
/** How long the whole win stays after a press has ended the count. */
const HURRIED_HOLD_MS = 650;
const CALM_HOLD_MS = 1_800;
const SPARKS = 10;
/** The lowest tier shines in the game's own colour. */
const RAY_COLOURS: Readonly<Partial<Record<WinTier, string>>> = { huge: '#ffb066', grand: '#ffd76b' };

/** Celebrates a win far above the stake over the whole stage: tier after tier, each with its own art and burst. */
export class TierShow {
  private readonly options: TierShowOptions;
  private readonly node: HTMLElement;
  private readonly art = element('div', { class: 'tier-stage' });
  private readonly figure = element('bdi', { class: 'tier-figure' });
  private readonly times = element('bdi', { class: 'tier-times', dir: 'ltr' });
  private readonly rays = ['tier-rays', 'tier-rays is-counter'].map((name) => element('canvas', { class: name }));
  private readonly beams = [drawBeam(), drawBeam()];
  private readonly burst: TierBurst;
  private readonly loop = new FrameLoop();
  private isRunning = false;

  constructor(options: TierShowOptions) {
    this.options = options;
    this.burst = new TierBurst(drawParticle(options.particle, options.theme, 44));
    this.node = element(
      'div',
      { class: 'tiers', hidden: true, 'aria-hidden': 'true' },
      element('div', { class: 'tier-dim' }),
      ...this.rays,
      ...this.beams,
      this.burst.canvas,
      this.art,
      element('p', { class: 'tier-amount' }, this.figure, this.times),
    );
    this.node.addEventListener('pointerdown', () => options.pacer.hurry());
    options.root.append(this.node);
  }

  /** Shows a win that has a tier; resolves when it has been shown or skipped. A first press ends only the count. */
  async play({ win, stake, pace, onCount }: TierWin): Promise<void> {
    const plan = planTiers(win, stake, pace);
    const last = plan?.steps.at(-1);
    if (plan === null || last === undefined) return;
    const { pacer, isCalm } = this.options;
    const calm = isCalm();
    this.times.textContent = this.options.times(win, stake);
    this.node.classList.toggle('is-calm', calm);
    pacer.reset();
    this.node.hidden = false;
    if (!calm) {
      this.run((elapsed) => {
        const { step, counted } = tierAt(plan, elapsed);
        this.showTier(step.tier, calm);
        this.write(counted, win);
        onCount(counted);
      });
      await pacer.wait(plan.countMs);
    }
    const wasHurried = pacer.hurried;
    pacer.reset();
    this.stopCounting();
    this.showTier(last.tier, calm);
    this.write(win, win);
    onCount(win);
    this.node.dataset['counted'] = '';
    const hold = calm ? CALM_HOLD_MS * pace : plan.holdMs;
    await pacer.wait(wasHurried ? HURRIED_HOLD_MS : hold);
    this.hide();
  }

  private hide(): void {
    this.isRunning = false;
    this.node.hidden = true;
    this.burst.clear();
    this.art.replaceChildren();
    delete this.node.dataset['tier'];
    delete this.node.dataset['counted'];
  }

  private showTier(tier: WinTier, calm: boolean): void {
    if (this.node.dataset['tier'] === tier) return;
    this.node.dataset['tier'] = tier;
    this.art.replaceChildren(
      tierArt(tier, this.options.words),
      ...Array.from({ length: calm ? 0 : SPARKS }, (_, index) => {
        const spark = drawSpark();
        spark.className = `tier-spark at-${index}`;
        return spark;
      }),
    );
    for (const canvas of this.rays) drawRays(canvas, RAY_COLOURS[tier] ?? this.options.theme.winGlow);
    playTier(this.options.sound, tier);
    if (!calm) this.burst.start(tier);
  }

  private write(counted: bigint, win: bigint): void {
    this.figure.textContent = this.options.format(counted, win);
  }

  private count: ((elapsed: number) => void) | null = null;

  /** Counts by the clock of the frames, and draws the burst until the show is hidden. */
  private run(count: (elapsed: number) => void): void {
    const startedAt = performance.now();
    let last = startedAt;
    let countedAt = Number.NEGATIVE_INFINITY;
    this.count = count;
    this.isRunning = true;
    count(0);
    this.loop.add((now) => {
      if (!this.isRunning) return false;
      if (this.count !== null && now - countedAt >= COUNT_STEP_MS) {
        countedAt = now;
        this.count(Math.max(0, now - startedAt));
      }
      this.burst.draw(Math.min(40, Math.max(0, now - last)) / 1000);
      last = now;
      return true;
    });
  }

  private stopCounting(): void {
    this.count = null;
  }
}

import type { GameTheme } from '../../backdrops/backdrop.ts';
import { element } from '../element.ts';
import type { ParticleKind } from '../feel.ts';
import { drawParticle } from '../particleSprite.ts';
import { isRain, type FeatureMood } from './moods.ts';

const PIECES = 14;
const PIECE_SIDE = 64;

/** The scene of the free spins: the game's backdrop in another light, with its particles drifting through it. */
export class FeatureScene {
  readonly node = element('div', { class: 'scene', 'aria-hidden': 'true' });
  private readonly backdrop: string;
  private readonly kind: ParticleKind;
  private readonly theme: GameTheme;
  private readonly mood: FeatureMood;

  constructor(backdrop: string, kind: ParticleKind, theme: GameTheme, mood: FeatureMood) {
    this.backdrop = backdrop;
    this.kind = kind;
    this.theme = theme;
    this.mood = mood;
  }

  /** Fades the scene in; it is built the first time. */
  show(): void {
    if (this.node.childElementCount === 0) this.build();
    this.node.classList.add('is-on');
  }

  hide(): void {
    this.node.classList.remove('is-on');
  }

  private build(): void {
    const { light, sky, ground, lamp, drift } = this.mood;
    for (const [name, value] of Object.entries({ light, sky, ground, lamp })) {
      this.node.style.setProperty(`--scene-${name}`, value);
    }
    this.node.dataset['drift'] = isRain(this.kind) ? 'rain' : drift;
    const piece = drawParticle(this.kind, this.theme, PIECE_SIDE);
    this.node.append(
      element('img', { class: 'scene-backdrop', src: this.backdrop, alt: '' }),
      element('div', { class: 'scene-light' }),
      element('div', { class: 'scene-lamp' }),
      ...Array.from({ length: PIECES }, () => copyOf(piece)),
    );
  }
}

function copyOf(piece: HTMLCanvasElement): HTMLCanvasElement {
  const copy = element('canvas', { class: 'scene-piece', width: piece.width, height: piece.height });
  copy.getContext('2d')?.drawImage(piece, 0, 0);
  return copy;
}

import type { ParticleKind } from '../feel.ts';
import type { GameTheme } from '../../backdrops/backdrop.ts';
import type { Sound } from '../sound.ts';
import { FeatureMusic } from './FeatureMusic.ts';
import { FeatureScene } from './FeatureScene.ts';
import { moodOf } from './moods.ts';

/** The scene and the music of a game's free spins. */
export class FeatureStage {
  readonly node: HTMLElement;
  private readonly scene: FeatureScene;
  private readonly music: FeatureMusic;

  constructor(sysname: string, backdrop: string, particle: ParticleKind, theme: GameTheme, sound: Sound) {
    const mood = moodOf(sysname);
    this.scene = new FeatureScene(backdrop, particle, theme, mood);
    this.music = new FeatureMusic(sound, mood.tune);
    this.node = this.scene.node;
  }

  begin(): void {
    this.scene.show();
    this.music.start();
  }

  end(): void {
    this.scene.hide();
    this.music.stop();
  }
}

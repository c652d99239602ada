import type { ParticleKind } from '../feel.ts';
import type { TuneName } from './tunes.ts';

/** How a game's free spins look and sound: another light on its backdrop, what drifts through it, and their music. */
export interface FeatureMood {
  /** CSS filter of the backdrop. */
  readonly light: string;
  /** Colours laid over the top and the bottom of the backdrop. */
  readonly sky: string;
  readonly ground: string;
  /** Colour of the light behind the reels. */
  readonly lamp: string;
  readonly drift: 'rise' | 'fall';
  readonly tune: TuneName;
}

const moods: Readonly<Record<string, FeatureMood>> = {
  'lantern-harbor': {
    light: 'brightness(0.72) saturate(1.5) hue-rotate(24deg)',
    sky: '#1a0028aa',
    ground: '#ff5a3c55',
    lamp: '#ffb35c55',
    drift: 'rise',
    tune: 'drifting',
  },
  'jade-ascent': {
    light: 'brightness(0.9) saturate(1.3) hue-rotate(-42deg)',
    sky: '#ffd87a77',
    ground: '#5a3a0099',
    lamp: '#ffe9a899',
    drift: 'fall',
    tune: 'marching',
  },
  'ember-dragon': {
    light: 'brightness(0.75) saturate(1.7) contrast(1.1)',
    sky: '#3a0000cc',
    ground: '#ff5a0099',
    lamp: '#ff8a2eaa',
    drift: 'rise',
    tune: 'driving',
  },
  'night-flight': {
    light: 'brightness(0.7) saturate(1.4) hue-rotate(46deg)',
    sky: '#050025cc',
    ground: '#c23cff66',
    lamp: '#e29bff99',
    drift: 'fall',
    tune: 'driving',
  },
  'coral-deep': {
    light: 'brightness(0.5) saturate(1.8) hue-rotate(62deg)',
    sky: '#10003ccc',
    ground: '#00ffd088',
    lamp: '#4dffe199',
    drift: 'rise',
    tune: 'drifting',
  },
  'sand-caravan': {
    light: 'brightness(0.55) saturate(1.2) hue-rotate(-30deg)',
    sky: '#0d0838dd',
    ground: '#b8401e88',
    lamp: '#ff9d5caa',
    drift: 'fall',
    tune: 'marching',
  },
  'frost-fjord': {
    light: 'brightness(0.6) saturate(1.3) hue-rotate(-12deg)',
    sky: '#00d38a66',
    ground: '#0a0f4acc',
    lamp: '#7dffd099',
    drift: 'fall',
    tune: 'drifting',
  },
  'neon-quarter': {
    light: 'brightness(0.85) saturate(1.9) hue-rotate(80deg)',
    sky: '#12003acc',
    ground: '#ff1e8a66',
    lamp: '#5cf4ffaa',
    drift: 'fall',
    tune: 'driving',
  },
  'jungle-drum': {
    light: 'brightness(0.6) saturate(1.3) hue-rotate(24deg)',
    sky: '#001c22dd',
    ground: '#ff9a1e66',
    lamp: '#ffc85caa',
    drift: 'fall',
    tune: 'marching',
  },
  'court-of-cards': {
    light: 'brightness(0.65) saturate(1.35) hue-rotate(-60deg)',
    sky: '#2b0030cc',
    ground: '#c2184b88',
    lamp: '#ffd1e699',
    drift: 'fall',
    tune: 'marching',
  },
  'sugar-tumble': {
    light: 'brightness(0.72) saturate(1.6) hue-rotate(-48deg)',
    sky: '#1c0a5ccc',
    ground: '#ff4fa377',
    lamp: '#ffc4ee99',
    drift: 'fall',
    tune: 'marching',
  },
  'rune-falls': {
    light: 'brightness(0.6) saturate(1.6) hue-rotate(40deg)',
    sky: '#0a0a4acc',
    ground: '#1effc277',
    lamp: '#8affe099',
    drift: 'rise',
    tune: 'drifting',
  },
  'vault-of-suns': {
    light: 'brightness(0.7) saturate(1.6) hue-rotate(-16deg)',
    sky: '#3a1000cc',
    ground: '#ffb21e77',
    lamp: '#ffdf80aa',
    drift: 'rise',
    tune: 'marching',
  },
  'thunder-forge': {
    light: 'brightness(0.6) saturate(1.3) contrast(1.1)',
    sky: '#0a1a66dd',
    ground: '#ff5a1e77',
    lamp: '#a8d4ff99',
    drift: 'rise',
    tune: 'driving',
  },
};

const plain: FeatureMood = {
  light: 'brightness(0.65) saturate(1.3)',
  sky: '#0a0630cc',
  ground: '#d9962b66',
  lamp: '#ffe2a099',
  drift: 'rise',
  tune: 'drifting',
};

/** The mood of a game's free spins, or the default one. */
export const moodOf = (sysname: string): FeatureMood => moods[sysname] ?? plain;

/** Kinds of particle that are lines of rain: they fall faster than all others. */
export const isRain = (kind: ParticleKind): boolean => kind === 'rain';

/** A loop of sixteen steps. Notes are intervals over the game's note; null is a rest. */
export interface Tune {
  readonly stepSeconds: number;
  readonly lead: readonly (number | null)[];
  readonly bass: readonly (number | null)[];
  /** Steps with a soft beat. */
  readonly beats: readonly number[];
}

export type TuneName = 'drifting' | 'marching' | 'driving';

const none = null;

export const tunes: Readonly<Record<TuneName, Tune>> = {
  drifting: {
    stepSeconds: 0.24,
    lead: [1, none, 1.5, none, 1.667, none, 1.5, 1.25, 1.125, none, 1.5, none, 2, none, 1.667, none],
    bass: [0.5, none, none, none, 0.417, none, none, none, 0.375, none, none, none, 0.333, none, 0.375, none],
    beats: [0, 8],
  },
  marching: {
    stepSeconds: 0.19,
    lead: [1, 1.2, none, 1.5, none, 1.333, 1.2, none, 1, none, 1.2, 1.333, 1.5, none, 1.778, 1.5],
    bass: [0.5, none, none, 0.5, none, none, 0.444, none, 0.4, none, none, 0.4, 0.375, none, 0.444, none],
    beats: [0, 4, 6, 8, 12, 14],
  },
  driving: {
    stepSeconds: 0.15,
    lead: [1, 1.2, 1.5, 2, 1.8, 1.5, 1.2, 1.5, 1.067, 1.333, 1.6, 2.133, 1.8, 1.5, 1.333, 1.2],
    bass: [0.5, none, 0.5, none, 0.5, none, 0.5, none, 0.533, none, 0.533, none, 0.4, none, 0.45, none],
    beats: [0, 4, 8, 12],
  },
};

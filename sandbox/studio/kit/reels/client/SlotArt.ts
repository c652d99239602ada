import type { Backdrop } from '../../../backdrops/backdrop.ts';
import { FeatureStage } from '../../../client/feature/FeatureStage.ts';
import type { ParticleKind } from '../../../client/feel.ts';
import type { Sound } from '../../../client/sound.ts';
import { loadPicture } from '../../../client/symbolSprites.ts';
import type { Picture } from '../../../client/symbolSprites.ts';
import type { SymbolArt } from '../../../symbols/symbolSet.ts';

/** How a slot looks. */
export interface SlotArt {
  /** By their numbers in the rules. */
  readonly symbols: readonly SymbolArt[];
  readonly backdrop: Backdrop;
  readonly particle: ParticleKind;
  /** Height of a cell to its width, at most. */
  readonly tallest: number;
}

export const loadPictures = (symbols: readonly SymbolArt[]): Promise<readonly Picture[]> =>
  Promise.all(symbols.map(({ svg }) => loadPicture(svg)));

/** The scene and the music of a slot's feature. */
export function sceneOf({ backdrop, particle }: SlotArt, sysname: string, sound: Sound): FeatureStage {
  const url = URL.createObjectURL(new Blob([backdrop.svg], { type: 'image/svg+xml' }));
  return new FeatureStage(sysname, url, particle, backdrop.theme, sound);
}

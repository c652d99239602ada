import type { AppServices } from '../../../../kernel/AppServices.ts';
import { gameFeatures, gameTypes } from '../../gameFacets.ts';

/** What games are found by in the page's language: the names of their features and types. */
export const searchNames = (t: AppServices['t']): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ...gameFeatures.map((feature) => [feature, t(`games:features.${feature}`)]),
    ...gameTypes.map((type) => [type, t(`games:types.${type}`)]),
  ]);

export interface Area {
  /** Where the area has nothing, and why. */
  readonly lacks?: Readonly<Partial<Record<'client' | 'contract' | 'operator', string>>>;
  /** The operator's modules in its folder, where there are several. */
  readonly modules?: readonly string[];
}
export const areas: Readonly<Record<string, Area>>;
export const dividedAreas: readonly string[];

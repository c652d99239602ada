/** What the scripts that subset fonts use of a package without types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: 'woff2' | 'truetype';
      /** A value fixes an axis, a range limits it. */
      readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
      readonly keepFeatures?: readonly string[];
    },
  ): Promise<Uint8Array>;
}

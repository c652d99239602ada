export type Progress = { readonly minValue: number; readonly maxValue: number | null; readonly expCount: number };

/**
 * 3-64: (expCount - minValue) / (maxValue - minValue) * 100, and 100 when there is no maxValue; kept within
 * 0 to 100, since a bar cannot show more. A level without width is complete.
 */
export function progressPercentage({ minValue, maxValue, expCount }: Progress): number {
  if (maxValue === null || maxValue <= minValue) return 100;
  return Math.min(100, Math.max(0, ((expCount - minValue) / (maxValue - minValue)) * 100));
}

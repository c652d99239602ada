export type Progress = { readonly minValue: number; readonly maxValue: number | null; readonly expCount: number };

/**
 * 3-64: (expCount - minValue) / (maxValue - minValue) * 100, clamped to 0 to 100; 100 without a maxValue, or if the
 * level has no width.
 */
export function progressPercentage({ minValue, maxValue, expCount }: Progress): number {
  if (maxValue === null || maxValue <= minValue) return 100;
  return Math.min(100, Math.max(0, ((expCount - minValue) / (maxValue - minValue)) * 100));
}

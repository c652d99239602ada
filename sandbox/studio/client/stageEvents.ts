/** How a new grid is shown: by spinning reels, or by a cross-fade with reduced motion. */
export type StageMotion = 'reels' | 'fade';

export interface StageEvents {
  reelLanded(reel: number): void;
  anticipation(reel: number): void;
}

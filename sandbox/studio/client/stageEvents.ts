/** How a grid becomes visible: by reels that turn, or by a cross-fade where motion is unwelcome. */
export type StageMotion = 'reels' | 'fade';

export interface StageEvents {
  reelLanded(reel: number): void;
  anticipation(reel: number): void;
}

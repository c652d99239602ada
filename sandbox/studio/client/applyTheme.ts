import type { GameTheme } from '../backdrops/backdrop.ts';

/** Sets a game's colours as custom properties of the page. */
export function applyTheme(theme: GameTheme): void {
  const { style } = document.documentElement;
  style.setProperty('--frame', theme.frame);
  style.setProperty('--frame-light', theme.frameLight);
  style.setProperty('--reel', theme.reelBackground);
  style.setProperty('--accent', theme.accent);
  style.setProperty('--glow', theme.winGlow);
  style.setProperty('--on-accent', theme.textOnAccent);
}

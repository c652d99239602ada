import { element, vector } from '../../../client/element.ts';
import { SUITS } from '../cards.ts';
import type { CardMotion } from './CardMotion.ts';
import { suitPaths } from './suits.ts';

const FLIGHT_MS = 1_100;

/** How many suits fly for a win of so many stakes; none for a payout up to the stakes. */
export function burstSize(win: bigint, staked: bigint): number {
  if (win <= staked || staked === 0n) return 0;
  const times = win / staked;
  if (times >= 10n) return 36;
  return times >= 3n ? 22 : 12;
}

/** Suits that fly up from the middle of the host and fade: decoration of a win, by transforms only. */
export function suitBurst(host: HTMLElement, motion: CardMotion, count: number): void {
  const layer = element('div', { class: 'suit-burst', 'aria-hidden': 'true' });
  for (let index = 0; index < count; index += 1) {
    const suit = SUITS[index % SUITS.length] ?? 'spades';
    const piece = vector(
      'svg',
      { viewBox: '-12 -12 24 24', class: 'suit-piece', 'data-suit': suit },
      vector('path', { d: suitPaths[suit] }),
    );
    layer.append(piece);
    const angle = (index / count) * 2 * Math.PI + Math.random() * 0.5;
    const reach = 110 + Math.random() * 150;
    const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.8];
    const size = 0.7 + Math.random() * 0.8;
    const turn = (Math.random() - 0.5) * 260;
    motion.run(
      piece,
      [
        { transform: 'translate(0, 0) scale(0.2)', opacity: 0 },
        { transform: `translate(${x}px, ${y - 40}px) rotate(${turn / 2}deg) scale(${size})`, opacity: 1, offset: 0.45 },
        { transform: `translate(${x * 1.15}px, ${y + 60}px) rotate(${turn}deg) scale(${size * 0.8})`, opacity: 0 },
      ],
      { duration: FLIGHT_MS, delay: Math.random() * 120, easing: 'cubic-bezier(0.15, 0.7, 0.35, 1)' },
    );
  }
  for (const old of host.querySelectorAll(':scope > .suit-burst')) old.remove();
  host.append(layer);
}

import { element } from '../../client/element.ts';
import './styles/burst.css';

/**
 * Pieces that fly out of the middle of an element and fade, by transform and opacity alone.
 * @param reach how far they fly, in CSS pixels
 */
export function burst(
  host: HTMLElement,
  className: string,
  count: number,
  reach = Math.min(host.clientWidth, host.clientHeight) / 2,
): void {
  const layer = element('div', { class: 'burst', 'aria-hidden': 'true' });
  const flights = Array.from({ length: count }, (_, index) => {
    const piece = element('i', { class: className });
    layer.append(piece);
    // Evenly around, so that a few pieces fill the circle too; the rest is left to chance.
    const turn = ((index + Math.random() * 0.7) / count) * Math.PI * 2;
    const far = reach * (0.55 + Math.random() * 0.65);
    const [x, y] = [Math.cos(turn) * far, Math.sin(turn) * far];
    return piece.animate(
      [
        { transform: 'translate(0, 0) scale(0.2)', opacity: 1 },
        { transform: `translate(${x * 0.85}px, ${y * 0.85}px) scale(1)`, opacity: 1, offset: 0.45 },
        { transform: `translate(${x}px, ${y + reach * 0.3}px) scale(0.5) rotate(200deg)`, opacity: 0 },
      ],
      { duration: 900 + Math.random() * 500, easing: 'cubic-bezier(0.1, 0.7, 0.4, 1)', fill: 'both' },
    ).finished;
  });
  host.append(layer);
  void Promise.allSettled(flights).then(() => layer.remove());
}

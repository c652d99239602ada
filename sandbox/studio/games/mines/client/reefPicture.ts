import { element } from '../../../client/element.ts';
import { TILES } from '../rules.ts';
import type { MinesView } from '../rules.ts';

const kindOf = ({ opened, hit, layout }: MinesView, tile: number): string => {
  if (tile === hit) return 'hit';
  if (opened.includes(tile)) return 'pearl';
  return layout?.includes(tile) === true ? 'mine' : 'closed';
};

/** A finished round as a small reef. */
export const reefPicture = (view: MinesView, label: string): HTMLElement =>
  element(
    'div',
    { class: 'reef-small', role: 'img', 'aria-label': label, dir: 'ltr' },
    ...Array.from({ length: TILES }, (_, tile) => element('i', { 'data-kind': kindOf(view, tile) })),
  );

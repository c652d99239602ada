import { element, icon } from '../../../client/element.ts';
import { icons } from '../../../client/icons.ts';
import type { TableText } from './placeNames.ts';

type View = 'table' | 'race' | 'numbers';

/** Chooses what a small table shows. A view that is chosen during a spin takes the place of the wheel. */
export function boardTabs(room: HTMLElement, t: TableText): HTMLElement {
  const tab = (view: View, label: string, strokes: readonly string[]): HTMLButtonElement =>
    element(
      'button',
      {
        type: 'button',
        class: 'rb-tab',
        'data-view': view,
        'aria-label': label,
        title: label,
        'aria-pressed': String(view === 'table'),
        onclick: () => show(view),
      },
      icon(...strokes),
    );
  const tabs = [
    tab('table', t('table'), icons.table),
    tab('race', t('racetrack'), ['M8.5 6h7a6 6 0 0 1 0 12h-7a6 6 0 0 1 0-12z', 'M9 10.5h6', 'M9 13.5h6']),
    tab('numbers', t('numbers'), ['M5 19V11', 'M12 19V5', 'M19 19v-5']),
  ];
  const show = (view: View): void => {
    room.dataset['view'] = view;
    room.removeAttribute('data-spinning');
    for (const each of tabs) each.setAttribute('aria-pressed', String(each.dataset['view'] === view));
  };
  return element('div', { class: 'rb-tabs' }, ...tabs);
}

import { element } from '../../client/element.ts';
import './styles/oddsTable.css';

/** A table of the rules panel: what is paid for what, with the chance. The first column names its row. */
export const oddsTable = (
  caption: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): HTMLElement =>
  element(
    'table',
    { class: 'odds-table' },
    element('caption', {}, caption),
    element('thead', {}, element('tr', {}, ...heads.map((head) => element('th', { scope: 'col' }, head)))),
    element(
      'tbody',
      {},
      ...rows.map(([name = '', ...values]) =>
        element(
          'tr',
          {},
          element('th', { scope: 'row' }, name),
          ...values.map((value) => element('td', {}, element('bdi', {}, value))),
        ),
      ),
    ),
  );

import type { Table } from './GameClient.ts';

/** Passes keys on that no control and no dialog has used. */
export function listenToTableKeys(table: Pick<Table<unknown, unknown, unknown>, 'key'>): void {
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]') !== null) return;
    if (table.key?.(event) === true) event.preventDefault();
  });
}

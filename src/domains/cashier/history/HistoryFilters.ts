import { makeAutoObservable, observableRef } from 'mobx';
import type { StoreDeps } from '../../../kernel/stores.ts';
import { historyPath } from '../paths.ts';
import { noFilter, readFilter, writeFilter } from './historyFilter.ts';
import type { HistoryFilter } from './historyFilter.ts';

/** What of the history is shown, kept in the address. */
export class HistoryFilters {
  filter: HistoryFilter = noFilter;
  readonly #deps: Pick<StoreDeps, 'navigate' | 'place'>;
  readonly #afterChange: (filter: HistoryFilter) => void;

  constructor(deps: Pick<StoreDeps, 'navigate' | 'place'>, afterChange: (filter: HistoryFilter) => void) {
    this.#deps = deps;
    this.#afterChange = afterChange;
    makeAutoObservable(this, { filter: observableRef }, { autoBind: true });
  }

  /** Takes the filter of the address. */
  open(): void {
    this.filter = readFilter(this.#deps.place.search);
  }

  change(part: Partial<HistoryFilter>): void {
    this.filter = { ...this.filter, ...part };
    this.#deps.navigate(`${historyPath}${writeFilter(this.filter)}`, { replace: true });
    this.#afterChange(this.filter);
  }
}

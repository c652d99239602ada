import { makeAutoObservable } from 'mobx';
import type { StoreDeps, StoreFactory } from '../../../kernel/stores.ts';
import { proofAsked } from '../../../lib/errors.ts';
import { Remote } from '../../../kernel/Remote.ts';
import type { RemoteStatus } from '../../../kernel/Remote.ts';
import { bucketBounds } from './buckets.ts';
import type { BucketKind } from './buckets.ts';
import { CursorList } from '../../../kernel/lists/CursorList.ts';
import { noFilter, periodStart, reasonsOf } from './historyFilter.ts';
import type { HistoryFilter } from './historyFilter.ts';
import { createLedgerApi } from './ledgerApi.ts';
import type { FileRequest, LedgerApi, Movement, Results } from './ledgerApi.ts';

const PAGE = 50;

/** 2.3-6: the ledger's rows, the results of play and payments, and files of them. */
export class LedgerStore {
  bucket: BucketKind = 'day';
  /** The file that is asked for, and the one that could not be had. */
  fileAsked = '';
  fileFailed = '';
  readonly movements: CursorList<Movement>;
  readonly #answer = new Remote<Results>();
  #filter: HistoryFilter = noFilter;
  readonly #api: LedgerApi;
  readonly #deps: Pick<StoreDeps, 'clock' | 'platform' | 'session'>;

  constructor(api: LedgerApi, deps: Pick<StoreDeps, 'clock' | 'platform' | 'session'>) {
    this.#api = api;
    this.#deps = deps;
    this.movements = new CursorList((cursor) => api.movements(this.query, cursor, PAGE));
    makeAutoObservable(this, { movements: false });
  }

  get results(): Results | null {
    return this.#answer.value;
  }

  get resultsStatus(): RemoteStatus {
    return this.#answer.status;
  }

  /** Loads the rows of a filter; those of another one are dropped at once. */
  async show(filter: HistoryFilter): Promise<void> {
    const isOther = filter.group !== this.#filter.group || filter.period !== this.#filter.period;
    this.#filter = filter;
    if (isOther) this.movements.reset();
    await this.movements.load();
  }

  async loadResults(bucket: BucketKind = this.bucket): Promise<void> {
    this.bucket = bucket;
    const { clock, session } = this.#deps;
    const bounds = bucketBounds(bucket, clock.now());
    await this.#answer.refresh(`${session.uid} ${bucket}`, () => this.#api.results(bounds));
  }

  /** The rows of one payment or round, for its detail. */
  async about(reference: string): Promise<readonly Movement[]> {
    return (await this.#api.movements({ reasons: [], from: '', reference }, '', 100)).items;
  }

  /** The rows that are shown, as a table for other programs or as a statement to print. */
  downloadShown(file: 'csv' | 'statement'): Promise<void> {
    const { reasons, from } = this.query;
    // A statement balances only with every row of its period.
    return this.download(file === 'csv' ? { file, from, reasons: [...reasons] } : { file, from });
  }

  /** Opens a file's address: a browser stores it and stays, a messenger opens its own browser for it. Never rejects. */
  async download(request: FileRequest): Promise<void> {
    if (this.fileAsked !== '') return;
    this.note(request.file, '');
    try {
      const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
      const address = await this.#api.file({ ...request, zone }, this.#deps.session.uid);
      this.#deps.platform.openExternal(address);
      this.note('', '');
    } catch (error) {
      // Reported by the transport. Whoever has dismissed the proof knows why there is no file.
      this.note('', proofAsked(error) === null ? request.file : '');
    }
  }

  private get query() {
    const { group, period } = this.#filter;
    return { reasons: reasonsOf[group], from: periodStart(period, this.#deps.clock.now()), reference: '' };
  }

  private note(asked: string, failed: string): void {
    this.fileAsked = asked;
    this.fileFailed = failed;
  }
}

export const ledgerStore: StoreFactory<LedgerStore> = {
  key: 'cashier.ledger',
  scope: 'player',
  create: ({ call, clock, platform, session }) => new LedgerStore(createLedgerApi(call), { clock, platform, session }),
};

import { makeAutoObservable } from 'mobx';
import type { CallOutput } from '../../../contract/index.ts';
import type { Call } from '../../../lib/call.ts';
import type { Cancel } from '../../../lib/clock.ts';
import { isApiError } from '../../../lib/errors.ts';
import type { StoreDeps, StoreFactory } from '../../../kernel/stores.ts';
import { Remote } from '../../../kernel/Remote.ts';
import type { RoundsFilter } from '../api.ts';

/** How often a file that is being made is asked for, in ms. */
const PAUSE_MS = 2_000;

type Answer = CallOutput<'GET games.gethistoryexportrequest'>;
export type ExportRequest = NonNullable<Answer['request']>;

export const createExportApi = (call: Call) => ({
  latest: async (): Promise<ExportRequest | null> => (await call('GET games.gethistoryexportrequest', {})).request,
  create: async (filter: RoundsFilter, player: number): Promise<ExportRequest> =>
    (await call('POST games.createhistoryexportrequest', { ...filter, to: '' }, { player })).request,
});

/** 7-73, 7-74: a file of the player's rounds: asked for, made by the house, then fetched. */
export class ExportStore {
  /** Why the last request was refused: another file is being made, or it did not arrive. */
  fault: 'pending' | 'failed' | null = null;
  isAsking = false;
  readonly #answer = new Remote<{ readonly request: ExportRequest | null }>();
  readonly #api: ReturnType<typeof createExportApi>;
  readonly #deps: Pick<StoreDeps, 'clock' | 'platform' | 'session'>;

  constructor(api: ReturnType<typeof createExportApi>, deps: Pick<StoreDeps, 'clock' | 'platform' | 'session'>) {
    this.#api = api;
    this.#deps = deps;
    makeAutoObservable(this);
  }

  get request(): ExportRequest | null {
    return this.#answer.value?.request ?? null;
  }

  get isPending(): boolean {
    return this.request?.status === 'pending';
  }

  /** Shows the latest request, and follows it while it is being made; returns a disposer. */
  open(): Cancel {
    void this.load();
    return this.#deps.clock.every(PAUSE_MS, () => {
      if (this.isPending) void this.load();
    });
  }

  /** Does nothing while a request is on its way. */
  async ask(filter: RoundsFilter): Promise<void> {
    if (this.isAsking) return;
    const { uid } = this.#deps.session;
    this.note(true, null);
    try {
      const request = await this.#api.create(filter, uid);
      this.#answer.adopt(String(uid), { request });
      this.note(false, null);
    } catch (error) {
      const isBusy = isApiError(error) && error.data['reason'] === 'exportPending';
      this.note(false, isBusy ? 'pending' : 'failed');
    }
  }

  /** The link of the file is short-lived, so a fresh one is asked for: a browser stores the file and stays here. */
  async download(): Promise<void> {
    const { uid } = this.#deps.session;
    await this.load();
    // Not over the page of another player, who has signed in meanwhile.
    if (uid !== this.#deps.session.uid) return;
    const path = this.request?.path ?? '';
    if (path !== '') this.#deps.platform.openExternal(path);
  }

  private load(): Promise<void> {
    return this.#answer.refresh(String(this.#deps.session.uid), async () => ({ request: await this.#api.latest() }));
  }

  private note(isAsking: boolean, fault: ExportStore['fault']): void {
    this.isAsking = isAsking;
    this.fault = fault;
  }
}

export const exportStore: StoreFactory<ExportStore> = {
  key: 'cashier.roundsExport',
  scope: 'player',
  create: ({ call, clock, platform, session }) => new ExportStore(createExportApi(call), { clock, platform, session }),
};

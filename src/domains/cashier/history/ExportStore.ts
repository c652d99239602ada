import { makeAutoObservable } from 'mobx';
import type { CallOutput } from '../../../contract/index.ts';
import type { Call } from '../../../lib/call.ts';
import type { Cancel } from '../../../lib/clock.ts';
import { isApiError, proofAsked } from '../../../lib/errors.ts';
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
  /** The address of a file on this site; it works once. */
  file: async (id: string, player: number): Promise<string> =>
    (await call('POST games.gethistoryexportfile', { id }, { player })).path,
});

/** What went wrong; null for nothing. Whoever has dismissed the proof that is asked for knows why there is no file. */
function faultOf(error: unknown): ExportStore['fault'] {
  if (proofAsked(error) !== null) return null;
  return isApiError(error) && error.data['reason'] === 'exportPending' ? 'pending' : 'failed';
}

/** 7-73, 7-74: a file of the player's rounds: asked for, made by the house, then fetched. */
export class ExportStore {
  /** Why the last request or its file could not be had: another file is being made, or no answer arrived. */
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
      this.note(false, faultOf(error));
    }
  }

  /** Opens the file's address: a browser stores it and stays here. A file that is no longer kept is shown as that. */
  async download(): Promise<void> {
    const { uid } = this.#deps.session;
    this.note(this.isAsking, null);
    await this.load();
    const { request } = this;
    if (request?.status !== 'ready') return;
    try {
      const path = await this.#api.file(request.id, uid);
      // Not over the page of another player, who has signed in meanwhile.
      if (uid === this.#deps.session.uid) this.#deps.platform.openExternal(path);
    } catch (error) {
      this.note(this.isAsking, faultOf(error));
    }
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

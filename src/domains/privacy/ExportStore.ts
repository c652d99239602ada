import { makeAutoObservable, observableRef } from 'mobx';
import type { StoreFactory } from '../../kernel/stores.ts';
import type { Platform } from '../../platform/Platform.ts';
import { createPrivacyApi } from './api.ts';
import type { ExportFormat, PrivacyApi } from './api.ts';
import { signedInProblem } from '../../kernel/problems/callProblem.ts';
import type { CallProblem } from '../../kernel/problems/callProblem.ts';

/** Files of the player's own data. */
export class ExportStore {
  /** The file that is being asked for; one at a time. */
  asked: ExportFormat | null = null;
  /** The file that was handed to the browser last. */
  given: ExportFormat | null = null;
  problem: CallProblem | null = null;
  readonly #api: Pick<PrivacyApi, 'exportData'>;
  readonly #platform: Pick<Platform, 'openExternal'>;

  constructor(api: Pick<PrivacyApi, 'exportData'>, platform: Pick<Platform, 'openExternal'>) {
    this.#api = api;
    this.#platform = platform;
    makeAutoObservable(this, { problem: observableRef });
  }

  /** Asks for a file and opens its address: a browser stores it and stays, a messenger opens its own browser for it. */
  async download(format: ExportFormat, player: number): Promise<void> {
    if (this.asked !== null) return;
    this.begin(format);
    try {
      const address = await this.#api.exportData(format, player);
      this.#platform.openExternal(address);
      this.finish(format, null);
    } catch (error) {
      this.finish(null, signedInProblem(error));
    }
  }

  private begin(format: ExportFormat): void {
    this.asked = format;
    this.given = null;
    this.problem = null;
  }

  private finish(given: ExportFormat | null, problem: CallProblem | null): void {
    this.asked = null;
    this.given = given;
    this.problem = problem;
  }
}

export const exportStore: StoreFactory<ExportStore> = {
  key: 'privacy.export',
  scope: 'player',
  create: ({ call, platform }) => new ExportStore(createPrivacyApi(call), platform),
};

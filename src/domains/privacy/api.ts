import type { CallInput, CallOutput } from '../../contract/index.ts';
import type { Call } from '../../lib/call.ts';
import { parseMoney } from '../../shared/money/moneyWire.ts';
import type { Money } from '../../shared/money/money.ts';

export type ExportFormat = CallInput<'POST privacy.exportData'>['format'];
type WireClosure = CallOutput<'GET privacy.getClosure'>;

/** A reason for which the account cannot be closed yet. */
export interface Obstacle {
  readonly kind: WireClosure['obstacles'][number]['kind'];
  readonly amount: Money;
}

/** How the account would be closed. */
export interface Closure {
  readonly retentionYears: number;
  readonly obstacles: readonly Obstacle[];
}

export function createPrivacyApi(call: Call) {
  return {
    closure: async (player: number): Promise<Closure> => {
      const wire = await call('GET privacy.getClosure', {}, { player });
      return {
        retentionYears: wire.retention_years,
        obstacles: wire.obstacles.map(({ kind, amount }) => ({ kind, amount: parseMoney(amount) })),
      };
    },
    close: (player: number) => call('POST privacy.closeAccount', {}, { player }),
    /** The address of the file on this site; it works once. */
    exportData: async (format: ExportFormat, player: number): Promise<string> =>
      (await call('POST privacy.exportData', { format }, { player })).path,
    isSharing: async (player: number): Promise<boolean> =>
      (await call('GET privacy.getSharing', {}, { player })).is_shared,
    share: (isShared: boolean, player: number) => call('POST privacy.setSharing', { is_shared: isShared }, { player }),
  };
}

export type PrivacyApi = ReturnType<typeof createPrivacyApi>;

import { auditLedger } from '../audit/auditLedger.ts';
import type { OperatorDeps } from '../OperatorDeps.ts';
import { KEPT_MS } from '../realtime/appendEvent.ts';
import { forgetEvents } from '../realtime/realtimeRepository.ts';
import type { ExcludedIdentifiers } from '../players/ExcludedIdentifiers.ts';
import type { Throttle } from '../sessions/Throttle.ts';
import type { Tickets } from '../sessions/Tickets.ts';
import type { Job } from './Jobs.ts';
import { forgetKeys } from '../edge/Idempotency.ts';

const MINUTE_MS = 60_000;
/** In ms. A client may repeat an unfinished payment's call with its key for that long. */
const IDEMPOTENCY_KEPT_MS = 7 * 24 * 3_600_000;

interface Forgetful {
  readonly tickets: Pick<Tickets, 'forgetOld'>;
  readonly throttle: Pick<Throttle, 'forgetOld'>;
  readonly excluded: Pick<ExcludedIdentifiers, 'forgetOver'>;
}

/** Deletes expired rows. */
export function forgetOldJob({ database, clock }: OperatorDeps, { tickets, throttle, excluded }: Forgetful): Job {
  return {
    name: 'forget-old',
    everyMs: MINUTE_MS,
    async run() {
      await tickets.forgetOld();
      await throttle.forgetOld();
      await excluded.forgetOver();
      await forgetEvents(database, clock.in(-KEPT_MS));
      await forgetKeys(database, clock.in(-IDEMPOTENCY_KEPT_MS));
    },
  };
}

/** Runs the ledger audit periodically; every violation is logged as an error. */
export function auditJob({ database, clock, logger }: OperatorDeps): Job {
  return {
    name: 'audit-ledger',
    everyMs: 60 * MINUTE_MS,
    async run() {
      const violations = await auditLedger(database, clock.now());
      for (const violation of violations) logger.error(violation, 'the ledger is violated');
    },
  };
}

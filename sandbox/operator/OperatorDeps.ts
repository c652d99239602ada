import type { FastifyBaseLogger } from 'fastify';
import type { SandboxSettings } from '../settings.ts';
import type { Database } from '../database/database.ts';
import type { SandboxClock } from './SandboxClock.ts';

/** Dependencies of every service of the operator. */
export interface OperatorDeps {
  readonly config: SandboxSettings;
  readonly database: Database;
  readonly clock: SandboxClock;
  /** For calls to vendors; tests pass their own. */
  readonly fetch: typeof fetch;
  readonly logger: FastifyBaseLogger;
}

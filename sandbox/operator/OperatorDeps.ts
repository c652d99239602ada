import type { FastifyBaseLogger } from 'fastify';
import type { SandboxSettings } from '../settings.ts';
import type { Database } from '../database/database.ts';
import type { PasswordCost } from './sessions/Passwords.ts';
import type { SandboxClock } from './SandboxClock.ts';

/** Dependencies of every service of the operator. */
export interface OperatorDeps {
  readonly config: SandboxSettings;
  readonly database: Database;
  readonly clock: SandboxClock;
  /** For calls to vendors; tests pass their own. */
  readonly fetch: typeof fetch;
  readonly logger: FastifyBaseLogger;
  /** The recommended one when not given; tests that register many players pass a small one. */
  readonly passwordCost?: PasswordCost | undefined;
}

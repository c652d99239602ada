import type { FastifyInstance } from 'fastify';
import type { Migration } from '../database/Migration.ts';
import type { ControlFields } from './controls/controlFields.ts';
import type { BoundEndpoint } from './edge/handlers.ts';
import type { Job } from './jobs/Jobs.ts';
import type { MarketPolicy } from './market/marketPolicy.ts';
import type { OperatorDeps } from './OperatorDeps.ts';
import type { Passwords } from './sessions/Passwords.ts';
import type { Sessions } from './sessions/Sessions.ts';
import type { Throttle } from './sessions/Throttle.ts';
import type { ThrottleLimits } from './sessions/throttleLimits.ts';
import type { Tickets } from './sessions/Tickets.ts';
import type { ContentSystem } from './vendors/ContentSystem.ts';

/** What every module may use beside its own code: the operator's core, made once. */
export interface OperatorCore extends OperatorDeps {
  readonly policy: MarketPolicy;
  readonly sessions: Sessions;
  readonly tickets: Tickets;
  readonly passwords: Passwords;
  readonly throttle: Throttle;
  readonly limits: ThrottleLimits;
  readonly content: ContentSystem;
}

/** What a module adds to the operator. */
export interface ModuleParts<Face> {
  /** What other modules may use of it. */
  readonly face: Face;
  readonly endpoints?: readonly BoundEndpoint[];
  /** Routes outside of `/api`, with their own error handler. */
  readonly routes?: (app: FastifyInstance) => Promise<void>;
  /** Fills an empty database with what is ready-made; does nothing where it is there. */
  readonly seed?: (now: Date) => Promise<void>;
  /** Brings rows of an older version up to date where SQL cannot, before anything is served; does nothing where they are. */
  readonly prepare?: () => Promise<void>;
  readonly jobs?: readonly Job[];
  /** Test-only controls under `/__sandbox/`, JSON in and out. */
  readonly controls?: Readonly<Record<string, (fields: ControlFields) => Promise<unknown>>>;
}

/** Another module's face; makes that module first where it is not there yet. Throws when modules need each other in a circle. */
export type UseModule = <Face>(module: OperatorModule<Face>) => Face;

/** One business area of the operator: the one value that a folder of `modules/` shows to the others. */
export interface OperatorModule<Face = unknown> {
  readonly name: string;
  readonly migrations?: readonly Migration[];
  create(core: OperatorCore, use: UseModule): ModuleParts<Face>;
}

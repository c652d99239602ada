import type { FastifyInstance } from 'fastify';
import type { Migration } from '../database/Migration.ts';
import type { ControlFields } from './controls/controlFields.ts';
import type { BoundEndpoint } from './edge/handlers.ts';
import type { Job } from './jobs/Jobs.ts';
import type { Happenings } from './happenings/Happenings.ts';
import type { MarketPolicy } from './market/marketPolicy.ts';
import type { OperatorDeps } from './OperatorDeps.ts';
import type { PersonalData } from './personal/PersonalData.ts';
import type { AsksOpen } from './players/stillOpen.ts';
import type { EndsWithPassword } from './players/PasswordChange.ts';
import type { FreshProofs } from './sessions/FreshProofs.ts';
import type { Passwords } from './sessions/Passwords.ts';
import type { ExcludedIdentifiers } from './players/ExcludedIdentifiers.ts';
import type { TermsAgreements } from './players/TermsAgreements.ts';
import type { Sessions } from './sessions/Sessions.ts';
import type { Throttle } from './sessions/Throttle.ts';
import type { ThrottleLimits } from './sessions/throttleLimits.ts';
import type { Tickets } from './sessions/Tickets.ts';
import type { ContentSystem } from './vendors/ContentSystem.ts';
import type { TopicSource } from './topics/TopicSource.ts';

/** The operator's core, created once and available to every module. */
export interface OperatorCore extends OperatorDeps {
  readonly policy: MarketPolicy;
  readonly sessions: Sessions;
  readonly tickets: Tickets;
  readonly passwords: Passwords;
  readonly proofs: FreshProofs;
  /** Who must not begin anew. */
  readonly excluded: ExcludedIdentifiers;
  /** Who has agreed to the terms. */
  readonly terms: TermsAgreements;
  readonly throttle: Throttle;
  readonly limits: ThrottleLimits;
  readonly content: ContentSystem;
  readonly happenings: Pick<Happenings, 'on' | 'deliverDue'>;
  /** What the core and all modules hold of players. */
  readonly personal: readonly PersonalData[];
  /** What all modules end when a password changes. */
  readonly endsWithPassword: readonly EndsWithPassword[];
  /** What all modules have open for a player. */
  readonly stillOpen: AsksOpen;
}

/** The parts that a module adds to the operator. */
export interface ModuleParts<Face> {
  /** The module's interface for other modules. */
  readonly face: Face;
  readonly endpoints?: readonly BoundEndpoint[];
  /** Routes outside of `/api`; they set their own error handler. */
  readonly routes?: (app: FastifyInstance) => Promise<void>;
  /** Adds the ready-made rows to an empty database; does nothing when they exist. */
  readonly seed?: (now: Date) => Promise<void>;
  /** Adds rows that the module's rules need, before any request is served; repeated runs do nothing. */
  readonly prepare?: () => Promise<void>;
  readonly jobs?: readonly Job[];
  /** Public state that pages follow over a socket. */
  readonly topics?: readonly TopicSource[];
  /** Test-only controls under `/__sandbox/`, JSON in and out. */
  readonly controls?: Readonly<Record<string, (fields: ControlFields) => Promise<unknown>>>;
}

/** Returns another module's face and creates that module first if necessary. Throws on circular dependencies. */
export type UseModule = <Face>(module: OperatorModule<Face>) => Face;

/** One business area of the operator: the only export that a folder of `modules/` has for the other folders. */
export interface OperatorModule<Face = unknown> {
  readonly name: string;
  readonly migrations?: readonly Migration[];
  /** What its tables hold of a player. */
  readonly personal?: PersonalData;
  /** What it ends when a player's password changes: whoever else was in the account has no way back in by it. */
  readonly endsWithPassword?: EndsWithPassword;
  /** What it has open for a player: money that is still to move, and would be lost or be in another currency. */
  readonly stillOpen?: AsksOpen;
  create(core: OperatorCore, use: UseModule): ModuleParts<Face>;
}

import { createModules } from './createModules.ts';
import { Happenings } from './happenings/Happenings.ts';
import { auditJob, forgetOldJob } from './jobs/housekeeping.ts';
import { Jobs } from './jobs/Jobs.ts';
import { marketPolicy } from './market/marketPolicy.ts';
import type { OperatorCore } from './module.ts';
import { operatorEndsWithPassword, operatorModules, operatorPersonal, operatorStillOpen } from './modules.ts';
import type { OperatorDeps } from './OperatorDeps.ts';
import { RealtimeHub } from './realtime/RealtimeHub.ts';
import { CallFaults } from './controls/CallFaults.ts';
import { ExcludedIdentifiers } from './players/ExcludedIdentifiers.ts';
import { TermsAgreements } from './players/TermsAgreements.ts';
import { FreshProofs } from './sessions/FreshProofs.ts';
import { Passwords } from './sessions/Passwords.ts';
import { Sessions } from './sessions/Sessions.ts';
import { Throttle } from './sessions/Throttle.ts';
import { throttleLimits } from './sessions/throttleLimits.ts';
import { Tickets } from './sessions/Tickets.ts';
import { TopicHub } from './topics/TopicHub.ts';
import { ContentSystem } from './vendors/ContentSystem.ts';

/** Constructs and connects the core and all modules; starts nothing. */
export function composeOperator(deps: OperatorDeps) {
  const { config, database, clock, logger } = deps;
  const sessions = new Sessions(database, clock);
  const limits = throttleLimits(config);
  const happenings = new Happenings(deps);
  const content = new ContentSystem(deps);
  const core: OperatorCore = {
    ...deps,
    policy: marketPolicy(config.market),
    sessions,
    tickets: new Tickets(database, clock, sessions),
    passwords: new Passwords(limits.hashesPerAddress, deps.passwordCost),
    proofs: new FreshProofs(deps),
    excluded: new ExcludedIdentifiers(database, clock, config.requisitesSecret),
    throttle: new Throttle(database, clock),
    limits,
    content,
    terms: new TermsAgreements(clock, content),
    happenings,
    personal: operatorPersonal,
    endsWithPassword: operatorEndsWithPassword,
    stillOpen: operatorStillOpen,
  };
  const modules = createModules(operatorModules, core);
  return {
    core,
    modules,
    endpoints: modules.flatMap(({ endpoints = [] }) => endpoints),
    jobs: new Jobs(
      [...modules.flatMap(({ jobs = [] }) => jobs), happenings, forgetOldJob(deps, core), auditJob(deps)],
      logger,
    ),
    faults: new CallFaults(),
    hub: new RealtimeHub(database, sessions, logger),
    topics: new TopicHub(
      modules.flatMap(({ topics = [] }) => topics),
      logger,
    ),
  };
}

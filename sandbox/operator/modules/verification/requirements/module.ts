import type { Sql } from '../../../../database/database.ts';
import { integerOf } from '../../../controls/controlFields.ts';
import type { ControlFields } from '../../../controls/controlFields.ts';
import { invalidField } from '../../../OperatorError.ts';
import type { OperatorError } from '../../../OperatorError.ts';
import { guardedActions, marketRequirements } from '../../../market/requirements.ts';
import type { GuardedAction } from '../../../market/requirements.ts';
import type { CurrencySum } from '../../../market/roomLeft.ts';
import type { OperatorModule } from '../../../module.ts';
import type { Player } from '../../../players/player.ts';
import { requirementsMigrations } from './migrations.ts';
import { readNeeds } from './needsText.ts';
import { requirementsPersonal } from './personal.ts';
import { dropOwnNeeds, setOwnNeeds } from './requirementsRepository.ts';
import { RequirementsService } from './RequirementsService.ts';
import type { ActionFacts, DestinationState, Gate } from './RequirementsService.ts';
import { verificationModule } from '../verification/module.ts';

export type { ActionFacts, DestinationState, Gate } from './RequirementsService.ts';

export interface RequirementsFace {
  /** 6-4: throws the first need of the action that the player does not meet. */
  check(sql: Sql, player: Player, action: GuardedAction, facts?: ActionFacts): Promise<void>;
  /** The error for a player who has not made a deposit; null for one who has. */
  unmetDeposit(sql: Sql, player: Player): Promise<OperatorError | null>;
  /** Whether a withdrawal of this amount, beside what counts with it, waits for the player's identity (3-5). */
  isKycBlocked(sql: Sql, player: Player, facts: ActionFacts): Promise<boolean>;
  /**
   * The unmet needs of a withdrawal, in the order of `check`, without those of destinations. `before` counts together
   * with it.
   */
  gates(sql: Sql, player: Player, before: readonly CurrencySum[]): Promise<readonly Gate[]>;
  /** The state of a destination, of a new one if null is given; null if destinations need nothing. */
  destination(sql: Sql, player: Player, requisites: string | null): Promise<DestinationState | null>;
  /**
   * Begins the check of a payout's destination if `error` refuses it for that, and tells whether it does; outside of the
   * refused transaction.
   */
  begin(error: unknown, player: Player, requisites: string): Promise<boolean>;
  /** Decides the checks of a player's destinations that are under way; returns their number. */
  decide(sql: Sql, uid: bigint, outcome: 'passed' | 'refused'): Promise<number>;
}

/** What a player must have done before an action. */
export const requirementsModule: OperatorModule<RequirementsFace> = {
  name: 'requirements',
  personal: requirementsPersonal,
  migrations: requirementsMigrations,
  create(core, use) {
    const { config, database } = core;
    const verification = use(verificationModule);
    const service = new RequirementsService(core, marketRequirements(config.market), verification);
    // The provider has seen whose the destinations of payouts are, or it never will.
    verification.onDecided(async (tx, uid, decision) => {
      if (decision === 'approved') await service.decide(tx, uid, 'passed');
      if (decision === 'rejected_final') await service.decide(tx, uid, 'refused');
    });
    return {
      face: service,
      controls: {
        /** `needs` null returns the action to the market's. */
        async require(fields) {
          const [uid, action] = [uidOf(fields), actionOf(fields)];
          if (fields['needs'] === null) await dropOwnNeeds(database, uid, action);
          else {
            readNeeds(fields['needs']);
            await setOwnNeeds(database, uid, action, JSON.stringify(fields['needs']));
          }
          return { action };
        },
        async 'requisites/decide'(fields) {
          const outcome = fields['outcome'];
          if (outcome !== 'passed' && outcome !== 'refused') throw invalidField('outcome', 'wrongField');
          return { decided: await service.decide(database, uidOf(fields), outcome) };
        },
      },
    };
  },
};

const uidOf = (fields: ControlFields): bigint => BigInt(integerOf(fields, 'uid', Number.MAX_SAFE_INTEGER));

function actionOf(fields: ControlFields): GuardedAction {
  const action = guardedActions.find((candidate) => candidate === fields['action']);
  if (action === undefined) throw invalidField('action', 'wrongField');
  return action;
}

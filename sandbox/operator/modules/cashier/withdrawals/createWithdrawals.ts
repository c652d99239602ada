import type { BoundEndpoint } from '../../../edge/handlers.ts';
import { invalidField } from '../../../OperatorError.ts';
import { textOf } from '../../../controls/controlFields.ts';
import type { ControlFields } from '../../../controls/controlFields.ts';
import { withdrawalPolicy } from '../../../market/withdrawalPolicy.ts';
import type { OperatorCore } from '../../../module.ts';
import type { BonusesFace } from '../../bonuses/bonuses/module.ts';
import type { RequirementsFace } from '../../verification/requirements/module.ts';
import type { TournamentsFace } from '../../tournaments/module.ts';
import type { VerificationFace } from '../../verification/verification/module.ts';
import type { DepositDesk } from '../deposits/DepositDesk.ts';
import type { PaymentMails } from '../PaymentMails.ts';
import type { PayoutSender } from '../PayoutSender.ts';
import type { Settlement } from '../Settlement.ts';
import { WithdrawalService } from '../WithdrawalService.ts';
import { CancelLocks } from './CancelLocks.ts';
import { Destinations } from './Destinations.ts';
import { PaidCards } from './PaidCards.ts';
import { Preflight } from './Preflight.ts';
import { Reviews } from './Reviews.ts';
import { withdrawalRoutes } from './routes.ts';
import { WithdrawalDesk } from './WithdrawalDesk.ts';

export interface WithdrawalFaces {
  readonly requirements: RequirementsFace;
  readonly bonuses: Pick<BonusesFace, 'lock' | 'wouldBurn' | 'burn'>;
  readonly tournaments: Pick<TournamentsFace, 'cashedOut'>;
  readonly verification: Pick<VerificationFace, 'statusOf'>;
  readonly payouts: PayoutSender;
  readonly settlement: Settlement;
  readonly mails: PaymentMails;
  readonly desk: Pick<DepositDesk, 'savedCards'>;
}

interface Withdrawals {
  readonly service: WithdrawalService;
  readonly desk: WithdrawalDesk;
  readonly reviews: Reviews;
  readonly endpoints: readonly BoundEndpoint[];
  /** Decides the desk's review of a withdrawal: `approved` or `declined`. */
  readonly review: (fields: ControlFields) => Promise<unknown>;
}

/** Puts the withdrawals of the cashier together. */
export function createWithdrawals(core: OperatorCore, faces: WithdrawalFaces): Withdrawals {
  const { database, clock, config, policy, proofs } = core;
  const { requirements, bonuses, tournaments, verification, payouts, settlement, mails } = faces;
  const destinations = new Destinations(core, requirements);
  const preflight = new Preflight({ requirements, verification, destinations }, withdrawalPolicy(config.market), clock);
  const paidCards = new PaidCards(core, faces.desk, requirements);
  const locks = new CancelLocks(database, policy, clock);
  const parts = {
    payouts,
    settlement,
    requirements,
    bonuses,
    tournaments,
    proofs,
    preflight,
    destinations,
    locks,
    mails,
    paidCards,
  };
  const desk = new WithdrawalDesk(core, parts);
  const reviews = new Reviews(database, clock, payouts, settlement);
  return {
    service: new WithdrawalService(core, parts),
    desk,
    reviews,
    endpoints: withdrawalRoutes({ database, desk, locks }),
    async review(fields) {
      const decision = fields['decision'];
      if (decision !== 'approved' && decision !== 'declined') throw invalidField('decision', 'wrongField');
      await reviews.decide(textOf(fields, 'transaction'), decision);
      return { decision };
    },
  };
}

import type { FastifyInstance } from 'fastify';
import { rawBody } from '../../../rawBody.ts';
import type { OperatorDeps } from '../../OperatorDeps.ts';
import { signedWallet } from '../wallet/wallet/module.ts';
import { readBetId, readEdit, readFollow, readPlace, readRollback, readSession, readSettle } from './betRequests.ts';
import type { BetRollbacks } from './BetRollbacks.ts';
import type { EditService } from './EditService.ts';
import type { FollowService } from './FollowService.ts';
import type { PlaceService } from './PlaceService.ts';
import type { SettleService } from './SettleService.ts';

export interface SportsWalletOptions {
  readonly deps: OperatorDeps;
  readonly places: PlaceService;
  readonly settles: SettleService;
  readonly rollbacks: BetRollbacks;
  readonly follows: FollowService;
  readonly edits: EditService;
}

/** The signed seamless wallet of the sportsbook. */
export async function sportsWalletRoutes(
  app: FastifyInstance,
  { deps, places, settles, rollbacks, follows, edits }: SportsWalletOptions,
): Promise<void> {
  signedWallet(app, deps, deps.config.sportsbookSecret);
  app.post('/sportswallet/session', (request) => places.session(readSession(rawBody(request))));
  app.post('/sportswallet/place', (request) => places.place(readPlace(rawBody(request))));
  app.post('/sportswallet/settle', (request) => settles.settle(readSettle(rawBody(request))));
  app.post('/sportswallet/rollback', (request) => rollbacks.rollback(readRollback(rawBody(request))));
  app.post('/sportswallet/edit', (request) => edits.edit(readEdit(rawBody(request))));
  app.post('/sportswallet/notice', (request) => follows.tell(readFollow(rawBody(request))));
  app.post('/sportswallet/state', (request) => rollbacks.state(readBetId(rawBody(request))));
}

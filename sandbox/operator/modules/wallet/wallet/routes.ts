import type { FastifyInstance } from 'fastify';
import type { OperatorDeps } from '../../../OperatorDeps.ts';
import { rawBody } from '../../../../rawBody.ts';
import { signedWallet } from './signedWallet.ts';
import { readBet, readRollback, readSession, readWin } from './walletRequests.ts';
import type { RollbackService } from './RollbackService.ts';
import type { WalletService } from './WalletService.ts';

export interface WalletOptions {
  readonly deps: OperatorDeps;
  readonly wallet: WalletService;
  readonly rollbacks: RollbackService;
}

/** The signed seamless-wallet API for the studio. Refusals are 4xx `{error: {type, message}}`. */
export async function walletRoutes(app: FastifyInstance, { deps, wallet, rollbacks }: WalletOptions): Promise<void> {
  signedWallet(app, deps, deps.config.walletSecret);
  app.post('/wallet/session', (request) => wallet.session(readSession(rawBody(request))));
  app.post('/wallet/bet', (request) => wallet.bet(readBet(rawBody(request))));
  app.post('/wallet/win', (request) => wallet.win(readWin(rawBody(request))));
  app.post('/wallet/rollback', (request) => rollbacks.rollback(readRollback(rawBody(request))));
}

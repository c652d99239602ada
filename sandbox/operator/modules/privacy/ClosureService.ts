import { contactTypes } from '../../../../src/contract/base/contactTypes.ts';
import type { OutputOf } from '../../../../src/contract/index.ts';
import type { privacy } from '../../../../src/contract/privacy.ts';
import type { Sql } from '../../../database/database.ts';
import { OperatorError } from '../../OperatorError.ts';
import type { PlayerCall } from '../../edge/handlers.ts';
import type { OperatorCore } from '../../module.ts';
import type { Player } from '../../players/player.ts';
import type { BonusesFace } from '../bonuses/bonuses/module.ts';
import { writtenTime } from '../outbox/module.ts';
import type { OutboxFace } from '../outbox/module.ts';
import type { SubscriptionsFace } from '../notifications/subscriptions/module.ts';
import { lockPlayer } from '../../players/findPlayer.ts';
import { insertClosed, releaseDue, reopen } from './closedAccounts.ts';
import { obstaclesOf } from './obstacles.ts';
import type { Obstacle } from './obstacles.ts';

const BATCH = 50;

export interface ClosureFaces {
  readonly outbox: Pick<OutboxFace, 'tell'>;
  readonly subscriptions: SubscriptionsFace;
  readonly bonuses: Pick<BonusesFace, 'burn'>;
}

/** Closing an account by its player: after a proof, and only when nothing is open and no money is left. */
export class ClosureService {
  constructor(
    private readonly core: OperatorCore,
    private readonly faces: ClosureFaces,
  ) {}

  async state({ player }: PlayerCall<object>): Promise<OutputOf<typeof privacy.getClosure>> {
    const { database, policy } = this.core;
    return {
      retention_years: policy.closed_account_retention_years,
      obstacles: await obstaclesOf(database, player.uid, this.core),
    };
  }

  async close(call: PlayerCall<object>): Promise<1> {
    const { player, setSessionCookie } = call;
    const { database, clock, config, policy, proofs, sessions, personal } = this.core;
    demandNothingOpen(await obstaclesOf(database, player.uid, this.core));
    await proofs.demand(call);
    const now = clock.now();
    const retainedUntil = new Date(now);
    retainedUntil.setUTCFullYear(retainedUntil.getUTCFullYear() + policy.closed_account_retention_years);
    await database.transaction(async (tx) => {
      await this.faces.bonuses.burn(tx, player.uid);
      // Keeps new payments and rounds out. The second of two requests finds the account closed, as it has asked for.
      const present = await lockPlayer(tx, player.uid);
      if (present?.status !== 'active') return;
      await proofs.demandIn(tx, call);
      demandNothingOpen(await obstaclesOf(tx, player.uid, this.core));
      for (const type of contactTypes) {
        const value = player[type];
        if (value !== null) await this.faces.subscriptions.forget(tx, player.uid, { type, value }, 'account_closed');
      }
      const closing = { uid: player.uid, secret: config.requisitesSecret, now, retainedUntil };
      await insertClosed(tx, closing, personal);
      await this.report(tx, present, now);
      await sessions.endAll(tx, player.uid, 'closed');
    });
    setSessionCookie(null);
    return 1;
  }

  /** What support does on request. */
  reopen(uid: bigint): Promise<boolean> {
    const { database, config, excluded } = this.core;
    return database.transaction(async (tx) => {
      const isOpen = await reopen(tx, uid, config.requisitesSecret);
      // Their person may have excluded themselves in another account meanwhile.
      if (isOpen) await excluded.holdIfAlike(tx, uid);
      return isOpen;
    });
  }

  releaseDue(): Promise<number> {
    const { database, clock, personal } = this.core;
    return database.transaction((tx) => releaseDue(tx, { now: clock.now(), most: BATCH }, personal));
  }

  private report(tx: Sql, player: Player, now: Date): Promise<void> {
    const years = this.core.policy.closed_account_retention_years;
    const params = { at: writtenTime(now, player.locale), years };
    return this.faces.outbox.tell(tx, player, { kind: 'account_closed', params });
  }
}

function demandNothingOpen(obstacles: readonly Obstacle[]): void {
  if (obstacles.length > 0)
    throw new OperatorError('InvalidRequestException', 'Something is still open in this account', { obstacles });
}

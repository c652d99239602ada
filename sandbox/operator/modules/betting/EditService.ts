import { minorUnits } from '../../ledger/amounts.ts';
import type { OperatorDeps } from '../../OperatorDeps.ts';
import { idReused, WalletError } from '../wallet/wallet/module.ts';
import type { EditRequest } from './betRequests.ts';
import { lockBet } from './betsRepository.ts';
import { findCall } from './callsRepository.ts';
import type { SportsbookReply } from './callsRepository.ts';
import type { PlaceService } from './PlaceService.ts';
import type { SettleService } from './SettleService.ts';

/**
 * Edits an open bet: buys it back and places another one with no more than that, both or neither. The two movements have
 * the transaction ids of a cash-out and of a stake, so that a repeated call has no effect, and a rollback of the stake
 * before its call refuses the whole edit.
 */
export class EditService {
  constructor(
    private readonly deps: Pick<OperatorDeps, 'database'>,
    private readonly settles: Pick<SettleService, 'settleIn'>,
    private readonly places: Pick<PlaceService, 'placeIn'>,
  ) {}

  /** Throws a WalletError. */
  edit({ close, place }: EditRequest): Promise<SportsbookReply> {
    return this.deps.database.transaction(async (tx) => {
      const bet = await lockBet(tx, close.bet_id);
      if (bet === null) throw new WalletError('UnknownTransaction', 'There is no such bet');
      if (close.bet_id === place.bet_id) throw new WalletError('InvalidRequest', 'The new bet has an id of its own');
      const isNew = (await findCall(tx, place.transaction_id)) === null;
      // A cash-out that was booked by itself does not pay for a bet as well.
      if (isNew && (await findCall(tx, close.transaction_id)) !== null) throw idReused();
      if (bet.from_main !== bet.stake)
        throw new WalletError('BonusExcluded', 'Only a bet that main money has paid can be edited');
      demandCovered({ close, place });
      // Of a repeated call both find their first replies; a tombstone of the stake undoes the cash-out.
      await this.settles.settleIn(tx, close);
      return this.places.placeIn(tx, place, bet.uid);
    });
  }
}

/** No edit asks the player for money. */
function demandCovered({ close, place }: EditRequest): void {
  const [back, stake] = [minorUnits(close.amount, close.currency), minorUnits(place.amount, place.currency)];
  if (close.currency !== place.currency || back === null || stake === null || stake > back)
    throw new WalletError('InvalidRequest', 'The new stake is above what the bet was bought back for');
}

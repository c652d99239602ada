import type { Sql } from '../../../../database/database.ts';
import { readBalances } from '../../../ledger/balances.ts';
import type { Balances } from '../../../ledger/balances.ts';
import { wireMoney } from '../../../ledger/amounts.ts';
import { FundingRefusedError } from '../../bonuses/bonuses/module.ts';
import type { BonusesFace, Split } from '../../bonuses/bonuses/module.ts';
import type { FreespinsFace } from '../../bonuses/freespins/module.ts';
import { moveForWallet } from './moveForWallet.ts';
import type { RoundListener } from './RoundListener.ts';
import { WalletError } from './WalletError.ts';
import type { WalletMovement } from './WalletMovement.ts';
import { insertCall } from './walletRepository.ts';
import type { WalletReply } from './walletRepository.ts';

const causes = { bet: 'stake', win: 'win', rollback: 'rollback' } as const;

/**
 * Books a stake, a win or a returned stake of a round: between the house and the balances that the bonus rules name. A
 * bonus that waited for the round's end is settled with it, and the reply, with the balance after all of that, stored.
 */
export class RoundBooking {
  constructor(
    private readonly funding: BonusesFace['funding'],
    private readonly freespins: Pick<FreespinsFace, 'won' | 'giveBack'>,
    private readonly listeners: readonly RoundListener[],
  ) {}

  async book(tx: Sql, movement: WalletMovement): Promise<WalletReply> {
    const { id, kind, uid, roundId, amount, currency, originalId, isLast, freeLeft, at } = movement;
    const split = await this.split(tx, movement);
    const balances = await move(tx, movement, split);
    for (const listener of this.listeners) await listener.booked(tx, { ...movement, split });
    const hasSettled = isLast && (await this.funding.roundEnded(tx, roundId, at));
    const now = hasSettled ? await readBalances(tx, uid, currency) : balances;
    const balance = await this.reply(tx, movement, now);
    const reply = freeLeft === undefined ? balance : { ...balance, free_spins_left: freeLeft };
    await insertCall(tx, id, { kind, round_id: roundId, uid, amount, currency, original_id: originalId, reply }, at);
    return reply;
  }

  /** The balance that a game shows: main money, and the bonus money that can pay in it. */
  async reply(
    sql: Sql,
    { uid, currency, game }: Pick<WalletMovement, 'uid' | 'currency' | 'game'>,
    { amounts, version }: Balances,
  ): Promise<WalletReply> {
    const playable = amounts.bonus === 0n ? 0n : await this.funding.playable(sql, uid, currency, game);
    return { balance: wireMoney(amounts.main + playable, currency).amount, version: Number(version) };
  }

  /** A round that a pack of free spins has paid: its wins are main money, and a rollback fills the pack again. */
  private async splitFree(tx: Sql, { id, kind, roundId, amount }: WalletMovement): Promise<Split> {
    if (kind === 'win') await this.freespins.won(tx, roundId, amount);
    if (kind === 'rollback') await this.freespins.giveBack(tx, roundId, id);
    return { main: amount, bonus: 0n, account: 'bonus' };
  }

  private async split(tx: Sql, movement: WalletMovement): Promise<Split> {
    const { id, kind, uid, currency, game, roundId, amount, originalId, isRaise, isFree, at } = movement;
    if (isFree) return this.splitFree(tx, movement);
    if (kind === 'win') return this.funding.win(tx, roundId, amount);
    if (kind === 'rollback') return this.funding.rollback(tx, originalId ?? '', amount);
    try {
      return await this.funding.stake(tx, { uid, currency, game, roundId, callId: id, stake: amount, isRaise, at });
    } catch (error) {
      if (error instanceof FundingRefusedError) throw refused(error);
      throw error;
    }
  }
}

function refused({ refusal }: FundingRefusedError): WalletError {
  if (refusal === 'above_max_stake')
    return new WalletError('BonusStakeTooHigh', 'The stake is above the maximum stake with bonus money');
  if (refusal === 'excluded_game') return new WalletError('BonusExcluded', 'Bonus money cannot be staked in this game');
  return new WalletError('InsufficientFunds', 'The balance is lower than the stake');
}

function move(tx: Sql, movement: WalletMovement, split: Split): Promise<Balances> {
  const { id, kind, uid, roundId, amount, currency, at } = movement;
  const sign = kind === 'bet' ? -1n : 1n;
  return moveForWallet(tx, {
    uid,
    currency,
    kind: causes[kind],
    external: { source: 'studio', id },
    entries: [
      { account: { uid, kind: 'main', currency }, amount: sign * split.main },
      { account: { uid, kind: split.account, currency }, amount: sign * split.bonus },
      { account: { house: 'gaming', currency }, amount: -sign * amount },
    ],
    at,
    cause: { kind: causes[kind], roundId, amount },
  });
}

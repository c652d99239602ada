import type { Sql } from '../../../../database/database.ts';
import { readBalances } from '../../../ledger/balances.ts';
import type { WithdrawalPolicy } from '../../../market/withdrawalPolicy.ts';
import type { OperatorError } from '../../../OperatorError.ts';
import type { Player } from '../../../players/player.ts';
import type { RequirementsFace } from '../../verification/requirements/module.ts';
import type { VerificationFace } from '../../verification/verification/module.ts';
import type { Limits } from '../methods.ts';
import { withdrawnBefore } from '../withdrawnBefore.ts';
import type { Destinations } from './Destinations.ts';
import { outOfBounds, insufficientFunds, overOperation, overPeriod } from './limitErrors.ts';
import { readLimits } from './periodLimits.ts';
import type { WithdrawalLimits } from './periodLimits.ts';
import { findOnItsWay } from './onItsWay.ts';
import { shareOut } from './shareOut.ts';
import type { Bound } from './shareOut.ts';

export type Reason = 'need' | 'destination' | 'minimum' | 'operation' | 'period' | 'pending' | 'bonus' | 'vault';

export interface Cause {
  readonly reason: Reason;
  /** What an attempt to withdraw this money meets. */
  readonly error: OperatorError;
  readonly until: Date | null;
  /** The payment that holds the money; empty for none. */
  readonly payment: string;
}

export interface Lock extends Cause {
  readonly amount: bigint;
}

export interface PreflightState {
  readonly total: bigint;
  readonly available: bigint;
  /** In the order in which an attempt meets them. */
  readonly locks: readonly Lock[];
  readonly limits: WithdrawalLimits;
}

interface Faces {
  readonly requirements: Pick<RequirementsFace, 'gates' | 'destination'>;
  readonly verification: Pick<VerificationFace, 'statusOf'>;
  readonly destinations: Pick<Destinations, 'list'>;
}

/** A need shows even where another one before it holds the money: both have to be met. */
const showsWithoutMoney: ReadonlySet<Reason> = new Set<Reason>(['need', 'destination']);

/**
 * What a player can withdraw now, and why not the rest. The bounds that tell it are the ones that `refusal` enforces, so
 * the screen and a withdrawal cannot disagree.
 */
export class Preflight {
  constructor(
    private readonly faces: Faces,
    private readonly policy: WithdrawalPolicy,
    private readonly clock: { now(): Date },
  ) {}

  async state(sql: Sql, player: Player, method: Limits): Promise<PreflightState> {
    const { uid, currency } = player;
    const { amounts } = await readBalances(sql, uid, currency);
    const { bounds, limits } = await this.read(sql, player, method);
    const destination = await this.destinationBound(sql, player);
    const { available, shares } = shareOut(amounts.main, [...bounds, ...destination]);
    const held = shares
      .map(({ reason, amount }): Lock => ({ ...reason, amount }))
      .filter((lock) => lock.amount > 0n || showsWithoutMoney.has(lock.reason));
    const isTooLittle = available > 0n && available < method.min;
    const tooLittle = plain('minimum', outOfBounds(method, currency));
    const owned = insufficientFunds(isTooLittle ? 0n : available, currency);
    const bonus = amounts.bonus + amounts.betting_bonus;
    const locks: readonly Lock[] = [
      ...(isTooLittle ? [{ ...tooLittle, amount: available }] : []),
      ...held,
      ...withMoney(
        { ...plain('pending', owned), payment: await findOnItsWay(sql, uid, currency) },
        amounts.withdrawal_hold,
      ),
      ...withMoney(plain('bonus', owned), bonus),
      ...withMoney(plain('vault', owned), amounts.vault),
    ];
    return {
      total: amounts.main + amounts.withdrawal_hold + bonus + amounts.vault,
      available: isTooLittle ? 0n : available,
      locks,
      limits,
    };
  }

  /** Why a withdrawal of the amount is refused; null if nothing speaks against it. The caller holds the player's lock. */
  async refusal(tx: Sql, player: Player, method: Limits, amount: bigint): Promise<OperatorError | null> {
    const { amounts } = await readBalances(tx, player.uid, player.currency);
    if (amount > amounts.main) return insufficientFunds(amounts.main, player.currency);
    const { bounds } = await this.read(tx, player, method);
    return bounds.find(({ cap }) => amount > cap)?.reason.error ?? null;
  }

  /** The bounds in the order in which they are checked. */
  private async read(sql: Sql, player: Player, method: Limits) {
    const { uid, currency } = player;
    const now = this.clock.now();
    const before = await withdrawnBefore(sql, uid, now);
    const gates = await this.faces.requirements.gates(sql, player, before);
    const isVerified = (await this.faces.verification.statusOf(sql, player.uid)) === 'approved';
    const limits = await readLimits(sql, player, this.policy, { level: isVerified ? 'verified' : 'basic', now });
    const isMethods = limits.operation === null || limits.operation > method.max;
    const most = isMethods ? method.max : (limits.operation ?? method.max);
    const over = isMethods ? outOfBounds(method, currency) : overOperation(most, currency);
    const bounds: readonly Bound<Cause>[] = [
      ...gates.map(({ error, room }) => ({ reason: plain('need', error), cap: room })),
      // Before the bound of one operation: what a period holds back cannot go with the next withdrawal either.
      ...limits.periods.map((period) => ({
        reason: { ...plain('period', overPeriod(period, currency)), until: period.until },
        cap: period.left,
      })),
      { reason: plain('operation', over), cap: most },
    ];
    return { bounds, limits: { ...limits, operation: most } };
  }

  /** While no destination can be paid to, nothing can: told by the latest one, or by what a new one would meet. */
  private async destinationBound(sql: Sql, player: Player): Promise<readonly Bound<Cause>[]> {
    const fresh = await this.faces.requirements.destination(sql, player, null);
    if (fresh === null || fresh.error === null) return [];
    const known = await this.faces.destinations.list(sql, player);
    if (known.some(({ status }) => status === 'ready')) return [];
    const checking = known.find(({ status }) => status === 'checking');
    const until = checking?.until === undefined || checking.until === null ? null : new Date(checking.until);
    return [{ reason: { ...plain('destination', fresh.error), until }, cap: 0n }];
  }
}

const plain = (reason: Reason, error: OperatorError): Cause => ({ reason, error, until: null, payment: '' });

const withMoney = (cause: Cause, amount: bigint): readonly Lock[] => (amount > 0n ? [{ ...cause, amount }] : []);

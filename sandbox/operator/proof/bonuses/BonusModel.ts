import type { FundingKind } from '../../../../src/shared/bonus/fundStake.ts';
import { CashbackModel } from './CashbackModel.ts';
import { overAt, payoutOf, percentOf } from './ModelBonus.ts';
import type { ModelBet, ModelBonus, ModelEnding, ModelPack, ModelRound } from './ModelBonus.ts';

export interface ModelRules {
  readonly isIsolated: boolean;
  readonly order: readonly FundingKind[];
}

/** What a call must answer: done, or the name of the refusal. */
export type Answer = 'done' | (string & {});

const DAY_MS = 86_400_000;

interface Stake {
  readonly id: string;
  readonly roundId: string;
  readonly game: string;
  readonly type: string;
  readonly amount: bigint;
}

/** What one player's money must be, by the rules as players read them; it knows neither tables nor the ledger. */
export class BonusModel {
  main = 0n;
  readonly bonuses: ModelBonus[] = [];
  readonly rounds = new Map<string, ModelRound>();
  readonly packs: ModelPack[] = [];
  readonly cashbacks = new CashbackModel();
  /** Rollbacks that came before their bets. */
  private readonly buried = new Set<string>();

  constructor(
    private readonly rules: ModelRules,
    private readonly time: { readonly ms: number },
  ) {}

  /** The bonus money on the player's account. */
  onAccount(type: 'casino' | 'betting'): bigint {
    return this.bonuses
      .filter((bonus) => bonus.status === 'active' && bonus.terms.type === type)
      .reduce((sum, { balance }) => sum + balance, 0n);
  }

  granted(bonus: ModelBonus): void {
    this.bonuses.push(bonus);
    if (this.active(bonus.terms.type) === undefined) this.start(bonus);
  }

  activate(id: number): Answer {
    const bonus = this.bonus(id);
    if (bonus.status === 'active' && bonus.ending === null) return 'done';
    if (bonus.status === 'converted' && bonus.required === 0n) return 'done';
    if (bonus.status !== 'available' || overAt(bonus) <= this.time.ms) return 'bonusOver';
    if (this.active(bonus.terms.type) !== undefined) return 'anotherActive';
    this.start(bonus);
    return 'done';
  }

  end(id: number, ending: 'available' | 'removed'): Answer {
    const bonus = this.bonus(id);
    const isIt = bonus.status === ending || (bonus.status === 'active' && bonus.ending === ending);
    if (isIt) return 'done';
    if (bonus.status !== 'active' && bonus.status !== 'available') return 'bonusOver';
    // A pause does not save what is going to be removed, burned or over.
    if (ending === 'available' && bonus.ending !== null) return 'bonusOver';
    this.endOrWait(bonus, ending);
    return 'done';
  }

  burn(): void {
    for (const bonus of this.bonuses) if (bonus.status === 'active') this.endOrWait(bonus, 'burned');
  }

  /** 2.10-17: only main money leaves, and a casino bonus that is not met yet ends with it, if the player agrees. */
  withdraw(amount: bigint, isAgreed: boolean, isPaid: boolean): Answer {
    if (amount > this.main) return 'insufficientFunds';
    const bonus = this.active('casino');
    const goesOn = bonus !== undefined && (bonus.ending === null || bonus.ending === 'available');
    if (goesOn && bonus.wagered < bonus.required) {
      if (!isAgreed) return 'bonusesWouldBurn';
      this.endOrWait(bonus, 'burned');
    }
    if (isPaid) this.main -= amount;
    return 'done';
  }

  expire(): void {
    for (const bonus of this.bonuses) {
      const runs = bonus.status === 'active' || bonus.status === 'available';
      if (runs && bonus.ending === null && overAt(bonus) <= this.time.ms) this.endOrWait(bonus, 'expired');
    }
  }

  bet({ id, roundId, game, type, amount }: Stake): Answer {
    if (this.buried.has(id)) return 'RoundClosed';
    const round = this.rounds.get(roundId);
    if (round !== undefined && (!round.isOpen || round.pack !== null)) return 'RoundClosed';
    const bonus = round === undefined ? this.payingBonus() : round.bonus;
    const percent = bonus === null ? null : percentOf(bonus, game, type);
    const isTooHigh = bonus !== null && bonus.maxStake !== null && amount > bonus.maxStake;
    const mayPay = bonus !== null && percent !== null && !isTooHigh;
    const paid = this.fund(amount, mayPay ? bonus.balance : 0n);
    if (paid === null) {
      const wouldDo = bonus !== null && !mayPay && this.main + bonus.balance >= amount;
      if (!wouldDo) return 'InsufficientFunds';
      return percent === null ? 'BonusExcluded' : 'BonusStakeTooHigh';
    }
    const counted = (amount * BigInt(percent ?? 0)) / 100n;
    const own = round ?? { id: roundId, game, bonus, pack: null, bets: [], paid: 0n, isOpen: true };
    this.rounds.set(roundId, own);
    own.bets.push({ id, ...paid, counted, isReturned: false });
    this.main -= paid.main;
    this.cashbacks.note(this.time.ms, paid.main, 0n);
    if (bonus !== null) {
      bonus.balance -= paid.bonus;
      bonus.wagered += counted;
    }
    return 'done';
  }

  betFree(id: string, roundId: string, pack: ModelPack): Answer {
    if (pack.remaining === 0 || pack.expiresAt <= this.time.ms) return 'FreeSpinsOver';
    pack.remaining -= 1;
    const bets = [{ id, main: 0n, bonus: 0n, counted: 0n, isReturned: false }];
    this.rounds.set(roundId, { id: roundId, game: pack.game, bonus: null, pack, bets, paid: 0n, isOpen: true });
    return 'done';
  }

  win(roundId: string, amount: bigint, isLast: boolean): Answer {
    const round = this.rounds.get(roundId);
    if (round === undefined) return 'UnknownTransaction';
    if (!round.isOpen) return 'RoundClosed';
    const { main, bonus } = standing(round);
    const whole = main + bonus;
    // As the stakes were split; a part of a minor unit goes to the bonus, never to the main money.
    const toMain = bonus === 0n ? amount : (amount * main) / whole;
    this.main += toMain;
    this.cashbacks.note(this.time.ms, 0n, toMain);
    if (round.bonus !== null) round.bonus.balance += amount - toMain;
    if (round.pack !== null) round.pack.won += amount;
    round.paid += amount;
    if (isLast) this.close(round);
    return 'done';
  }

  rollback(betId: string, roundId: string): Answer {
    const round = this.rounds.get(roundId);
    const bet = round?.bets.find(({ id }) => id === betId);
    if (round === undefined || bet === undefined) {
      this.buried.add(betId);
      return 'done';
    }
    if (bet.isReturned) return 'done';
    if (!round.isOpen || round.paid > 0n) return 'RoundClosed';
    bet.isReturned = true;
    this.main += bet.main;
    this.cashbacks.note(this.time.ms, -bet.main, 0n);
    if (round.bonus !== null) {
      round.bonus.balance += bet.bonus;
      round.bonus.wagered -= bet.counted;
    }
    if (round.pack !== null) round.pack.remaining += 1;
    if (round.bets.every(({ isReturned }) => isReturned)) this.close(round);
    return 'done';
  }

  private bonus(id: number): ModelBonus {
    const bonus = this.bonuses.find((one) => one.id === id);
    if (bonus === undefined) throw new Error(`The model has no bonus ${id}`);
    return bonus;
  }

  private active(type: 'casino' | 'betting'): ModelBonus | undefined {
    return this.bonuses.find((bonus) => bonus.status === 'active' && bonus.terms.type === type);
  }

  /** The bonus that a new round belongs to. */
  private payingBonus(): ModelBonus | null {
    const bonus = this.active('casino');
    if (bonus === undefined || bonus.ending !== null || bonus.wagered >= bonus.required) return null;
    return overAt(bonus) > this.time.ms ? bonus : null;
  }

  private start(bonus: ModelBonus): void {
    bonus.status = 'active';
    bonus.expiresAt ??= this.time.ms + bonus.terms.days * DAY_MS;
    // Nothing to wager: it is the player's own money at once.
    this.settle(bonus);
  }

  private fund(amount: bigint, bonus: bigint): Pick<ModelBet, 'main' | 'bonus'> | null {
    const has = { main: this.main, bonus, betting_bonus: 0n };
    const paid = { main: 0n, bonus: 0n, betting_bonus: 0n };
    let left = amount;
    for (const kind of this.rules.order) {
      if (this.rules.isIsolated && has[kind] < left) continue;
      paid[kind] = has[kind] < left ? has[kind] : left;
      left -= paid[kind];
    }
    return left === 0n ? { main: paid.main, bonus: paid.bonus } : null;
  }

  private hasOpenRound(bonus: ModelBonus): boolean {
    return [...this.rounds.values()].some((round) => round.bonus === bonus && round.isOpen);
  }

  private endOrWait(bonus: ModelBonus, ending: ModelEnding): void {
    if (bonus.status === 'active' && this.hasOpenRound(bonus)) bonus.ending = ending;
    else this.finish(bonus, ending);
  }

  private finish(bonus: ModelBonus, status: ModelBonus['status']): void {
    bonus.status = status;
    bonus.ending = null;
    if (status !== 'available') bonus.balance = 0n;
  }

  private close(round: ModelRound): void {
    round.isOpen = false;
    if (round.bonus !== null) this.settle(round.bonus);
  }

  /** A bonus without an open round may be used up, fulfilled, or end as it was told to. */
  private settle(bonus: ModelBonus): void {
    if (bonus.status !== 'active' || this.hasOpenRound(bonus)) return;
    if (bonus.balance === 0n) this.finish(bonus, 'lost');
    else if (bonus.wagered >= bonus.required) {
      bonus.converted = payoutOf(bonus);
      this.main += bonus.converted;
      this.finish(bonus, 'converted');
    } else if (bonus.ending !== null) this.finish(bonus, bonus.ending);
  }
}

/** The stakes of a round that were not returned. */
function standing({ bets }: ModelRound): { readonly main: bigint; readonly bonus: bigint } {
  const rest = bets.filter(({ isReturned }) => !isReturned);
  return {
    main: rest.reduce((sum, { main }) => sum + main, 0n),
    bonus: rest.reduce((sum, { bonus }) => sum + bonus, 0n),
  };
}

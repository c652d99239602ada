import type { SandboxSettings } from '../../../settings.ts';
import type { Database } from '../../../database/database.ts';
import { answerOf } from './answerOf.ts';
import { BonusDesk, games } from './BonusDesk.ts';
import type { ProofGame } from './BonusDesk.ts';
import { BonusModel } from './BonusModel.ts';
import type { Answer, ModelRules } from './BonusModel.ts';
import { Chance } from './Chance.ts';
import { randomTerms } from './randomTerms.ts';
import { stepWeights } from './stepWeights.ts';
import type { Step } from './stepWeights.ts';
import { storedCashbacks } from './storedBooks.ts';

const HOUR_MS = 3_600_000;

/** One player, what the operator has of them and what the model says: random steps are taken by both. */
export class BonusSequence {
  readonly counts: Record<string, number> = {};
  /** What differed, or was never to happen. */
  readonly faults: string[] = [];
  private ids = 0;

  private constructor(
    readonly desk: BonusDesk,
    readonly model: BonusModel,
    private readonly chance: Chance,
    private readonly time: { ms: number },
    private readonly currency: string,
  ) {}

  static async open(
    database: Database,
    config: SandboxSettings,
    time: { ms: number },
    seed: number,
  ): Promise<BonusSequence> {
    const chance = new Chance(seed);
    const orders: readonly ModelRules['order'][] = [
      ['main', 'bonus', 'betting_bonus'],
      ['bonus', 'main', 'betting_bonus'],
    ];
    const rules = { isIsolated: chance.happens(0.5), order: chance.of(orders) };
    const currency = chance.of(['USD', 'JPY', 'KWD']);
    const desk = await BonusDesk.open(database, config, time, { ...rules, currency });
    return new BonusSequence(desk, new BonusModel(rules, time), chance, time, currency);
  }

  /** Takes one random step, sometimes twice: a repeated call changes nothing. */
  async step(): Promise<string> {
    const step = this.chance.weighted(stepWeights);
    await this.steps[step]();
    return step;
  }

  async finish(): Promise<void> {
    for (const { id, isOpen } of this.model.rounds.values()) if (isOpen) await this.win(id, true);
  }

  private readonly steps: Readonly<Record<Step, () => Promise<void>>> = {
    credit: async () => {
      const amount = this.chance.amount(100, 5000);
      await this.desk.credit(this.newId('credit'), amount);
      this.model.main += amount;
    },
    grant: () => this.grant(),
    activate: () => this.decide('activate'),
    pause: () => this.decide('pause'),
    remove: () => this.decide('remove'),
    burn: async () => {
      await this.desk.burn();
      this.model.burn();
    },
    withdraw: () => this.withdraw(),
    bet: () => this.bet(this.newId('round'), this.chance.of(Object.keys(games) as ProofGame[])),
    raise: async () => {
      const round = this.openRound();
      if (round !== undefined) await this.bet(round.id, round.game as ProofGame);
    },
    win: async () => {
      const round = this.openRound();
      if (round !== undefined) await this.win(round.id, this.chance.happens(0.7));
    },
    rollback: () => this.rollback(),
    rollbackFirst: async () => {
      const [roundId, betId] = [this.newId('round'), this.newId('bet')];
      await this.back(betId, roundId);
      await this.bet(roundId, 'proof-reels', betId);
    },
    time: () => this.pass(),
    spins: () => this.spins(),
    freeBet: () => this.freeBet(),
    cashback: () => this.cashback(),
  };

  private async grant(): Promise<void> {
    const { terms, maxStake } = randomTerms(this.chance, this.currency);
    const id = this.newId('grant');
    const amount = this.chance.amount(1, 2000);
    const deposit = this.chance.happens(0.5) ? this.chance.amount(1, 2000) : 0n;
    const given = await this.desk.grant(id, { amount, deposit, terms });
    if (given === null) return this.fault('a grant of a new source gave nothing');
    if ((await this.desk.grant(id, { amount, deposit, terms })) !== null) this.fault('a source has granted twice');
    const base = terms.wager_base === 'bonus' ? amount : amount + deposit;
    this.model.granted({
      id: Number(given.id),
      terms,
      amount,
      required: base * BigInt(terms.wager_times),
      maxStake,
      activateBefore: this.time.ms + 30 * 24 * HOUR_MS,
      status: 'available',
      ending: null,
      balance: amount,
      wagered: 0n,
      converted: null,
      expiresAt: null,
    });
  }

  private async decide(what: 'activate' | 'pause' | 'remove'): Promise<void> {
    if (this.model.bonuses.length === 0) return;
    const { id } = this.chance.of(this.model.bonuses);
    const expected = {
      activate: () => this.model.activate(id),
      pause: () => this.model.end(id, 'available'),
      remove: () => this.model.end(id, 'removed'),
    }[what]();
    await this.expect(what, expected, () => this.desk[what](id));
  }

  private async withdraw(): Promise<void> {
    const least = this.desk.leastWithdrawal;
    const wanted = this.chance.happens(0.5) ? this.model.main + this.chance.amount(0, 1) : least;
    const amount = wanted < least ? least : wanted;
    const [isAgreed, isPaid] = [this.chance.happens(0.5), this.chance.happens(0.7)];
    const expected = this.model.withdraw(amount, isAgreed, isPaid);
    await this.expect('withdraw', expected, () => this.desk.withdraw(amount, isAgreed, isPaid), false);
  }

  private async bet(roundId: string, game: ProofGame, betId = this.newId('bet')): Promise<void> {
    this.time.ms += 3_000;
    const amount = this.stake();
    const expected = this.model.bet({ id: betId, roundId, game, type: games[game], amount });
    await this.expect('bet', expected, () => this.desk.bet(betId, roundId, game, amount));
  }

  /** Small, whatever there is, or the last coin of main money and a little more. */
  private stake(): bigint {
    const all = this.model.main + this.model.onAccount('casino');
    const near = this.chance.of([this.model.main, this.model.onAccount('casino'), all]);
    const amount = this.chance.happens(0.3) ? near + this.chance.amount(-1, 1) : this.chance.amount(1, 700);
    return amount > 0n ? amount : 1n;
  }

  private async win(roundId: string, isLast: boolean): Promise<void> {
    const amount = this.chance.happens(0.45) ? 0n : this.chance.amount(1, this.chance.of([50, 500, 3000]));
    const id = this.newId('win');
    await this.expect('win', this.model.win(roundId, amount, isLast), () => this.desk.win(id, roundId, amount, isLast));
  }

  private async rollback(): Promise<void> {
    const rounds = [...this.model.rounds.values()];
    const open = rounds.filter(({ isOpen }) => isOpen);
    const among = open.length > 0 && this.chance.happens(0.8) ? open : rounds;
    if (among.length === 0) return;
    const round = this.chance.of(among);
    await this.back(this.chance.of(round.bets).id, round.id);
  }

  private async back(betId: string, roundId: string): Promise<void> {
    const id = this.newId('back');
    await this.expect('rollback', this.model.rollback(betId, roundId), () => this.desk.rollback(id, roundId, betId));
  }

  private async pass(): Promise<void> {
    this.time.ms += this.chance.of([1, 5, 30, 200]) * HOUR_MS + this.chance.whole(0, 999);
    await this.desk.stay();
    await this.desk.expire();
    await this.desk.runCashbacks();
    this.model.expire();
    this.model.cashbacks.run(this.time.ms);
  }

  private async spins(): Promise<void> {
    const gift = { game: 'proof-reels', stake: this.chance.amount(1, 300), count: this.chance.whole(1, 5) };
    const { id, expires_at: until } = await this.desk.giveSpins(this.newId('spins'), gift);
    const { game, stake, count: remaining } = gift;
    this.model.packs.push({ id: id.toString(), game, stake, remaining, won: 0n, expiresAt: until.getTime() });
  }

  private async freeBet(): Promise<void> {
    if (this.model.packs.length === 0) return;
    const pack = this.chance.of(this.model.packs);
    const [roundId, betId] = [this.newId('round'), this.newId('bet')];
    this.time.ms += 3_000;
    const expected = this.model.betFree(betId, roundId, pack);
    await this.expect('freeBet', expected, () => this.desk.bet(betId, roundId, 'proof-reels', pack.stake, pack.id));
  }

  private async cashback(): Promise<void> {
    const stored = await storedCashbacks(this.desk.database, this.desk.uid);
    if (stored.length === 0) return;
    const { id, kind, start_date: start } = this.chance.of(stored);
    const own = this.model.cashbacks.given.find((one) => one.kind === kind && one.start === start.getTime());
    if (own === undefined) return this.fault(`there is a cashback that nobody earned: ${kind} ${start.toISOString()}`);
    const isOpen = own.status === 'active' && own.until > this.time.ms;
    const isPaid = this.chance.happens(0.8);
    const expected = isOpen ? 'done' : 'cashbackOver';
    if (isOpen) own.status = isPaid ? 'paid_out' : 'removed';
    if (isOpen && isPaid) this.model.main += own.amount;
    const act = isPaid ? this.desk.payCashback(Number(id)) : this.desk.removeCashback(Number(id));
    await this.expect('cashback', expected, () => act, false);
  }

  /** Makes a call, now and then twice, and looks whether its answer is the model's. */
  private async expect(
    what: string,
    expected: Answer,
    call: () => Promise<unknown>,
    isRepeatable = true,
  ): Promise<void> {
    const answer = await answerOf(call);
    this.counts[`${what} ${answer}`] = (this.counts[`${what} ${answer}`] ?? 0) + 1;
    if (answer !== expected) this.fault(`${what} answered ${answer}, and not ${expected}`);
    if (isRepeatable && this.chance.happens(0.05) && (await answerOf(call)) !== answer)
      this.fault(`${what} answered otherwise when repeated`);
  }

  private openRound() {
    const open = [...this.model.rounds.values()].filter(({ isOpen }) => isOpen);
    return open.length === 0 ? undefined : this.chance.of(open);
  }

  private newId(kind: string): string {
    this.ids += 1;
    return `${kind}-${this.desk.uid}-${this.ids}`;
  }

  private fault(what: string): void {
    this.faults.push(what);
  }
}

import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { StoreDeps, StoreFactory } from '../../../kernel/stores.ts';
import { Remote } from '../../../kernel/Remote.ts';
import type { RemoteStatus } from '../../../kernel/Remote.ts';
import type { Cancel } from '../../../lib/clock.ts';
import { reckonChance } from '../../../lib/reckoning/reckonChance.ts';
import type { OfferChance, OfferPlan } from '../../../shared/bonus/chanceOf.ts';
import { givenBonus } from '../../../shared/bonus/givenBonus.ts';
import { amountText } from '../../../shared/money/amountText.ts';
import { money } from '../../../shared/money/money.ts';
import { parseAmountText } from '../../../shared/money/parseAmountText.ts';
import type { AmountText } from '../../../shared/money/parseAmountText.ts';
import { amountFault } from '../../../shared/validation/amountFault.ts';
import type { ValidationError } from '../../../shared/validation/validationError.ts';
import { createCalculatorApi } from './api.ts';
import type { CalculatorApi, CalculatorData, CountingGame, GameOdds } from './api.ts';
import { firstDeposit, firstGame, firstStake, stakeRange } from './firstValues.ts';

/** The typed amounts may change again: reckoned when they have stood for this long. */
const PAUSE_MS = 250;

/** One answer of the calculator and what it was reckoned for; amounts in minor units. */
export interface Reckoned extends OfferChance {
  readonly game: CountingGame;
  readonly odds: GameOdds;
  readonly deposit: bigint;
  readonly amount: bigint;
  readonly typedStake: bigint;
}

/** `noOdds`: no chance can be stated, for the chosen game or in this market. */
export type ReckoningStatus = 'idle' | 'working' | 'ready' | 'noOdds' | 'failed';

type Deps = Pick<StoreDeps, 'clock' | 'locale'>;

/** Clarity 1: what an offer comes to, for the visitor's own amount, game and stake. */
export class CalculatorStore {
  deposit = '';
  stake = '';
  gameName = '';
  status: ReckoningStatus = 'idle';
  /** The latest answer; it stays while the next one is reckoned. */
  reckoned: Reckoned | null = null;
  readonly #answer: Remote<CalculatorData | null>;
  readonly #known = new Map<string, GameOdds | null>();
  #wantedDeposit: bigint | null = null;
  #turn = 0;
  #stopPause: Cancel = () => {};
  readonly #api: CalculatorApi;
  readonly #reckonPlan: (plan: OfferPlan) => Promise<OfferChance>;
  readonly #deps: Deps;

  constructor(api: CalculatorApi, reckonPlan: (plan: OfferPlan) => Promise<OfferChance>, deps: Deps) {
    this.#api = api;
    this.#reckonPlan = reckonPlan;
    this.#deps = deps;
    this.#answer = new Remote((data) => this.begin(data));
    makeAutoObservable(this, { reckoned: observableRef });
  }

  /** `without`: the offer has no bonus, or is not there. */
  get loading(): RemoteStatus | 'without' {
    const { status, value } = this.#answer;
    return status === 'ready' && value === null ? 'without' : status;
  }

  get data(): CalculatorData | null {
    return this.#answer.value;
  }

  get game(): CountingGame | null {
    return this.data?.games.find(({ sysname }) => sysname === this.gameName) ?? null;
  }

  /** Minor units; null if the text is not one that earns the offer. 0 for an offer without a deposit. */
  get depositMinor(): bigint | null {
    const { data } = this;
    if (data?.offer.deposit === null) return 0n;
    const amount = this.minorOf(this.deposit);
    return data !== null && amount !== null && amount >= data.offer.deposit.least ? amount : null;
  }

  /** Minor units; null if the text is not a stake that the game takes. */
  get stakeMinor(): bigint | null {
    const { data, game } = this;
    const stake = this.minorOf(this.stake);
    if (data === null || game === null || stake === null || stake <= 0n) return null;
    const { from, to } = stakeRange(game, data.offer.currency);
    return stake < from || (to !== null && stake > to) ? null : stake;
  }

  /** Why the text of the deposit is no amount, or which of two it may be. */
  get depositFault(): ValidationError | null {
    return this.faultOf(this.deposit, this.data?.offer.deposit?.least ?? 0n);
  }

  /** The same of the stake. */
  get stakeFault(): ValidationError | null {
    const { data, game } = this;
    return this.faultOf(this.stake, data && game ? stakeRange(game, data.offer.currency).from : 0n);
  }

  /** The bonus for the typed deposit, in minor units. */
  get bonusMinor(): bigint | null {
    const { data, depositMinor } = this;
    return data === null || depositMinor === null ? null : givenBonus(data.offer.rate, depositMinor);
  }

  /** Loads an offer for this visitor, uid 0 for a guest. Never rejects. */
  load(offerId: string, uid: number, deposit: bigint | null = null): Promise<void> {
    this.#wantedDeposit = deposit;
    const key = `${uid}:${offerId}:${deposit ?? ''}`;
    return this.#answer.load(key, () => this.#api.data(offerId, uid !== 0)).catch(() => undefined);
  }

  typeDeposit(text: string): void {
    this.deposit = text;
    this.reckonSoon();
  }

  typeStake(text: string): void {
    this.stake = text;
    this.reckonSoon();
  }

  chooseGame(sysname: string): void {
    this.gameName = sysname;
    // A stake that this game does not take is replaced by one that it does.
    if (this.stakeMinor === null) this.stake = this.firstStakeText();
    void this.reckon();
  }

  /** Reckons for what the fields say now. Never rejects. */
  async reckon(): Promise<void> {
    this.#stopPause();
    this.#turn += 1;
    const { data, game, depositMinor: deposit, stakeMinor: typedStake, bonusMinor: amount } = this;
    const turn = this.#turn;
    if (data === null || game === null || deposit === null || typedStake === null || amount === null) {
      this.status = 'idle';
      return;
    }
    this.status = 'working';
    try {
      const odds = data.isMainFirst ? await this.oddsOf(game.sysname) : null;
      const chance = odds && (await this.#reckonPlan(planOf(data, { game, odds, deposit, amount, stake: typedStake })));
      if (turn !== this.#turn) return;
      runInAction(() => {
        this.status = chance === null ? 'noOdds' : 'ready';
        if (odds !== null && chance !== null) this.reckoned = { ...chance, game, odds, deposit, amount, typedStake };
      });
    } catch {
      runInAction(() => {
        if (turn === this.#turn) this.status = 'failed';
      });
    }
  }

  private begin(data: CalculatorData | null): void {
    this.reckoned = null;
    this.status = 'idle';
    if (data === null) return;
    const { offer } = data;
    this.deposit = amountText(money(firstDeposit(offer, this.#wantedDeposit), offer.currency), this.#deps.locale.code);
    this.gameName = firstGame(data)?.sysname ?? '';
    this.stake = this.firstStakeText();
    void this.reckon();
  }

  private firstStakeText(): string {
    const { data, game } = this;
    return data && game ? amountText(money(firstStake(data, game), data.offer.currency), this.#deps.locale.code) : '';
  }

  private reckonSoon(): void {
    this.#stopPause();
    this.#turn += 1;
    if (this.depositMinor === null || this.stakeMinor === null) {
      this.status = 'idle';
      return;
    }
    this.status = 'working';
    this.#stopPause = this.#deps.clock.after(PAUSE_MS, () => void this.reckon());
  }

  private async oddsOf(sysname: string): Promise<GameOdds | null> {
    const known = this.#known.get(sysname);
    if (known !== undefined) return known;
    const odds = await this.#api.odds(sysname);
    this.#known.set(sysname, odds);
    return odds;
  }

  private minorOf(text: string): bigint | null {
    const amount = this.read(text);
    return amount?.ok ? amount.money.minor : null;
  }

  /** Shown how to write `like`, in minor units. An empty field has no fault but that of its range. */
  private faultOf(text: string, like: bigint): ValidationError | null {
    const read = this.read(text);
    if (read === null || read.ok || read.error === 'empty') return null;
    return amountFault(read, money(like, this.data?.offer.currency ?? ''), this.#deps.locale.code);
  }

  private read(text: string): AmountText | null {
    return this.data && parseAmountText(text, this.data.offer.currency, this.#deps.locale.code);
  }
}

interface Chosen {
  readonly game: CountingGame;
  readonly odds: GameOdds;
  readonly deposit: bigint;
  readonly amount: bigint;
  readonly stake: bigint;
}

function planOf({ offer, isIsolated, habits, leastRoundMs }: CalculatorData, chosen: Chosen): OfferPlan {
  const { game, odds, deposit, amount, stake } = chosen;
  const { sysname, type } = game;
  return {
    terms: offer.terms,
    amount,
    deposit,
    stake,
    game: { sysname, type },
    odds: odds.outcomes,
    isIsolated,
    secondsPerRound: Math.max(habits.secondsPerRound ?? 0, leastRoundMs / 1000),
  };
}

export const calculatorStore: StoreFactory<CalculatorStore> = {
  key: 'offers.calculator',
  scope: 'player',
  create: ({ call, clock, locale }) => new CalculatorStore(createCalculatorApi(call), reckonChance, { clock, locale }),
};

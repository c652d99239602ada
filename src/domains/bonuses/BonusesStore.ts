import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { BonusStatus } from '../../contract/bonuses/bonuses.ts';
import type { Bonus, BonusFigures } from './face/bonus.ts';
import { parseFigures } from './face/parseBonus.ts';
import type { StoreDeps, StoreFactory } from '../../kernel/stores.ts';
import { PagedList } from '../../kernel/lists/PagedList.ts';
import { callProblem } from '../../kernel/problems/callProblem.ts';
import type { CallProblem } from '../../kernel/problems/callProblem.ts';
import { fieldErrors } from '../../lib/errors.ts';
import type { Cancel } from '../../lib/clock.ts';
import { createBonusesApi } from './api.ts';
import type { BonusAction, BonusesApi } from './api.ts';
import type { CountedStake } from './parseStake.ts';

const openStatuses = ['active', 'available'] as const satisfies readonly BonusStatus[];
const endedStatuses = ['converted', 'lost', 'expired', 'removed', 'burned'] as const satisfies readonly BonusStatus[];
const isOpen = (status: BonusStatus): boolean => openStatuses.some((one) => one === status);

/** Why the operator has refused an action. */
const refusals = ['unknownBonus', 'anotherActive', 'bonusOver', 'otherCurrency'] as const;
export type BonusRefusal = (typeof refusals)[number];

export interface BonusFault {
  readonly id: string;
  readonly refusal: BonusRefusal | null;
  readonly problem: CallProblem | null;
}

/** 2.4-1: the player's bonuses, what they do with them, and what of each stake counted. */
export class BonusesStore {
  /** Active and available ones. */
  readonly open: PagedList<Bonus>;
  readonly ended: PagedList<Bonus>;
  /** What of the stakes counted towards the bonus `shown`. */
  readonly stakes: PagedList<CountedStake>;
  /** The bonus whose stakes are shown; empty for none. */
  shown = '';
  /** The action on its way. */
  running: { readonly id: string; readonly action: BonusAction } | null = null;
  fault: BonusFault | null = null;
  readonly #api: BonusesApi;
  readonly #deps: Pick<StoreDeps, 'news'>;

  constructor(api: BonusesApi, deps: Pick<StoreDeps, 'news'>) {
    this.#api = api;
    this.#deps = deps;
    this.open = new PagedList((offset, count) => api.bonuses(openStatuses, offset, count));
    this.ended = new PagedList((offset, count) => api.bonuses(endedStatuses, offset, count));
    this.stakes = new PagedList((offset, count) => api.stakes(this.shown, offset, count));
    makeAutoObservable(this, {
      open: false,
      ended: false,
      stakes: false,
      running: observableRef,
      fault: observableRef,
    });
  }

  get active(): readonly Bonus[] {
    return this.open.items.filter(({ status }) => status === 'active');
  }

  get available(): readonly Bonus[] {
    return this.open.items.filter(({ status }) => status === 'available');
  }

  /** Loads the bonuses and keeps them up to date; returns a disposer. */
  start(): Cancel {
    this.load();
    const { news } = this.#deps;
    const stops = [
      news.subscribe((event) => {
        if (event.type !== 'bonuses.changed') return;
        try {
          this.take(parseFigures(event.data));
        } catch {
          this.load();
        }
      }),
      news.subscribeGaps(() => this.load()),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** Shows the stakes of a bonus, or hides them. */
  async toggleStakes(id: string): Promise<void> {
    this.stakes.reset();
    this.shown = this.shown === id ? '' : id;
    if (this.shown !== '') await this.stakes.load();
  }

  /** One at a time; the caller has asked the player (4-33). Never rejects. */
  async act(action: BonusAction, bonus: Bonus): Promise<void> {
    if (this.running !== null) return;
    const { id } = bonus;
    this.running = { id, action };
    this.fault = null;
    try {
      this.put(await this.#api.act(action, bonus));
    } catch (error) {
      this.refuse(id, error);
    } finally {
      runInAction(() => {
        this.running = null;
      });
    }
  }

  private load(): void {
    void this.open.load();
    void this.ended.load();
    if (this.shown !== '') void this.stakes.refreshStart();
  }

  private take(figures: BonusFigures): void {
    const known = this.open.items.find(({ id }) => id === figures.id);
    if (known?.status === figures.status) this.put({ ...known, ...figures });
    else this.load();
    if (figures.id === this.shown) void this.stakes.refreshStart();
  }

  /** A bonus's newer state; one that has begun or ended changes its list. */
  private put(bonus: Bonus): void {
    const before = this.open.items.find(({ id }) => id === bonus.id);
    this.open.replace(bonus);
    if (before?.status === bonus.status) return;
    void this.open.load();
    if (!isOpen(bonus.status)) void this.ended.load();
  }

  private refuse(id: string, error: unknown): void {
    const code = fieldErrors(error, 'bonus_id')[0]?.code;
    const refusal = refusals.find((one) => one === code) ?? null;
    const problem = refusal === null ? callProblem(error) : null;
    this.fault = { id, refusal, problem };
    // What is shown was out of date.
    if (refusal !== null) this.load();
  }
}

export const bonusesStore: StoreFactory<BonusesStore> = {
  key: 'bonuses.list',
  scope: 'player',
  create: ({ call, news }) => new BonusesStore(createBonusesApi(call), { news }),
};

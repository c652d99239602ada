import { when } from 'mobx';
import type { AppServices } from '../../kernel/AppServices.ts';
import { confirm } from '../../kernel/confirm.ts';
import { fundingState } from './face/FundingState.ts';
import { parseFigures } from './face/parseBonus.ts';
import type { Bonus } from './face/bonus.ts';
import { BackedOff } from '../../lib/BackedOff.ts';
import type { BonusChanged } from '../../contract/bonuses/bonuses.ts';
import type { Stop } from '../../kernel/manifest.ts';
import { moneyInText } from '../../shared/money/moneyInText.ts';
import { createBonusesApi } from './api.ts';

/** Keeps the pages' knowledge of the active bonuses up to date, and tells of a betting bonus that has become active. */
export function startBonuses(app: AppServices): Stop {
  const follower = new FundingFollower(app);
  follower.start();
  return () => follower.stop();
}

/** Longest time that figures wait for a round to be shown, in ms; as long as a win is held. */
const longestWaitMs = 10_000;

class FundingFollower {
  private turn = 0;
  private readonly api;
  private readonly state;
  private readonly retry: BackedOff;
  private stops: readonly Stop[] = [];
  /** Events that wait for the open round, by bonus. */
  private readonly waiting = new Map<number, BonusChanged['data']>();
  private stopWaiting: Stop = () => {};

  constructor(private readonly app: AppServices) {
    this.api = createBonusesApi(app.call);
    this.state = app.store(fundingState);
    this.retry = new BackedOff(app.clock, () => void this.load());
  }

  start(): void {
    const { news } = this.app;
    this.stops = [
      news.subscribe((event) => {
        if (event.type === 'bonuses.changed') this.take(event);
      }),
      news.subscribeGaps(() => void this.load()),
    ];
    void this.load();
  }

  stop(): void {
    this.turn += 1;
    this.retry.stop();
    this.stopWaiting();
    for (const stop of this.stops) stop();
  }

  private take({ data }: BonusChanged): void {
    this.waiting.set(data.id, data);
    if (!this.app.play.isRoundOpen) {
      this.apply();
      return;
    }
    // The reels may still be turning: bonus money must not tell a win before they do.
    this.stopWaiting();
    const stopTimer = this.app.clock.after(longestWaitMs, () => this.apply());
    const stopWatching = when(
      () => !this.app.play.isRoundOpen,
      () => this.apply(),
    );
    this.stopWaiting = () => {
      stopTimer();
      stopWatching();
    };
  }

  private apply(): void {
    this.stopWaiting();
    const events = [...this.waiting.values()];
    this.waiting.clear();
    if (!events.every((data) => this.isTaken(data))) void this.load();
  }

  private isTaken(data: BonusChanged['data']): boolean {
    try {
      return this.state.take(parseFigures(data));
    } catch {
      // Unreadable figures change nothing: all is fetched.
      return false;
    }
  }

  private async load(): Promise<void> {
    this.turn += 1;
    const { turn } = this;
    try {
      const funding = await this.api.funding();
      if (turn !== this.turn) return;
      const { funding: before } = this.state;
      this.state.adopt(funding);
      this.retry.reset();
      // At the first answer it may have been active for days.
      const { betting } = funding;
      if (before !== null && betting !== null && before.betting?.id !== betting.id) void this.tell(betting);
    } catch {
      // Reported by the transport.
      if (turn === this.turn) this.retry.later();
    }
  }

  /** 2.10-19 */
  private async tell({ title, balance }: Bonus): Promise<void> {
    const { app } = this;
    await app.loadMessages(['bonuses']);
    const { t, locale } = app;
    await confirm(app, 'bettingBonusActivated', {
      title: t('bonuses:betting.title'),
      content: t('bonuses:betting.text', { title, amount: moneyInText(balance, locale) }),
      textAgree: t('bonuses:betting.ok'),
    });
  }
}

import { reaction, when } from 'mobx';
import type { AppServices } from '../../../kernel/AppServices.ts';
import type { Stop } from '../../../kernel/manifest.ts';
import { createResponsibleApi } from '../api.ts';
import type { ResponsibleApi } from '../api.ts';
import type { RealityAnswer } from './RealityAnswer.ts';
import { openBreak } from '../openBreak.ts';
import { RealityQuestion } from './RealityQuestion.ts';

/** Delay before a failed request is repeated, in ms. */
const retryMs = 15_000;

/**
 * trust.md: after the time of the market's policy, a player in a game sees how long they have played and what it came
 * to; never during a round. The operator takes no stake without the answer, so this is not the enforcement.
 */
export function startRealityCheck(app: AppServices): Stop {
  const api = createResponsibleApi(app.call);
  const check = new RealityCheck(app, api);
  check.start();
  return () => check.stop();
}

class RealityCheck {
  private isStopped = false;
  private stopTimer: Stop = () => {};
  private stopWaiting: Stop = () => {};
  private stopRefusals: Stop = () => {};
  private readonly question: RealityQuestion;

  constructor(
    private readonly app: AppServices,
    private readonly api: Pick<ResponsibleApi, 'settings'>,
  ) {
    this.question = new RealityQuestion(app, (answer) => void this.goOn(answer));
  }

  start(): void {
    // Another tab, or a clock that is ahead: the operator's refusal says that it is due.
    this.stopRefusals = reaction(
      () => this.app.play.refusedForReality,
      () => this.ask(),
    );
    void this.plan();
  }

  stop(): void {
    this.isStopped = true;
    this.stopTimer();
    this.stopWaiting();
    this.stopRefusals();
    this.question.stop();
  }

  /** Waits until the next check is due, and then until a game is open without a running round. */
  private async plan(): Promise<void> {
    const { clock, play } = this.app;
    try {
      const { realityCheckDueAt: due } = (await this.api.settings()).sitting;
      // Null: the market has none.
      if (this.isStopped || due === null) return;
      this.stopTimer = clock.after(Math.max(0, due - clock.now()), () => {
        this.stopWaiting = when(
          () => play.isPlaying && !play.isRoundOpen,
          () => this.ask(),
        );
      });
    } catch {
      // Reported by the transport.
      if (!this.isStopped) this.stopTimer = clock.after(retryMs, () => void this.plan());
    }
  }

  private ask(): void {
    this.stopTimer();
    this.stopWaiting();
    this.question.ask();
  }

  private async goOn(answer: RealityAnswer): Promise<void> {
    await this.obey(answer);
    if (!this.isStopped) await this.plan();
  }

  private async obey(answer: RealityAnswer): Promise<void> {
    if (answer === 'leave') {
      this.app.play.askToEnd();
      this.app.navigate('/');
    }
    if (answer === 'break') await openBreak(this.app);
  }
}

import { reaction, when } from 'mobx';
import type { AppServices } from '../../../kernel/AppServices.ts';
import type { Stop } from '../../../kernel/manifest.ts';
import { BackedOff } from '../../../lib/BackedOff.ts';
import { onPress } from '../../../lib/onUserActivity.ts';
import { realityDialog } from '../dialogs.ts';
import type { RealityAnswer } from './RealityAnswer.ts';

/** The longest pause before a question that could not be shown is tried again, in ms. */
const longestMs = 30_000;

type App = Pick<AppServices, 'clock' | 'dialogs' | 'loadMessages' | 'notices' | 'platform' | 'play' | 't'>;

/**
 * The question of one reality check. An open game is paused until the player answers. A question that could not be shown
 * is no answer: nothing is sent, and it is tried again after pauses, and when the player presses anything.
 */
export class RealityQuestion {
  private isStopped = false;
  private isOpen = false;
  private readonly again: BackedOff;
  private stopWaiting: Stop = () => {};

  constructor(
    private readonly app: App,
    private readonly onAnswer: (answer: RealityAnswer) => void,
  ) {
    this.again = new BackedOff(app.clock, () => this.askInGame(), longestMs);
  }

  ask(): void {
    if (this.isOpen || this.isStopped) return;
    this.isOpen = true;
    this.stopWaiting();
    this.again.stop();
    this.app.play.setPaused(true);
    void this.open();
  }

  stop(): void {
    this.isStopped = true;
    this.again.stop();
    this.stopWaiting();
    // An open question ends the pause itself.
    if (!this.isOpen) this.app.play.setPaused(false);
  }

  private async open(): Promise<void> {
    const { app } = this;
    const answer = await app.dialogs.open(realityDialog, null, {
      preventClose: true,
      comesByItself: true,
      beforeOpen: () => app.platform.fullScreen?.exit(),
      isMissingTold: true,
    });
    this.isOpen = false;
    if (answer === null && !this.isStopped) {
      this.wait();
      return;
    }
    app.play.setPaused(false);
    this.again.reset();
    if (answer !== null && !this.isStopped) this.onAnswer(answer);
  }

  /** Nothing was asked. No stake is taken meanwhile: the operator refuses it too. */
  private wait(): void {
    const { play } = this.app;
    if (play.isPlaying) void this.tell();
    const stops = [
      onPress(() => {
        if (play.isPlaying && !play.isRoundOpen) this.ask();
      }),
      // A demo, and the rest of the site, go on.
      reaction(
        () => play.isPlaying,
        (isPlaying) => play.setPaused(isPlaying),
        { fireImmediately: true },
      ),
    ];
    this.stopWaiting = () => {
      for (const stop of stops) stop();
    };
    this.again.later();
  }

  private askInGame(): void {
    const { play } = this.app;
    const stopBefore = this.stopWaiting;
    const stopGame = when(
      () => play.isPlaying && !play.isRoundOpen,
      () => this.ask(),
    );
    this.stopWaiting = () => {
      stopBefore();
      stopGame();
    };
  }

  private async tell(): Promise<void> {
    const { loadMessages, notices, t } = this.app;
    const text = await loadMessages(['responsible']).then(
      () => t('responsible:reality.notShown'),
      () => t('core:failed.title'),
    );
    notices.show(text, 'error');
  }
}

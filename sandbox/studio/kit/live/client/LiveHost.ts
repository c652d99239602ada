import type { PresenterWord } from '../words/en.ts';
import { Presenter } from './Presenter.ts';
import type { PresenterOptions, PresenterPose } from './Presenter.ts';

export interface LiveHostOptions extends Pick<PresenterOptions, 'outfit'> {
  readonly t: (key: PresenterWord, values?: Readonly<Record<string, string>>) => string;
  /** The server's time in Unix ms. */
  readonly now: () => number;
  /** What is said while the game runs. */
  readonly running: PresenterWord;
}

/** How long before the end of betting the last bets are called, in ms. */
const LAST_MS = 5_000;
/** How long "no more bets" is said, in ms. */
const CLOSING_MS = 1_800;

/** What the presenter does and says in the phases of a shared table. */
export class LiveHost {
  readonly node: HTMLElement;
  private readonly presenter: Presenter;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: LiveHostOptions) {
    const { t, outfit } = options;
    this.presenter = new Presenter({ label: t('presenter'), outfit });
    this.node = this.presenter.node;
  }

  /** Bets are taken until `endsAt`, in Unix ms. */
  invite(endsAt: number): void {
    const { t, now } = this.options;
    this.say('inviting', t('sayPlaceBets'));
    this.timer = setTimeout(() => this.say('inviting', t('sayLastBets')), Math.max(0, endsAt - LAST_MS - now()));
  }

  /** Bets were closed `elapsed` ms ago. */
  close(elapsed: number): void {
    const { t, running } = this.options;
    const left = CLOSING_MS - elapsed;
    this.say(left > 0 ? 'closing' : 'watching', t(left > 0 ? 'sayNoMoreBets' : running));
    if (left > 0) this.timer = setTimeout(() => this.say('watching', t(running)), left);
  }

  /** The result is there. */
  tell(result: string): void {
    this.say('telling', this.options.t('sayResult', { result }));
  }

  say(pose: PresenterPose, line: string): void {
    clearTimeout(this.timer);
    this.presenter.show(pose, line);
  }
}

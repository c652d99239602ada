import { makeAutoObservable, observableRef, runInAction, when } from 'mobx';
import { isApiError } from '../../lib/errors.ts';
import type { PlayerScoped, StoreDeps, StoreFactory } from '../../kernel/stores.ts';
import { needOf } from '../verification/face/needs/needOf.ts';
import type { Need } from '../verification/face/needs/needOf.ts';
import { createGamesApi } from './api.ts';
import { launchRefusal } from './launchRefusal.ts';
import type { SlotError } from './launchRefusal.ts';
import type { GamesApi } from './api.ts';
import { demoNotice } from './demoNotice.ts';
import { gamePath, playPath } from './paths.ts';
import type { PlayMode } from './paths.ts';
import { Sitting } from './player/Sitting.ts';
import type { GameMessage } from './readGameMessage.ts';

type Deps = Pick<StoreDeps, 'session' | 'clock' | 'locale' | 'content' | 'dialogs' | 'navigate' | 'activity' | 'play'>;

/**
 * One sitting at one game: the frame's address, the time since it opened and the net result. Wins count when the frame
 * has shown them, never earlier.
 */
export class PlayStore implements PlayerScoped {
  mode: PlayMode = 'demo';
  /** The game that is open, or that did not open; empty without one. */
  sysname = '';
  title = '';
  /** Address of the frame; null without one (idle, or the ticket is being requested). */
  frame: string | null = null;
  /** Of the frame: a demo that is opened again has the same address. */
  frameNumber = 0;
  /** `elsewhere`: the player has gone on with the game in another tab. */
  status: 'idle' | 'opening' | 'open' | 'refused' | 'failed' | 'expired' | 'elsewhere' = 'idle';
  /** 2.11-4: why it did not open. */
  refusal: SlotError | null = null;
  /** The player has made it small, to see the page. */
  isSmall = false;
  /** A bet was refused for want of money. */
  needsDeposit = false;
  /** What the player has to do before the game opens (6-4). */
  need: Need | null = null;
  isRoundOpen = false;
  readonly sitting = new Sitting();
  #turn = 0;
  /** Id of the round reported last: a repeated message counts once. */
  #lastShown = '';
  #stopNotice: () => void = () => {};
  readonly #api: GamesApi;
  readonly #deps: Deps;

  constructor(api: GamesApi, deps: Deps) {
    this.#api = api;
    this.#deps = deps;
    makeAutoObservable(this, { sitting: false, need: observableRef });
  }

  get rounds() {
    return this.sitting.rounds;
  }

  get net() {
    return this.sitting.net;
  }

  get lastStake() {
    return this.sitting.lastStake;
  }

  get bestWin() {
    return this.sitting.bestWin;
  }

  /** Opens the game's frame: real play with a single-use ticket, the demo without. */
  async open(sysname: string, mode: PlayMode, title = ''): Promise<void> {
    this.close();
    const turn = this.#turn;
    this.sysname = sysname;
    this.title = title;
    this.mode = mode;
    this.status = 'opening';
    if (!(await this.launch(turn)) || mode !== 'demo') return;
    this.planNotice(sysname);
  }

  /** Opens a dead frame again: the studio goes on with its round, and the sitting goes on. */
  async reopen(): Promise<void> {
    if (this.frame === null) return;
    this.#turn += 1;
    if (await this.launch(this.#turn, true)) this.sitting.noteRecovery();
  }

  /** Closes the frame: the player left the game, or it is opened again. */
  close(): void {
    this.end('idle');
    this.sysname = '';
    this.need = null;
    this.isSmall = false;
  }

  /** The house has answered in the frame itself: it refuses the game. */
  async refuseFrame(): Promise<void> {
    const { sysname, mode } = this;
    this.end('opening');
    const turn = this.#turn;
    const error: unknown = await this.#api.checkLaunch(sysname, mode).catch((reason: unknown) => reason);
    runInAction(() => {
      if (turn === this.#turn) this.refuse(error);
    });
  }

  /** The studio does not answer, and the player waits no longer. */
  giveUp(): void {
    this.end('refused');
    this.refusal = 'vendor';
  }

  /** The player goes on with the game in another tab: two frames of it would play the same rounds. */
  yieldToOther(): void {
    this.end('elsewhere');
  }

  setSmall(isSmall: boolean): void {
    this.isSmall = isSmall;
  }

  /** The deposit was offered and answered. */
  dropOffer(): void {
    this.needsDeposit = false;
  }

  /** Ends real play; a demo is nobody's. */
  forgetPlayer(): void {
    if (this.mode === 'play') this.close();
  }

  receive(message: GameMessage): void {
    // A sign of life of the game is none of the player.
    if (message.type === 'alive') return;
    if (message.type === 'session_expired') {
      this.end('expired');
      return;
    }
    // 4-3: the page sees nothing else of what a player does inside of the frame.
    this.#deps.activity.note();
    if (message.type === 'reality_check_due') this.#deps.play.noteRefusal();
    if (message.type === 'balance_needed') this.needsDeposit = this.mode === 'play';
    if (message.type === 'round_started') {
      this.needsDeposit = false;
      this.setRoundOpen(true);
    }
    if (message.type !== 'round_shown') return;
    this.setRoundOpen(false);
    if (message.roundId === this.#lastShown) return;
    this.#lastShown = message.roundId;
    this.sitting.noteRound();
    if (this.mode !== 'play') return;
    this.#deps.session.balance.roundShown(message.roundId);
    if (this.sitting.count(message)) this.#deps.play.noteWin();
  }

  private refuse(error: unknown): void {
    this.need = needOf(error);
    this.refusal = this.need === null ? launchRefusal(error) : null;
    if (this.need !== null) this.end('idle');
    else if (this.refusal !== null) this.end('refused');
    else this.end(isApiError(error) && error.status === 401 ? 'expired' : 'failed');
  }

  /** Requests a ticket and sets the frame's address; false if another wish came first, or the game did not open. */
  private async launch(turn: number, isSameSitting = false): Promise<boolean> {
    const { sysname, mode } = this;
    const { session, locale } = this.#deps;
    try {
      const [token] = await Promise.all([
        mode === 'play' ? this.#api.launchToken(session.uid) : null,
        this.#api.checkLaunch(sysname, mode),
      ]);
      if (turn !== this.#turn) return false;
      this.show(playPath(sysname, mode, { locale: locale.code, ...(token === null ? {} : { token }) }), isSameSitting);
      return true;
    } catch (error) {
      runInAction(() => {
        if (turn === this.#turn) this.refuse(error);
      });
      return false;
    }
  }

  private show(frame: string, isSameSitting: boolean): void {
    const isReal = this.mode === 'play';
    this.#deps.play.setPlaying(isReal);
    this.#deps.play.setDemo(!isReal);
    this.frame = frame;
    this.frameNumber += 1;
    this.status = 'open';
    // Whether one is still open only the game knows, which tells it once it has loaded.
    this.setRoundOpen(false);
    if (isSameSitting) return;
    const { main } = this.#deps.session.balance;
    this.sitting.begin(this.#deps.clock.now(), isReal && main ? main.currency : null);
  }

  private end(status: PlayStore['status']): void {
    // A ticket still being requested must open nothing.
    this.#turn += 1;
    this.#stopNotice();
    this.frame = null;
    this.status = status;
    this.needsDeposit = false;
    if (status !== 'refused') this.refusal = null;
    this.#deps.play.setPlaying(false);
    this.#deps.play.setDemo(false);
    this.setRoundOpen(false);
  }

  private planNotice(sysname: string): void {
    const seconds = this.#deps.content.config.games.secondsDelayToShowDemoGameNotice;
    if (seconds === 0) return;
    const turn = this.#turn;
    this.#stopNotice = this.#deps.clock.after(seconds * 1_000, () => void this.tellOfDemo(sysname, turn));
  }

  /** 2.10-6, 3-38: shows the demo notice after some time of playing; never during a round. */
  private async tellOfDemo(sysname: string, turn: number): Promise<void> {
    await when(() => !this.isRoundOpen);
    if (turn !== this.#turn || this.status !== 'open') return;
    const wantsRealPlay = await this.#deps.dialogs.open(demoNotice, null);
    if (!wantsRealPlay || turn !== this.#turn) return;
    if (this.#deps.session.isPlayer) await this.open(sysname, 'play', this.title);
    else this.#deps.navigate(`${gamePath(sysname)}?show_popup_reg=1`);
  }

  private setRoundOpen(isOpen: boolean): void {
    this.isRoundOpen = isOpen;
    this.#deps.play.setRoundOpen(isOpen);
  }
}

export const playStore: StoreFactory<PlayStore> = {
  key: 'games.play',
  scope: 'visit',
  create: ({ call, ...deps }) => new PlayStore(createGamesApi(call), deps),
};

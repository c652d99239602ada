import { makeAutoObservable, observableRef, runInAction, when } from 'mobx';
import { isApiError } from '../../lib/errors.ts';
import { addMoney, subtractMoney, zeroMoney } from '../../shared/money/money.ts';
import type { Money } from '../../shared/money/money.ts';
import { MoneyFormatError, parseMoney } from '../../shared/money/moneyWire.ts';
import { winMultiple } from '../../shared/play/winMultiple.ts';
import type { PlayerScoped, StoreDeps, StoreFactory } from '../../kernel/deps.ts';
import { needOf } from '../../kernel/needs/needOf.ts';
import type { Need } from '../../kernel/needs/needOf.ts';
import { createGamesApi } from './api.ts';
import type { GamesApi } from './api.ts';
import { demoNotice } from './demoNotice.ts';
import { gamePath, playPath } from './paths.ts';
import type { PlayMode } from './paths.ts';
import type { GameMessage } from './readGameMessage.ts';
import type { SharedWin } from './shareGame.ts';

/** A win of at least so many stakes is offered for sharing. */
const SHARED_FROM = 5;

type Deps = Pick<StoreDeps, 'session' | 'clock' | 'locale' | 'content' | 'dialogs' | 'navigate' | 'activity' | 'play'>;

/**
 * One sitting at one game: the frame's address, the time since it opened and the net result. Wins count when the frame
 * has shown them, never earlier.
 */
export class PlayStore implements PlayerScoped {
  mode: PlayMode = 'demo';
  /** Address of the frame; null without one (idle, or the ticket is being requested). */
  frame: string | null = null;
  status: 'idle' | 'opening' | 'open' | 'failed' | 'expired' = 'idle';
  /** What the player has to do before the game opens (6-4). */
  need: Need | null = null;
  startedAt = 0;
  rounds = 0;
  net: Money | null = null;
  /** The best win of this sitting, if it is worth sharing. */
  bestWin: SharedWin | null = null;
  isRoundOpen = false;
  private turn = 0;
  /** Id of the round reported last: a repeated message counts once. */
  private lastShown = '';
  private stopNotice: () => void = () => {};

  constructor(
    private readonly api: GamesApi,
    private readonly deps: Deps,
  ) {
    makeAutoObservable<PlayStore, 'api' | 'deps' | 'turn' | 'lastShown' | 'stopNotice'>(this, {
      api: false,
      deps: false,
      turn: false,
      lastShown: false,
      stopNotice: false,
      net: observableRef,
      bestWin: observableRef,
      need: observableRef,
    });
  }

  /** Opens the game's frame: real play with a single-use ticket, the demo without. */
  async open(sysname: string, mode: PlayMode): Promise<void> {
    this.close();
    const { turn } = this;
    this.mode = mode;
    this.status = 'opening';
    this.need = null;
    try {
      const token = mode === 'play' ? await this.api.launchToken(this.deps.session.uid) : null;
      runInAction(() => {
        if (turn !== this.turn) return;
        this.deps.play.setPlaying(mode === 'play');
        this.frame = playPath(sysname, mode, { locale: this.deps.locale.code, ...(token === null ? {} : { token }) });
        this.status = 'open';
        this.startedAt = this.deps.clock.now();
        this.rounds = 0;
        this.bestWin = null;
        this.net =
          mode === 'play' && this.deps.session.balance.main ? zeroMoney(this.deps.session.balance.main.currency) : null;
      });
      if (turn === this.turn && mode === 'demo') this.planNotice(sysname);
    } catch (error) {
      runInAction(() => {
        if (turn === this.turn) this.refuse(error);
      });
    }
  }

  /** Closes the frame: the player left the game, or it is opened again. */
  close(): void {
    // A ticket still being requested must open nothing.
    this.turn += 1;
    this.stopNotice();
    this.frame = null;
    this.need = null;
    this.status = 'idle';
    this.deps.play.setPlaying(false);
    this.setRoundOpen(false);
  }

  /** Ends real play; a demo is nobody's. */
  forgetPlayer(): void {
    if (this.mode === 'play') this.close();
  }

  receive(message: GameMessage): void {
    if (message.type === 'session_expired') {
      this.frame = null;
      this.status = 'expired';
      this.deps.play.setPlaying(false);
      this.setRoundOpen(false);
      return;
    }
    // 4-3: the page sees nothing else of what a player does inside of the frame.
    this.deps.activity.note();
    if (message.type === 'reality_check_due') this.deps.play.noteRefusal();
    if (message.type === 'round_started') this.setRoundOpen(true);
    if (message.type !== 'round_shown') return;
    this.setRoundOpen(false);
    if (message.roundId === this.lastShown) return;
    this.lastShown = message.roundId;
    this.rounds += 1;
    if (this.mode !== 'play') return;
    this.deps.session.balance.roundShown(message.roundId);
    this.count(message);
  }

  private refuse(error: unknown): void {
    this.need = needOf(error);
    if (this.need !== null) this.status = 'idle';
    else this.status = isApiError(error) && error.status === 401 ? 'expired' : 'failed';
  }

  private planNotice(sysname: string): void {
    const seconds = this.deps.content.config.games.secondsDelayToShowDemoGameNotice;
    if (seconds === 0) return;
    const { turn } = this;
    this.stopNotice = this.deps.clock.after(seconds * 1_000, () => void this.tellOfDemo(sysname, turn));
  }

  /** 2.10-6, 3-38: shows the demo notice after some time of playing; never during a round. */
  private async tellOfDemo(sysname: string, turn: number): Promise<void> {
    await when(() => !this.isRoundOpen);
    if (turn !== this.turn || this.status !== 'open') return;
    const wantsRealPlay = await this.deps.dialogs.open(demoNotice, null);
    if (!wantsRealPlay || turn !== this.turn) return;
    if (this.deps.session.isPlayer) await this.open(sysname, 'play');
    else this.deps.navigate(`${gamePath(sysname)}?show_popup_reg=1`);
  }

  /** Adds a round to the net result; amounts invalid in the currency are not counted. */
  private count({ roundId, stake: staked, totalWin }: GameMessage & { readonly type: 'round_shown' }): void {
    if (!this.net) return;
    const { currency } = this.net;
    try {
      const won = parseMoney({ amount: totalWin, currency });
      const stake = parseMoney({ amount: staked, currency });
      if (won.minor > 0n) this.deps.play.noteWin();
      this.net = subtractMoney(addMoney(this.net, won), stake);
      const multiple = winMultiple(won.minor, stake.minor) ?? 0;
      if (multiple >= Math.max(SHARED_FROM, this.bestWin?.multiple ?? 0)) this.bestWin = { roundId, multiple };
    } catch (error) {
      if (!(error instanceof MoneyFormatError)) throw error;
    }
  }

  private setRoundOpen(isOpen: boolean): void {
    this.isRoundOpen = isOpen;
    this.deps.play.setRoundOpen(isOpen);
  }
}

export const playStore: StoreFactory<PlayStore> = {
  key: 'games.play',
  create: ({ call, ...deps }) => new PlayStore(createGamesApi(call), deps),
};

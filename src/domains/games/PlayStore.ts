import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { isApiError } from '../../lib/errors.ts';
import { addMoney, subtractMoney, zeroMoney } from '../../shared/money/money.ts';
import type { Money } from '../../shared/money/money.ts';
import { parseMoney } from '../../shared/money/moneyWire.ts';
import type { StoreDeps, StoreFactory } from '../kernel/deps.ts';
import { createGamesApi } from './api.ts';
import type { GamesApi } from './api.ts';
import { playPath } from './paths.ts';
import type { PlayMode } from './paths.ts';
import type { GameMessage } from './readGameMessage.ts';

type Deps = Pick<StoreDeps, 'session' | 'clock' | 'locale' | 'platform'>;

/**
 * One sitting at one game: the frame's address, the time since it opened and what was won and lost in it. Wins count
 * when the frame has shown them, never earlier.
 */
export class PlayStore {
  mode: PlayMode = 'demo';
  /** Address of the frame; null while there is none (idle, or its ticket is on the way). */
  frame: string | null = null;
  status: 'idle' | 'opening' | 'open' | 'failed' | 'expired' = 'idle';
  startedAt = 0;
  rounds = 0;
  net: Money | null = null;
  isRoundOpen = false;
  private turn = 0;

  constructor(
    private readonly api: GamesApi,
    private readonly deps: Deps,
  ) {
    makeAutoObservable<PlayStore, 'api' | 'deps' | 'turn'>(this, { api: false, deps: false, turn: false, net: observableRef });
  }

  /** Opens the game's frame: real play with a single-use ticket, the demo without. */
  async open(sysname: string, mode: PlayMode): Promise<void> {
    this.turn += 1;
    const turn = this.turn;
    this.close();
    this.mode = mode;
    this.status = 'opening';
    try {
      const token = mode === 'play' ? await this.api.launchToken() : null;
      runInAction(() => {
        if (turn !== this.turn) return;
        this.frame = playPath(sysname, mode, { locale: this.deps.locale.code, ...(token === null ? {} : { token }) });
        this.status = 'open';
        this.startedAt = this.deps.clock.now();
        this.rounds = 0;
        this.net = mode === 'play' && this.deps.session.balance.main ? zeroMoney(this.deps.session.balance.main.currency) : null;
      });
    } catch (error) {
      runInAction(() => {
        if (turn === this.turn) this.status = isApiError(error) && error.status === 401 ? 'expired' : 'failed';
      });
    }
  }

  /** The player has left the game, or it is being opened afresh. */
  close(): void {
    this.frame = null;
    this.status = 'idle';
    this.setRoundOpen(false);
  }

  receive(message: GameMessage): void {
    if (message.type === 'session_expired') {
      this.frame = null;
      this.status = 'expired';
      this.setRoundOpen(false);
      return;
    }
    if (message.type === 'round_started') this.setRoundOpen(true);
    if (message.type !== 'round_shown') return;
    this.setRoundOpen(false);
    this.rounds += 1;
    if (this.mode !== 'play') return;
    this.deps.session.balance.roundShown(message.roundId);
    if (!this.net) return;
    const { currency } = this.net;
    const won = parseMoney({ amount: message.totalWin, currency });
    const staked = parseMoney({ amount: message.stake, currency });
    this.net = subtractMoney(addMoney(this.net, won), staked);
  }

  private setRoundOpen(isOpen: boolean): void {
    this.isRoundOpen = isOpen;
    // Closing asks first only while a live round is open (telegram.md: closing confirmation).
    this.deps.platform.setCloseConfirmation(isOpen && this.mode === 'play');
  }
}

export const playStore: StoreFactory<PlayStore> = {
  key: 'games.play',
  create: ({ call, session, clock, locale, platform }) => new PlayStore(createGamesApi(call), { session, clock, locale, platform }),
};

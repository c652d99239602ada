import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PlayerScoped, StoreDeps, StoreFactory } from '../../kernel/stores.ts';
import { needOf } from '../verification/face/needs/needOf.ts';
import type { Need } from '../verification/face/needs/needOf.ts';
import type { Cancel } from '../../lib/clock.ts';
import { isApiError } from '../../lib/errors.ts';
import { bettingPath } from './paths.ts';
import type { Pick as Selected, PlayMode } from './paths.ts';
import { insidePath } from './readFrameMessage.ts';
import type { FrameMessage } from './readFrameMessage.ts';
import { keepPreferences, readPreferences } from './readPreferences.ts';

type Deps = Pick<
  StoreDeps,
  'call' | 'session' | 'clock' | 'locale' | 'storage' | 'navigate' | 'activity' | 'play' | 'place'
>;

/** The sportsbook's page speaks as soon as its script runs; later than this after its launch it is dead. */
export const SILENT_MS = 12_000;

/** How often a frame that is seen is asked for a sign of life, in ms. */
export const PING_MS = 20_000;
/** After so many unanswered ones the frame is dead. */
const MOST_MISSED = 2;

/** The sportsbook in its frame: its address, what it says of itself, and what of it is kept in our address. */
export class BettingStore implements PlayerScoped {
  mode: PlayMode = 'demo';
  /** `silent`: the frame was opened, and nobody speaks in it. */
  status: 'idle' | 'opening' | 'open' | 'silent' | 'failed' = 'idle';
  /** Address of the frame; null without one. */
  frame: string | null = null;
  frameNumber = 0;
  /** The height that the sportsbook's page would like to have, in px; 0 before it says. */
  height = 0;
  /** What the player has to do before they may bet (6-4). */
  need: Need | null = null;
  /** The path inside of the frame, as it has said last. */
  inside = '/';
  /** Pings without an answer; null while the frame has answered none: it may not know them. */
  #unanswered: number | null = null;
  #turn = 0;
  #stopWatch: Cancel = () => {};
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, { need: observableRef });
  }

  /** Opens the sportsbook at the path of our address: for players with a single-use ticket, for guests to look at. */
  async open(theme: string): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const { session, place } = this.#deps;
    this.mode = session.isPlayer ? 'play' : 'demo';
    this.status = 'opening';
    this.need = null;
    this.inside = insidePath(new URLSearchParams(place.search).get('p')) ?? '/';
    try {
      const token = this.mode === 'play' ? await this.ticket(session.uid) : null;
      if (turn === this.#turn) this.show(theme, token);
    } catch (error) {
      runInAction(() => {
        if (turn === this.#turn) this.fail(error);
      });
    }
  }

  /** The page is left: its frame ends. */
  close(): void {
    this.#turn += 1;
    this.#stopWatch();
    this.frame = null;
    this.height = 0;
    this.status = 'idle';
    this.#deps.play.setPlaying(false);
    this.#deps.play.setRoundOpen(false);
  }

  forgetPlayer(): void {
    if (this.mode === 'play') this.close();
  }

  /** What changes this store; the page itself sees to the rest. */
  receive(message: FrameMessage): void {
    const { activity, play, storage, navigate } = this.#deps;
    this.#stopWatch();
    if (this.status === 'silent') this.status = 'open';
    if (this.#unanswered !== null || message.type === 'pong') this.#unanswered = 0;
    // Said by the page itself, not by the player.
    if (message.type === 'pong') return;
    if (message.type === 'height') {
      this.height = message.height;
      return;
    }
    // 4-3: the page sees nothing else of what a player does inside of the frame.
    activity.note();
    if (message.type === 'busy') play.setRoundOpen(this.mode === 'play' && message.isBusy);
    if (message.type === 'preferences') keepPreferences(storage, message.preferences);
    if (message.type === 'route' && message.path !== this.inside) {
      this.inside = message.path;
      navigate(bettingPath(message.path), { replace: true });
    }
  }

  /**
   * Counts a ping that the page is about to send, and says whether to send it. A frame that has answered before and now
   * misses two is offered to be opened again; it stays, and counts as alive with the next thing that it says.
   */
  ping(): boolean {
    if (this.status !== 'open' && this.status !== 'silent') return false;
    if (this.#unanswered !== null) {
      if (this.#unanswered >= MOST_MISSED) this.status = 'silent';
      this.#unanswered += 1;
    }
    return true;
  }

  /** The selection of the address, once: it is taken out of it. */
  takePick(): Selected | null {
    const { place, navigate } = this.#deps;
    const query = new URLSearchParams(place.search);
    const [event, market, selection] = (query.get('slip') ?? '').split(',');
    if (!event || !market || !selection) return null;
    navigate(bettingPath(insidePath(query.get('p')) ?? '/'), { replace: true });
    return { event, market, selection };
  }

  private async ticket(player: number): Promise<string> {
    const { call } = this.#deps;
    const [{ token }] = await Promise.all([
      call('GET account.getToken', { purpose: 'play' }, { player }),
      call('GET games.checkLaunch', { sysname: 'dgt_sportsbook', mode: 'play' }),
    ]);
    return token;
  }

  private show(theme: string, token: string | null): void {
    const { locale, storage, play, clock } = this.#deps;
    const { odds, changes } = readPreferences(storage);
    const query = new URLSearchParams({ locale: locale.code, theme, odds, changes, path: this.inside });
    if (token !== null) query.set('token', token);
    this.frame = `/platform/game/dgt_sportsbook/${this.mode}?${query}`;
    this.frameNumber += 1;
    this.height = 0;
    this.status = 'open';
    this.#unanswered = null;
    play.setPlaying(this.mode === 'play');
    // A bet that the frame before was placing is the sportsbook's to end; this frame has none on its way.
    play.setRoundOpen(false);
    this.#stopWatch();
    this.#stopWatch = clock.after(SILENT_MS, () => runInAction(() => (this.status = 'silent')));
  }

  private fail(error: unknown): void {
    this.close();
    this.need = needOf(error);
    this.status = 'failed';
    // Whose session has ended may look on as a guest; the sign-in covers the page.
    if (isApiError(error) && error.status === 401) this.status = 'idle';
  }
}

export const bettingStore: StoreFactory<BettingStore> = {
  key: 'betting.frame',
  scope: 'visit',
  create: (deps) => new BettingStore(deps),
};

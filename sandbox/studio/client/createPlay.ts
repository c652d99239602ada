import { formatAmount } from '../engine/amounts.ts';
import type { SlotAutoplay } from './autoplay/createSlotAutoplay.ts';
import type { Game } from './createGame.ts';
import type { GameActions } from './GameActions.ts';
import type { GameApi } from './gameApi.ts';
import type { GameMessage, SiteMessage } from './hostMessages.ts';
import type { LaunchParams } from './launchParams.ts';
import type { Commitment, Round, Session } from './protocol.ts';
import { packText } from './freePack/FreePackBox.ts';
import { FreeRounds } from './freePack/FreeRounds.ts';
import { sumUpPack } from './freePack/sumUpPack.ts';
import { paidOf, SpinController, type SpinEvents, type SpinPhase } from './SpinController.ts';
import { messageOfRefusal, refusalKey } from './refusals.ts';
import { sameSession } from './sameSession.ts';
import type { Translate } from './translate.ts';

/** In ms: if checking an outcome takes longer, a note is shown over the reels and they stop spinning. */
const CHECKING_NOTE_MS = 900;

export interface PlayOptions {
  readonly game: Game;
  readonly api: GameApi;
  readonly session: Session;
  readonly params: LaunchParams;
  readonly t: Translate;
  readonly tell: (message: GameMessage) => void;
}

/** Actions of the player and of the framing site. */
export interface Play extends GameActions {
  readonly escape: () => void;
  replay(round: Round): Promise<void>;
  obey(message: SiteMessage): void;
}

/** Connects the round controller to the page, its announcements, and the messages to the framing site. */
export async function createPlay({ game, api, session, params, t, tell }: PlayOptions): Promise<Play> {
  const { view, fairness, stake, spin, extras, sound, curtain, show } = game;
  let isPaused = false;
  /** The account has changed while a round was played. */
  let isRefreshDue = false;
  let autoplay: SlotAutoplay | null = null;
  let sealShown: Commitment | null = null;
  let checkingTimer = 0;
  const decimalText = (amount: bigint): string => formatAmount(amount, session.decimals);

  const events: SpinEvents = {
    phase: (phase) => showPhase(phase),
    balance: (amount) => view.showBalance(game.wording.format(amount)),
    started: ({ id, stake: staked, freeSpinsLeft }) => {
      free.started(freeSpinsLeft);
      tell({ type: 'round_started', roundId: id, stake: decimalText(staked) });
    },
    commitment: (commitment) => {
      fairness.commit(commitment);
      view.showSeal(commitment);
    },
    shown: (round) => {
      fairness.offer(round.wire, sealShown);
      free.shown(round);
      tell({
        type: 'round_shown',
        roundId: round.id,
        stake: decimalText(paidOf(round)),
        totalWin: decimalText(round.totalWin),
      });
      autoplay?.shown({ staked: round.stake, totalWin: round.totalWin, hasFeature: round.feature !== null });
    },
    refused: (kind) => {
      autoplay?.refused();
      // The sum of the pack says it.
      if (kind !== 'FreeSpinsOver') view.notice.show(t(refusalKey(kind, session.mode)));
      const message = messageOfRefusal(kind);
      if (message !== null) tell(message);
      if (kind === 'InsufficientFunds') void refresh();
      void free.refused(kind);
    },
  };
  const controller = new SpinController({
    api,
    clock: { now: () => performance.now(), wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)) },
    show,
    events,
    newRequestId: () => crypto.randomUUID(),
    session: session.session,
    minRoundMs: session.minRoundMs,
    balance: session.balance,
    freshBalance: async () => {
      const fresh = await ask().catch(() => null);
      if (fresh === null) return null;
      events.commitment(fresh.commitment);
      sealShown = fairness.commitment;
      return fresh.balance;
    },
  });
  const free = new FreeRounds({
    first: session.freeSpins,
    unshown: session.unshownRound,
    onChange: () => showFree(),
    sumUp: (pack, end) =>
      sumUpPack(pack, end, {
        curtain,
        wording: game.wording,
        say: (text) => game.announcer.say(text),
        ownStake: stake.ownStake,
      }),
    ask: async () => {
      const fresh = await ask();
      controller.updateBalance(fresh.balance);
      return fresh.freeSpins;
    },
  });

  function showFree(): void {
    stake.showPack(free.current);
    spin.showFree(free.current?.remaining ?? null);
    lock();
  }

  function showPhase(phase: SpinPhase): void {
    view.root.dataset['phase'] = phase;
    spin.show(phase, controller.restMs);
    lock();
    clearTimeout(checkingTimer);
    if (phase === 'checking' || phase === 'closed') autoplay?.stop('refused');
    if (phase === 'checking') {
      checkingTimer = window.setTimeout(() => {
        curtain.hold(t('checking'), t('checkingNote'));
        game.announcer.say(t('checking'));
      }, CHECKING_NOTE_MS);
      return;
    }
    if (phase === 'showing' || phase === 'idle' || phase === 'closed') {
      curtain.lift();
    }
    if (phase !== 'idle') return;
    void free.rested();
    autoplay?.rested();
    if (isRefreshDue) void refresh();
  }

  /** The stake and the extras can be used between rounds only, not while autoplay goes on or the house pays. */
  function lock(): void {
    const { phase } = controller;
    stake.locked = autoplay?.isOn === true || (phase !== 'idle' && phase !== 'resting');
    extras.locked = autoplay?.isOn === true || isPaused || phase !== 'idle' || free.current !== null || free.isSummedUp;
  }

  /** Requests the balance again; best effort, since the next reply contains it as well. */
  async function refresh(): Promise<void> {
    isRefreshDue = controller.phase !== 'idle';
    if (isRefreshDue) return;
    const fresh = await ask().catch(() => null);
    if (fresh === null || controller.phase !== 'idle') return;
    controller.updateBalance(fresh.balance);
    events.commitment(fresh.commitment);
    if (autoplay?.isOn !== true) free.offer(fresh.freeSpins);
  }

  /** The session as the server has it now. */
  function ask(): Promise<Session> {
    return api.session({ game: params.game, mode: session.mode, locale: params.locale, ...sameSession(session) });
  }

  /** Whether a round may begin now; its commitment is then the one that is shown. */
  function mayBegin(): boolean {
    if (isPaused || controller.phase !== 'idle' || free.isSummedUp) return false;
    view.notice.show('');
    // The answer to the round has the balance.
    isRefreshDue = false;
    sealShown = fairness.commitment;
    return true;
  }

  function beginSpin(): boolean {
    const begins = mayBegin();
    if (begins) void controller.press(stake.stake, fairness.clientSeed, free.current?.id ?? null);
    return begins;
  }

  if (session.policy.autoplay) {
    const { createSlotAutoplay } = await import('./autoplay/createSlotAutoplay.ts');
    autoplay = await createSlotAutoplay({
      game,
      session,
      locale: params.locale,
      balance: () => controller.settledBalance,
      begin: beginSpin,
      onChange: () => lock(),
    });
  }

  view.showBalance(game.wording.format(session.balance));
  view.showSeal(session.commitment);
  showPhase('idle');
  showFree();
  if (free.current !== null) game.announcer.say(packText(free.current, t, game.wording.format));
  return {
    press: () => {
      if (free.isSummedUp) {
        curtain.dismiss();
        return;
      }
      if (autoplay?.isOn === true) autoplay.stop('player');
      else if (controller.phase === 'idle') beginSpin();
      else void controller.press(stake.stake, fairness.clientSeed);
    },
    hurry: () => {
      if (controller.phase === 'showing' || controller.phase === 'waiting') {
        void controller.press(stake.stake, fairness.clientSeed);
      }
    },
    escape: () => {
      curtain.dismiss();
      autoplay?.stop('player');
    },
    autoplay: () => autoplay?.open(),
    buy: (price) => {
      if (mayBegin()) void controller.buy(price, stake.stake, fairness.clientSeed);
    },
    replay: (round) => controller.replay(round),
    obey: (message) => {
      if (message.type === 'sound') {
        sound.on = message.on;
        view.showSound(sound.on);
      } else if (message.type === 'pause') {
        isPaused = message.paused;
        view.notice.hold('pause', isPaused ? t('paused') : '');
        if (isPaused) autoplay?.stop('paused');
        lock();
      } else {
        void refresh();
      }
    },
  };
}

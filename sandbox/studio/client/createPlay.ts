import { formatAmount } from '../engine/amounts.ts';
import type { Game } from './createGame.ts';
import type { GameApi } from './gameApi.ts';
import type { GameMessage, SiteMessage } from './hostMessages.ts';
import type { LaunchParams } from './launchParams.ts';
import type { Commitment, Round, Session } from './protocol.ts';
import { SpinController, type SpinEvents, type SpinPhase } from './SpinController.ts';
import type { StudioErrorKind } from './StudioCallError.ts';
import type { MessageKey, Translate } from './translate.ts';

/** In ms: if checking an outcome takes longer, a note is shown over the reels and they stop spinning. */
const CHECKING_NOTE_MS = 900;

const refusals: Readonly<Record<StudioErrorKind, MessageKey>> = {
  InsufficientFunds: 'insufficientFunds',
  SessionExpired: 'sessionExpired',
  LimitExceeded: 'limitExceeded',
  RealityCheckDue: 'realityCheckDue',
  RoundTooSoon: 'tooSoon',
  GameUnavailable: 'gameUnavailable',
  Refused: 'refused',
  Unknown: 'refused',
};

export interface PlayOptions {
  readonly game: Game;
  readonly api: GameApi;
  readonly session: Session;
  readonly params: LaunchParams;
  readonly t: Translate;
  readonly tell: (message: GameMessage) => void;
}

/** Actions of the player and of the framing site. */
export interface Play {
  readonly press: () => void;
  readonly hurry: () => void;
  replay(round: Round): Promise<void>;
  obey(message: SiteMessage): void;
}

/** Connects the round controller to the page, its announcements, and the messages to the framing site. */
export function createPlay({ game, api, session, params, t, tell }: PlayOptions): Play {
  const { view, fairness, stake, spin, sound, curtain, show } = game;
  let isPaused = false;
  let sealShown: Commitment | null = null;
  let checkingTimer = 0;
  const decimalText = (amount: bigint): string => formatAmount(amount, session.decimals);

  const events: SpinEvents = {
    phase: (phase) => showPhase(phase),
    balance: (amount) => view.showBalance(game.wording.format(amount)),
    started: ({ id, stake: staked }) => tell({ type: 'round_started', roundId: id, stake: decimalText(staked) }),
    commitment: (commitment) => {
      fairness.commit(commitment);
      view.showSeal(commitment);
    },
    shown: (round) => {
      fairness.offer(round.wire, sealShown);
      tell({
        type: 'round_shown',
        roundId: round.id,
        stake: decimalText(round.stake),
        totalWin: decimalText(round.totalWin),
      });
    },
    refused: (kind) => {
      const key = kind === 'InsufficientFunds' && session.mode === 'demo' ? 'insufficientDemo' : refusals[kind];
      view.showNotice(t(key));
      if (kind === 'InsufficientFunds') {
        tell({ type: 'balance_needed' });
        void refresh();
      }
      if (kind === 'SessionExpired') {
        tell({ type: 'session_expired' });
      }
      if (kind === 'RealityCheckDue') {
        tell({ type: 'reality_check_due' });
      }
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
  });

  function showPhase(phase: SpinPhase): void {
    view.root.dataset['phase'] = phase;
    spin.show(phase, controller.restMs);
    stake.locked = phase !== 'idle' && phase !== 'resting';
    clearTimeout(checkingTimer);
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
  }

  /** Requests the balance again; best effort, since the next reply contains it as well. */
  async function refresh(): Promise<void> {
    if (controller.phase !== 'idle') {
      return;
    }
    const again = session.mode === 'demo' ? { resume: session.session } : { session: session.session };
    const fresh = await api
      .session({ game: params.game, mode: session.mode, locale: params.locale, ...again })
      .catch(() => null);
    if (fresh !== null && controller.phase === 'idle') {
      controller.updateBalance(fresh.balance);
      events.commitment(fresh.commitment);
    }
  }

  view.showBalance(game.wording.format(session.balance));
  view.showSeal(session.commitment);
  showPhase('idle');
  return {
    press: () => {
      if (isPaused && controller.phase === 'idle') {
        return;
      }
      if (controller.phase === 'idle') {
        view.showNotice('');
        sealShown = fairness.commitment;
      }
      void controller.press(stake.stake, fairness.clientSeed);
    },
    hurry: () => {
      if (controller.phase === 'showing' || controller.phase === 'waiting') {
        void controller.press(stake.stake, fairness.clientSeed);
      }
    },
    replay: (round) => controller.replay(round),
    obey: (message) => {
      if (message.type === 'sound') {
        sound.on = message.on;
        view.showSound(sound.on);
      } else if (message.type === 'pause') {
        isPaused = message.paused;
        view.showNotice(isPaused ? t('paused') : '');
      } else {
        void refresh();
      }
    },
  };
}

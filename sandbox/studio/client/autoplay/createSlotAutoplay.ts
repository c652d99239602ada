import { AutoplayPanel } from '../../kit/client/autoplay/AutoplayPanel.ts';
import { AutoplayRun } from '../../kit/client/autoplay/AutoplayRun.ts';
import { autoplayWords } from '../../kit/client/autoplay/autoplayWords.ts';
import { createWords } from '../../kit/client/createWords.ts';
import { browserClock } from '../browserClock.ts';
import type { Game } from '../createGame.ts';
import type { Locale } from '../launchParams.ts';
import type { Session } from '../protocol.ts';
import type { AutoplayEnd, FinishedRound } from './AutoplayRules.ts';
import '../../kit/client/autoplay/autoplay.css';

export interface SlotAutoplayOptions {
  readonly game: Game;
  readonly session: Session;
  readonly locale: Locale;
  readonly balance: () => bigint;
  /** Begins a round; false if it may not begin now. */
  readonly begin: () => boolean;
  /** Autoplay has begun, ended, or begun a round. */
  readonly onChange: () => void;
}

/** Autoplay as the page of a slot uses it. */
export interface SlotAutoplay {
  readonly isOn: boolean;
  /** Asks for the plan. */
  open(): void;
  stop(end: AutoplayEnd): void;
  refused(): void;
  /** A round may begin again. */
  rested(): void;
  shown(round: FinishedRound): void;
}

/** Connects autoplay to a slot's page; it ends when the page is not seen any more. Loaded where the market allows it. */
export async function createSlotAutoplay(options: SlotAutoplayOptions): Promise<SlotAutoplay> {
  const { game, session, locale, balance, begin, onChange } = options;
  const { view, stake, spin, tempo, announcer } = game;
  const { format } = game.wording;
  const t = createWords(game.wording.t, await autoplayWords[locale]());
  const run = new AutoplayRun({
    clock: browserClock,
    stake: () => stake.stake,
    balance,
    begin,
    pace: () => tempo.pace,
    changed: () => {
      spin.showStop(run.isOn ? { left: run.left, label: t('stop', { left: run.left }) } : null);
      onChange();
    },
    ended: (end, net) => {
      const text = t('ended', { reason: t(`end_${end}`), net: format(net) });
      // A refusal has a text of its own, which is the reason.
      if (end !== 'refused') view.notice.show(text, 'info');
      announcer.say(text);
    },
  });
  const panel = new AutoplayPanel({
    t,
    format,
    locale,
    decimals: session.decimals,
    hasFeatures: session.game.feature !== null,
    stop: spin.node,
    onStart: (plan) => run.start(plan),
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') run.stop('hidden');
  });
  return {
    get isOn() {
      return run.isOn;
    },
    open: () => panel.open(stake.stake),
    stop: (end) => run.stop(end),
    refused: () => run.refused(),
    rested: () => void run.rested(),
    shown: (round) => run.shown(round),
  };
}

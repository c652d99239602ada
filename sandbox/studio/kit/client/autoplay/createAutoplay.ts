import type { AutoplayEnd } from '../../../client/autoplay/AutoplayRules.ts';
import { browserClock } from '../../../client/browserClock.ts';
import { element, icon } from '../../../client/element.ts';
import { icons } from '../../../client/icons.ts';
import type { Locale } from '../../../client/launchParams.ts';
import type { FormatMoney } from '../../../client/money.ts';
import type { Translate } from '../../../client/translate.ts';
import { createWords } from '../createWords.ts';
import type { MainState } from '../mainButton.ts';
import type { RoundPhase } from '../RoundController.ts';
import { AutoplayPanel } from './AutoplayPanel.ts';
import { AutoplayRun } from './AutoplayRun.ts';
import type { AutoplayedRound } from './AutoplayRun.ts';
import { autoplayWords } from './autoplayWords.ts';
import './autoplay.css';

export interface AutoplayOptions {
  readonly common: Translate;
  readonly locale: Locale;
  readonly format: FormatMoney;
  readonly decimals: number;
  /** All stakes of the bet as chosen; null if it is not complete, which is then said. */
  readonly choose: () => bigint | null;
  /** All stakes of the next bet of the run; null if there is none. */
  readonly stake: () => bigint | null;
  readonly balance: () => bigint;
  /** Whether the game has features that autoplay can stop at. */
  readonly hasFeatures: boolean;
  readonly begin: () => boolean;
  /** Shows the main button and the controls again. */
  readonly refresh: () => void;
  readonly notice: (text: string) => void;
}

/** Autoplay as the page of a game uses it. */
export interface Autoplay {
  /** Opens the choices, before the first round. */
  readonly button: HTMLButtonElement;
  readonly isOn: boolean;
  /** The main button while it is on; null while it is off. */
  readonly mainState: MainState | null;
  stop(end: AutoplayEnd): void;
  /** A bet was refused. */
  refused(): void;
  phase(phase: RoundPhase): void;
  shown(round: AutoplayedRound): void;
}

/** Autoplay for games whose rounds have no moves; only where the market allows it. */
export async function createAutoplay(options: AutoplayOptions): Promise<Autoplay> {
  const { common, locale, format, decimals, choose, stake, balance, hasFeatures, begin, refresh, notice } = options;
  const t = createWords(common, await autoplayWords[locale]());
  const run = new AutoplayRun({
    clock: browserClock,
    stake,
    balance,
    begin,
    changed: () => {
      lockButton();
      refresh();
    },
    ended: (end, net) => notice(t('ended', { reason: t(`end_${end}`), net: format(net) })),
  });
  let isIdle = true;
  const panel = new AutoplayPanel({ t, format, locale, decimals, hasFeatures, onStart: (plan) => run.start(plan) });
  const button = element(
    'button',
    {
      type: 'button',
      class: 'desk-autoplay',
      'aria-label': t('autoplay'),
      title: t('autoplay'),
      onclick: () => {
        const cost = button.getAttribute('aria-disabled') === 'true' ? null : choose();
        if (cost !== null) panel.open(cost);
      },
    },
    icon(...icons.loop),
  );
  const lockButton = (): void => {
    button.setAttribute('aria-disabled', String(run.isOn || !isIdle));
    button.dataset['on'] = String(run.isOn);
  };
  lockButton();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') run.stop('hidden');
  });
  return {
    button,
    get isOn() {
      return run.isOn;
    },
    get mainState(): MainState | null {
      return run.isOn ? { label: t('stop', { left: run.left }), isEnabled: true, role: 'stop' } : null;
    },
    stop: (end) => run.stop(end),
    refused: () => run.refused(),
    phase(phase) {
      isIdle = phase === 'idle';
      lockButton();
      if (phase === 'checking' || phase === 'closed') run.stop('refused');
      else if (phase === 'idle') void run.rested();
    },
    shown: (round) => run.shown(round),
  };
}

import { NoticeLine } from '../../client/NoticeLine.ts';
import { element, icon } from '../../client/element.ts';
import { icons } from '../../client/icons.ts';
import type { Commitment, PlayMode } from '../../client/protocol.ts';
import type { Translate } from '../../client/translate.ts';
import type { RoundPhase } from './RoundController.ts';

export interface DeskViewOptions {
  readonly t: Translate;
  readonly sysname: string;
  readonly title: string;
  readonly mode: PlayMode;
  /** URL of the backdrop. */
  readonly backdrop: string;
  readonly onRules: () => void;
  readonly onFairness: () => void;
  readonly onHistory: () => void;
  readonly onSound: () => void;
  readonly onMain: () => void;
  readonly onStage: () => void;
}

export interface DeskParts {
  /** Over the backdrop; none without it. */
  readonly scene?: HTMLElement | undefined;
  readonly stage: HTMLElement;
  readonly controls: HTMLElement | null;
  /** Null for tables with chips of their own. */
  readonly stake: HTMLElement | null;
  /** Beside the main button; null without autoplay. */
  readonly autoplay: HTMLElement | null;
  readonly spoken: HTMLElement;
}

/** How the outcome is shown: `none` before the first round. */
export type OutcomeTone = 'none' | 'win' | 'returned' | 'lost';

/** Layout of a game of bets and moves: top bar, stage, and a side with choices, stake and the main button. */
export class DeskView {
  readonly root: HTMLElement;
  readonly stage = element('main', { class: 'desk-stage' });
  private readonly balance = element('bdi', { class: 'figure' });
  private readonly seal = element('bdi', { class: 'seal-hash', dir: 'ltr' });
  private readonly sound: HTMLButtonElement;
  private readonly noticeNode = element('p', { class: 'notice', role: 'alert' });
  readonly notice = new NoticeLine(this.noticeNode);
  private readonly outcome = element('p', { class: 'desk-outcome', 'data-tone': 'none' });
  private readonly main: HTMLButtonElement;
  private readonly mainLabel = element('span', { class: 'desk-main-label' });
  private readonly side = element('section', { class: 'desk-side' });

  constructor(private readonly options: DeskViewOptions) {
    const { t, sysname, mode, onSound, onMain, onStage } = options;
    this.sound = tool(t('soundOn'), icons.soundOff, onSound);
    this.main = element('button', { type: 'button', class: 'desk-main', onclick: onMain }, this.mainLabel);
    // A key that is held down must not start further rounds.
    this.main.addEventListener('keydown', (event) => {
      if (event.repeat) event.preventDefault();
    });
    this.root = element('div', { class: 'game desk', 'data-mode': mode, 'data-game': sysname });
    this.stage.addEventListener('pointerdown', onStage);
  }

  /** Builds the page from its parts. */
  build({ scene, stage, controls, stake, autoplay, spoken }: DeskParts): void {
    const { t, title, mode, backdrop, onRules, onFairness, onHistory } = this.options;
    const seal = element(
      'button',
      { type: 'button', class: 'seal', onclick: onFairness },
      icon(...icons.shield),
      element('span', { class: 'seal-text' }, t('seedShort')),
      this.seal,
    );
    this.stage.append(stage, this.outcome, this.noticeNode, spoken);
    this.side.setAttribute('aria-label', t('stake'));
    this.side.append(
      ...(controls === null ? [] : [element('div', { class: 'desk-controls' }, controls)]),
      ...(stake === null ? [] : [stake]),
      autoplay === null ? this.main : element('div', { class: 'desk-go' }, this.main, autoplay),
      element('div', { class: 'desk-balance' }, element('span', { class: 'label' }, t('balance')), this.balance),
    );
    this.root.append(
      element('img', { class: 'backdrop', src: backdrop, alt: '' }),
      ...(scene === undefined ? [] : [scene]),
      element(
        'header',
        { class: 'top' },
        element(
          'h1',
          { class: 'title' },
          title,
          ...(mode === 'demo' ? [element('span', { class: 'demo', title: t('demoNote') }, t('demo'))] : []),
        ),
        element(
          'div',
          { class: 'tools' },
          seal,
          tool(t('history'), icons.history, onHistory),
          tool(t('rules'), icons.table, onRules),
          this.sound,
        ),
      ),
      this.stage,
      this.side,
    );
    document.body.replaceChildren(this.root, ...document.querySelectorAll('dialog'));
  }

  showBalance(text: string): void {
    this.balance.textContent = text;
  }

  /** Shows the next round's commitment in short; the fairness panel has the full hash. */
  showSeal({ seedHash }: Commitment): void {
    this.seal.textContent = `${seedHash.slice(0, 6)}…${seedHash.slice(-4)}`;
  }

  showSound(on: boolean): void {
    this.sound.replaceChildren(icon(...(on ? icons.soundOn : icons.soundOff)));
    this.sound.setAttribute('aria-label', this.options.t(on ? 'soundOff' : 'soundOn'));
    this.sound.setAttribute('aria-pressed', String(on));
  }

  showOutcome(text: string, tone: OutcomeTone): void {
    this.outcome.textContent = text;
    this.outcome.dataset['tone'] = tone;
  }

  /** A new round: the last outcome goes, and so does this notice on the round before, if it still stands. */
  showNewRound(notice: string): void {
    this.showOutcome('', 'none');
    if (this.notice.says(notice)) this.notice.show('');
  }

  /** `restMs`: time until the next round may begin, in ms. */
  showPhase(phase: RoundPhase, restMs: number): void {
    this.root.dataset['phase'] = phase;
    this.main.style.setProperty('--rest', `${Math.round(restMs)}ms`);
  }

  /** The main button; without a label it is hidden, but keeps its place. */
  showMain(label: string | null, isEnabled: boolean): void {
    // Asked for at every frame of a flight: the same text must not be laid out again.
    if (label !== null && this.mainLabel.textContent !== label) this.mainLabel.textContent = label;
    this.main.classList.toggle('is-absent', label === null);
    this.main.disabled = label === null;
    this.main.setAttribute('aria-disabled', String(!isEnabled));
  }
}

function tool(label: string, strokes: readonly string[], onPress: () => void): HTMLButtonElement {
  return element(
    'button',
    { type: 'button', class: 'tool', 'aria-label': label, title: label, onclick: onPress },
    icon(...strokes),
  );
}

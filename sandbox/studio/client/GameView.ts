import { NoticeLine } from './NoticeLine.ts';
import { element, icon } from './element.ts';
import { icons } from './icons.ts';
import type { Commitment, PlayMode } from './protocol.ts';
import type { Translate } from './translate.ts';

export interface GameViewOptions {
  readonly t: Translate;
  readonly title: string;
  readonly mode: PlayMode;
  readonly backdrop: string;
  readonly onRules: () => void;
  readonly onFairness: () => void;
  readonly onHistory: () => void;
  readonly onSound: () => void;
  readonly onStage: () => void;
}

/** The elements that are placed in the view. */
export interface GameParts {
  readonly marquee: HTMLElement;
  readonly caption: HTMLElement;
  readonly feature: HTMLElement;
  readonly curtain: HTMLElement;
  readonly banner: HTMLElement;
  readonly scene: HTMLElement;
  readonly result: HTMLElement;
  readonly stake: HTMLElement;
  readonly spin: HTMLElement;
  readonly extras: HTMLElement;
  readonly spoken: readonly HTMLElement[];
}

/** Layout of the page: top bar, reels, bottom bar. Contains no round logic. */
export class GameView {
  readonly root: HTMLElement;
  readonly stage = element('div', { class: 'stage' });
  readonly frame = element('div', { class: 'frame' });
  readonly reels = element('canvas', { class: 'reels', 'aria-hidden': 'true' });
  readonly overlay = element('canvas', { class: 'overlay', 'aria-hidden': 'true' });
  private readonly options: GameViewOptions;
  private readonly balance = element('bdi', { class: 'figure' });
  private readonly seal = element('bdi', { class: 'seal-hash', dir: 'ltr' });
  private readonly sound: HTMLButtonElement;
  private readonly noticeNode = element('p', { class: 'notice', role: 'alert' });
  readonly notice = new NoticeLine(this.noticeNode);

  constructor(options: GameViewOptions) {
    const { t } = options;
    this.options = options;
    this.sound = tool(t('soundOn'), icons.soundOff, options.onSound);
    this.root = element('div', { class: 'game', 'data-mode': options.mode });
    this.stage.addEventListener('pointerdown', options.onStage);
  }

  /** Builds the page from its parts. */
  build(parts: GameParts): void {
    const { t, title, mode, backdrop, onRules, onFairness, onHistory } = this.options;
    const seal = element(
      'button',
      { type: 'button', class: 'seal', onclick: onFairness },
      icon(...icons.shield),
      element('span', { class: 'seal-text' }, t('seedShort')),
      this.seal,
    );
    this.frame.append(this.reels, this.overlay, parts.banner, parts.curtain);
    this.stage.append(parts.marquee, this.frame, parts.caption);
    this.root.append(
      element('img', { class: 'backdrop', src: backdrop, alt: '' }),
      parts.scene,
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
      parts.feature,
      element('main', { class: 'table' }, this.stage, this.noticeNode, ...parts.spoken),
      element(
        'section',
        { class: 'bar', 'aria-label': t('stake') },
        parts.result,
        element('div', { class: 'balance' }, element('span', { class: 'label' }, t('balance')), this.balance),
        parts.extras,
        parts.stake,
        parts.spin,
      ),
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
}

function tool(label: string, strokes: readonly string[], onPress: () => void): HTMLButtonElement {
  return element(
    'button',
    { type: 'button', class: 'tool', 'aria-label': label, title: label, onclick: onPress },
    icon(...strokes),
  );
}

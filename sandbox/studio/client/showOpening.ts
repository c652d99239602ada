import { element } from './element.ts';
import type { StudioErrorKind } from './StudioCallError.ts';
import type { MessageKey, Translate } from './translate.ts';

export interface Opening {
  /** Shows why the game did not open; resolves when the player chooses to try again. */
  askAgain(kind: StudioErrorKind): Promise<void>;
  /** Shows why the game cannot be opened, without a retry. */
  fail(text: string): void;
}

const reasons: Partial<Readonly<Record<StudioErrorKind, MessageKey>>> = {
  SessionExpired: 'sessionExpired',
  GameUnavailable: 'gameUnavailable',
  RoundTooSoon: 'openedTooOften',
};

/** The page until the game is loaded. */
export function showOpening(t: Translate): Opening {
  const text = element('p', { role: 'status' }, t('loading'));
  const mark = element('span', { class: 'waiting', 'aria-hidden': 'true' });
  const box = element('div', { class: 'opening' }, mark, text);
  document.body.replaceChildren(box);
  return {
    askAgain: (kind) =>
      new Promise((resolve) => {
        text.textContent = t(reasons[kind] ?? 'loadFailed');
        mark.hidden = true;
        const again = element(
          'button',
          {
            type: 'button',
            class: 'primary',
            onclick: () => {
              again.remove();
              mark.hidden = false;
              text.textContent = t('loading');
              resolve();
            },
          },
          t('retry'),
        );
        box.append(again);
      }),
    fail: (reason) => {
      mark.hidden = true;
      text.textContent = reason;
    },
  };
}

import type { I18n } from '../lib/i18n.ts';
import styles from './OfflineBar.module.css';

export interface StartFaultWords {
  readonly text: string;
  readonly retry: string;
}

interface Options {
  readonly words: StartFaultWords;
  /** Asks at once for what is missing. */
  readonly onRetry: () => void;
}

/** The words of `showStartFault`; needs the catalogue `core`. */
export const startFaultWords = ({ t }: Pick<I18n, 't'>): StartFaultWords => ({
  text: t('core:failed.title'),
  retry: t('core:retry'),
});

/**
 * Says over a page that has not come alive that its code did not arrive, with a button to ask for it again. Plain
 * elements, since what would render them is what is missing. The returned function removes the bar.
 */
export function showStartFault(page: Document, { words, onRetry }: Options): () => void {
  const bar = page.createElement('div');
  bar.setAttribute('role', 'alert');
  bar.className = styles['bar'] ?? '';
  const button = page.createElement('button');
  button.type = 'button';
  button.className = styles['retry'] ?? '';
  button.textContent = words.retry;
  button.addEventListener('click', onRetry);
  bar.append(`${words.text} `, button);
  page.body.append(bar);
  return () => bar.remove();
}

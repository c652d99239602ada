import type { I18n } from '../lib/i18n.ts';
import styles from './OfflineBar.module.css';

interface Options {
  readonly i18n: Pick<I18n, 't'>;
  /** Asks at once for what is missing. */
  readonly onRetry: () => void;
}

/**
 * Says over a page that has not come alive that its code did not arrive, with a button to ask for it again. Plain
 * elements, since what would render them is what is missing. The returned function removes the bar.
 */
export function showStartFault(page: Document, { i18n, onRetry }: Options): () => void {
  const bar = page.createElement('div');
  bar.setAttribute('role', 'alert');
  bar.className = styles['bar'] ?? '';
  const button = page.createElement('button');
  button.type = 'button';
  button.className = styles['retry'] ?? '';
  button.textContent = i18n.t('core:retry');
  button.addEventListener('click', onRetry);
  bar.append(`${i18n.t('core:failed.title')} `, button);
  page.body.append(bar);
  return () => bar.remove();
}

import { element } from '../../../client/element.ts';
import type { BlackjackLook } from './blackjackTexts.ts';

/** What hands and insurance pay, as odds. */
export function blackjackPaytable(t: BlackjackLook): HTMLElement {
  const row = (name: string, pays: string): HTMLElement =>
    element('div', { class: 'fact' }, element('dt', {}, name), element('dd', {}, pays));
  return element(
    'dl',
    { class: 'facts' },
    row(t('tableBlackjack'), t('odds', { pays: 3, stakes: 2 })),
    row(t('tableWin'), t('odds', { pays: 1, stakes: 1 })),
    row(t('tableInsurance'), t('odds', { pays: 2, stakes: 1 })),
    row(t('tablePush'), t('returned')),
  );
}

import { Dialog } from '../../client/Dialog.ts';
import { element } from '../../client/element.ts';
import type { FormatMoney } from '../../client/money.ts';
import type { Translate } from '../../client/translate.ts';
import type { PlayVerdict } from './verifyPlay.ts';

/** A finished round as the history shows it. */
export interface HistoryRow {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  readonly stake: bigint;
  readonly win: bigint;
  /** The win as a multiple of the stakes, in the player's language. */
  readonly multiple: string;
  readonly description: string;
  readonly picture: HTMLElement | null;
  readonly shareText: string;
  verify(): Promise<PlayVerdict>;
}

export interface HistoryListOptions {
  readonly t: Translate;
  readonly locale: string;
  readonly format: FormatMoney;
  readonly load: () => Promise<readonly HistoryRow[]>;
}

const COPIED_MS = 1_600;

/** The player's last rounds of the game, each to be verified in this browser and to be shared. */
export class HistoryList {
  private readonly dialog: Dialog;
  private readonly list = element('ol', { class: 'history' });
  private readonly note = element('p', { class: 'prose', role: 'status' });

  constructor(private readonly options: HistoryListOptions) {
    const { t } = options;
    this.dialog = new Dialog('history', t('history'), t('close'));
    this.dialog.body.append(this.note, this.list);
  }

  async open(): Promise<void> {
    const { t, load } = this.options;
    this.note.textContent = t('historyLoad');
    this.dialog.open();
    try {
      const rows = await load();
      this.note.textContent = rows.length === 0 ? t('historyNone') : '';
      this.list.replaceChildren(...rows.map((row) => this.row(row)));
    } catch {
      this.note.textContent = t('historyFailed');
    }
  }

  private row(row: HistoryRow): HTMLElement {
    const { t, format, locale } = this.options;
    const verdict = element('p', { class: 'verdict', role: 'status' });
    const verify = element('button', { type: 'button', class: 'small' }, t('historyVerify'));
    verify.addEventListener('click', () => void this.verify(row, verdict));
    const share = element('button', { type: 'button', class: 'small' }, t('historyShare'));
    const text = element('p', { class: 'history-text', dir: 'auto', hidden: true }, row.shareText);
    share.addEventListener('click', () => void this.share(row, share, text));
    const time = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'medium' }).format(new Date(row.at));
    return element(
      'li',
      { class: 'history-row', 'data-won': row.win > row.stake },
      element(
        'div',
        { class: 'history-facts' },
        element('time', { class: 'label', datetime: row.at }, time),
        element('span', {}, `${t('historyStake')} `, element('bdi', { class: 'figure' }, format(row.stake))),
        element('span', {}, `${t('historyWin')} `, element('bdi', { class: 'figure' }, format(row.win))),
        element('bdi', { class: 'figure history-times' }, t('historyTimes', { multiple: row.multiple })),
      ),
      element('div', { class: 'history-picture' }, row.picture ?? row.description),
      element('div', { class: 'history-keys' }, verify, share),
      text,
      verdict,
    );
  }

  private async verify(row: HistoryRow, verdict: HTMLElement): Promise<void> {
    const { t } = this.options;
    verdict.textContent = t('verifyBusy');
    const result = await row.verify();
    verdict.dataset['state'] = result === 'matches' ? 'matches' : 'differs';
    verdict.textContent =
      result === 'matches'
        ? t('verifyMatchesPlay')
        : t('verifyDiffers', { reason: t(result === 'round' ? 'differsRound' : 'differsHash') });
  }

  /** By the device's share sheet, else by the clipboard; where the frame may use neither, the text is shown. */
  private async share({ shareText }: HistoryRow, button: HTMLElement, text: HTMLElement): Promise<void> {
    const { t } = this.options;
    try {
      if (typeof navigator.share === 'function') await navigator.share({ text: shareText });
      else {
        await navigator.clipboard.writeText(shareText);
        button.textContent = t('historyShared');
        setTimeout(() => {
          button.textContent = t('historyShare');
        }, COPIED_MS);
      }
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      text.hidden = false;
      getSelection()?.selectAllChildren(text);
    }
  }
}

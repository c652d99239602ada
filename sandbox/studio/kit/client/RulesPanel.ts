import { Dialog } from '../../client/Dialog.ts';
import { element } from '../../client/element.ts';
import type { Translate } from '../../client/translate.ts';
import type { GameFacts } from '../catalogue/GameFacts.ts';

export interface RulesPanelOptions {
  readonly t: Translate;
  readonly locale: string;
  readonly facts: GameFacts;
  readonly howTo: readonly string[];
  readonly keysNote: string;
  readonly paytable: () => HTMLElement | null;
}

/** How the game is played, what it pays and its figures. */
export class RulesPanel {
  private readonly dialog: Dialog;

  constructor(private readonly options: RulesPanelOptions) {
    const { t } = options;
    this.dialog = new Dialog('rules', t('rules'), t('close'));
  }

  open(): void {
    const { t, facts, howTo, keysNote, paytable } = this.options;
    const table = paytable();
    const course = t(facts.features.includes('sharedRounds') ? 'ruleShared' : 'ruleMalfunction');
    const fact = (name: string, value: string): HTMLElement =>
      element('div', { class: 'fact' }, element('dt', {}, name), element('dd', {}, value));
    this.dialog.body.replaceChildren(
      element('h3', {}, t('rulesHow')),
      element('ul', { class: 'rules' }, ...[...howTo, course].map((text) => element('li', {}, text))),
      ...(table === null ? [] : [element('h3', {}, t('paysTitlePlay')), table]),
      element('h3', {}, t('factsTitle')),
      element(
        'dl',
        { class: 'facts' },
        fact(t('factRtp'), this.returns()),
        fact(t('factVolatility'), t(`volatility_${facts.volatility}`)),
        fact(t('factMaxWin'), t('factMultiple', { multiple: this.number(facts.maxWin) })),
      ),
      element('p', { class: 'hint' }, t(facts.rtpSource === 'exact' ? 'factRtpExact' : 'factRtpSimulated')),
      element('h3', {}, t('keysTitle')),
      element('p', { class: 'prose' }, keysNote),
    );
    this.dialog.open();
  }

  private returns(): string {
    const { t, facts } = this.options;
    const { rtp, rtpMost = rtp } = facts;
    const [least, most] = [this.percent(rtp), this.percent(rtpMost)];
    return least === most ? least : t('factRange', { least, most });
  }

  private percent(text: string): string {
    return new Intl.NumberFormat(numberLocale(this.options.locale), {
      style: 'percent',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    }).format(Number(text) / 100);
  }

  private number(value: number): string {
    return new Intl.NumberFormat(numberLocale(this.options.locale)).format(value);
  }
}

/** In Arabic, numbers have Latin digits, as amounts do. */
const numberLocale = (locale: string): string => (locale === 'ar' ? 'en' : locale);

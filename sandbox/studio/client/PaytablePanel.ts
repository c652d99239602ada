import { unitsToMinor } from '../engine/amounts.ts';
import { REELS, ROWS, type GameDefinition, type Pays } from '../engine/gameDefinition.ts';
import { SYMBOLS, type SymbolId } from '../engine/symbols.ts';
import { Dialog } from './Dialog.ts';
import { drawLines } from './drawLines.ts';
import { element } from './element.ts';
import type { FormatMoney } from './money.ts';
import { ruleTexts } from './ruleTexts.ts';
import type { MessageKey, Translate } from './translate.ts';

export interface PaytablePanelOptions {
  readonly t: Translate;
  readonly game: GameDefinition;
  readonly rtp: number | null;
  readonly locale: string;
  readonly format: FormatMoney;
  readonly pictures: Readonly<Record<SymbolId, string>>;
  readonly symbolName: (symbol: SymbolId) => string;
}

const COUNTS = [5, 4, 3, 2] as const;
const VOLATILITY: Readonly<Record<GameDefinition['volatility'], MessageKey>> = {
  low: 'volatility_low',
  medium: 'volatility_medium',
  high: 'volatility_high',
};

/** Paytable, rules, lines and statistics of the game; built when first opened. */
export class PaytablePanel {
  private readonly options: PaytablePanelOptions;
  private readonly dialog: Dialog;
  private readonly note = element('p', { class: 'prose' });
  private readonly pays = element('ul', { class: 'pays' });
  private isBuilt = false;

  constructor(options: PaytablePanelOptions) {
    this.options = options;
    this.dialog = new Dialog('paytable', options.t('rules'), options.t('close'));
  }

  /** Opens with the amounts for the stake. */
  open(stake: bigint): void {
    if (!this.isBuilt) {
      this.isBuilt = true;
      this.build();
    }
    this.fillPays(stake);
    this.dialog.open();
  }

  private build(): void {
    const { t, game, symbolName } = this.options;
    const rules = ruleTexts(game, t, symbolName).map((text) => element('li', {}, text));
    this.dialog.body.append(
      element('h3', {}, t('paysTitle')),
      this.note,
      this.pays,
      element('h3', {}, t('rulesTitle')),
      element('ul', { class: 'rules' }, ...rules),
      ...this.lines(),
      element('h3', {}, t('factsTitle')),
      this.facts(),
      element('h3', {}, t('keysTitle')),
      element('p', { class: 'prose' }, t('keysNote')),
    );
  }

  private fillPays(stake: bigint): void {
    const { t, format } = this.options;
    this.note.textContent = t('paysNote', { stake: format(stake) });
    this.pays.replaceChildren(...SYMBOLS.map((symbol) => this.symbolPays(symbol, stake)));
  }

  private symbolPays(symbol: SymbolId, stake: bigint): HTMLElement {
    const { game, format, pictures, symbolName } = this.options;
    const pays: Pays = symbol === 'scatter' ? game.scatterPays : game.paytable[symbol];
    const rows = COUNTS.flatMap((count) => {
      const units = pays[count];
      return units === undefined
        ? []
        : [
            element(
              'div',
              {},
              element('dt', {}, `${count}`),
              element('dd', {}, element('bdi', {}, format(unitsToMinor(units, stake, game.divisor)))),
            ),
          ];
    });
    return element(
      'li',
      { class: 'pay' },
      element('img', { src: pictures[symbol], alt: '', width: 64, height: 64 }),
      element(
        'div',
        { class: 'pay-text' },
        element('p', { class: 'pay-name' }, symbolName(symbol)),
        element('dl', {}, ...rows),
      ),
    );
  }

  private lines(): HTMLElement[] {
    const { t, game } = this.options;
    if (game.rule.kind !== 'lines') {
      return [];
    }
    return drawLines(game.rule.lines, ROWS, t);
  }

  private facts(): HTMLElement {
    const { t, game, rtp, locale } = this.options;
    const percent = new Intl.NumberFormat(locale === 'ar' ? 'ar-u-nu-latn' : locale, {
      style: 'percent',
      minimumFractionDigits: 2,
    });
    const whole = new Intl.NumberFormat(locale === 'ar' ? 'ar-u-nu-latn' : locale);
    const fact = (label: string, value: string): HTMLElement =>
      element('div', {}, element('dt', {}, label), element('dd', {}, element('bdi', {}, value)));
    return element(
      'div',
      {},
      element(
        'dl',
        { class: 'facts' },
        ...(rtp === null ? [] : [fact(t('factRtp'), percent.format(rtp))]),
        fact(t('factVolatility'), t(VOLATILITY[game.volatility])),
        fact(t('factMaxWin'), t('factMaxWinValue', { multiple: whole.format(game.maxWin) })),
        fact(t('factReels'), `${REELS} × ${ROWS}`),
      ),
      ...(rtp === null ? [] : [element('p', { class: 'hint' }, t('factRtpNote'))]),
    );
  }
}

import { AUTOPLAY_ROUNDS, type AutoplayPlan } from '../../../client/autoplay/AutoplayRules.ts';
import { Dialog } from '../../../client/Dialog.ts';
import { element } from '../../../client/element.ts';
import { textField } from '../../../client/textField.ts';
import { typedAmount } from '../../../../../src/shared/money/typedAmount.ts';
import type { AmountTyping } from '../../../../../src/shared/money/typedAmount.ts';
import { amountQuestion, showAsciiDigits, typedText } from '../../../client/typedText.ts';
import type { FormatMoney } from '../../../client/money.ts';
import type { Words } from '../createWords.ts';
import type { AutoplayWord } from './words/en.ts';

export interface AutoplayPanelOptions extends AmountTyping {
  readonly t: Words<AutoplayWord>;
  readonly format: FormatMoney;
  /** Whether the game has features that autoplay can stop at. */
  readonly hasFeatures?: boolean;
  /** Gets the focus when autoplay starts: the button that stops it; what opened the panel without it. */
  readonly stop?: HTMLElement;
  readonly onStart: (plan: AutoplayPlan) => void;
}

/** The loss limit that is suggested, in stakes. */
const SUGGESTED_STAKES = 10n;

/** Asks for the number of rounds and when to stop. A loss limit is needed; it is suggested, and can be changed. */
export class AutoplayPanel {
  private readonly dialog: Dialog;
  private readonly loss: AmountField;
  private readonly win: AmountField;
  private readonly balance: AmountField;
  private readonly feature = element('input', { type: 'checkbox', id: 'autoplay-feature', class: 'check' });
  private readonly choices: readonly HTMLButtonElement[];
  private rounds: number = AUTOPLAY_ROUNDS[0];
  private stake = 0n;

  constructor(private readonly options: AutoplayPanelOptions) {
    const { t, hasFeatures = false } = options;
    this.dialog = new Dialog('autoplay', t('autoplay'), t('close'));
    this.loss = new AmountField('autoplay-loss', t('lossLimit'), t('lossHint'));
    this.win = new AmountField('autoplay-win', t('winLimit'), t('winHint'));
    this.balance = new AmountField('autoplay-balance', t('balanceLimit'), t('balanceHint'));
    this.choices = AUTOPLAY_ROUNDS.map((rounds) =>
      element('button', { type: 'button', class: 'choice-key', onclick: () => this.choose(rounds) }, String(rounds)),
    );
    const start = element('button', { type: 'submit', class: 'primary' }, t('start'));
    const form = element(
      'form',
      { class: 'autoplay-form', novalidate: true },
      element('p', { class: 'prose' }, t('intro')),
      element('p', { class: 'field-label' }, t('rounds')),
      element('div', { class: 'choices', role: 'group', 'aria-label': t('rounds') }, ...this.choices),
      this.loss.node,
      this.win.node,
      this.balance.node,
      ...(hasFeatures
        ? [element('label', { class: 'autoplay-check', for: 'autoplay-feature' }, this.feature, t('featureStop'))]
        : []),
      start,
    );
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.submit();
    });
    this.dialog.body.append(form);
    this.choose(this.rounds);
  }

  /** `stake`: of one round. */
  open(stake: bigint): void {
    // What the player has typed is kept, unless a single round costs more.
    const typed = this.loss.read(this.options);
    if (this.stake === 0n || (typed !== null && typed < stake))
      this.loss.input.value = typedText(stake * SUGGESTED_STAKES, this.options);
    this.stake = stake;
    this.dialog.open();
  }

  private choose(rounds: number): void {
    this.rounds = rounds;
    for (const button of this.choices)
      button.setAttribute('aria-pressed', String(button.textContent === String(rounds)));
  }

  private submit(): void {
    const { t, format, stop, onStart } = this.options;
    const example = typedText(this.stake * SUGGESTED_STAKES, this.options);
    const problemOf = (text: string): string =>
      amountQuestion(text, this.options, t, format) ?? t('amountInvalid', { example });
    const lossLimit = this.loss.read(this.options);
    this.loss.complain(lossLimit === null ? problemOf(this.loss.input.value) : '');
    if (lossLimit !== null && lossLimit < this.stake) this.loss.complain(t('lossBelow', { stake: format(this.stake) }));
    const [winLimit, balanceLimit] = [this.win, this.balance].map((field) =>
      field.readOptional(this.options, problemOf),
    );
    const wrong = [this.loss, this.win, this.balance].find(({ isWrong }) => isWrong);
    if (wrong !== undefined || lossLimit === null) {
      wrong?.input.focus();
      return;
    }
    this.dialog.close(stop);
    onStart({
      rounds: this.rounds,
      lossLimit,
      winLimit: winLimit ?? null,
      balanceLimit: balanceLimit ?? null,
      stopsOnFeature: this.feature.checked,
    });
  }
}

/** An amount with what is wrong about it. */
class AmountField {
  readonly node: HTMLElement;
  readonly input: HTMLInputElement;
  readonly complain: (text: string) => void;

  constructor(id: string, label: string, hint: string) {
    const { node, input, complain } = textField(id, label, '', hint);
    input.inputMode = 'decimal';
    input.addEventListener('input', () => showAsciiDigits(input));
    this.node = node;
    this.input = input;
    this.complain = complain;
  }

  get isWrong(): boolean {
    return this.input.getAttribute('aria-invalid') === 'true';
  }

  read(typing: AmountTyping): bigint | null {
    return typedAmount(this.input.value, typing);
  }

  /** Null for an empty field; what is no amount above zero is complained about. */
  readOptional(typing: AmountTyping, problemOf: (text: string) => string): bigint | null {
    const amount = this.read(typing);
    const isEmpty = this.input.value.trim() === '';
    this.complain(isEmpty || (amount !== null && amount > 0n) ? '' : problemOf(this.input.value));
    return amount;
  }
}

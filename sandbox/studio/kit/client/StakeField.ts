import { element, icon } from '../../client/element.ts';
import { icons } from '../../client/icons.ts';
import type { Locale } from '../../client/launchParams.ts';
import type { FormatMoney } from '../../client/money.ts';
import type { Translate } from '../../client/translate.ts';
import type { PlaySession } from './protocol.ts';
import { typedAmount } from '../../../../src/shared/money/typedAmount.ts';
import type { AmountTyping } from '../../../../src/shared/money/typedAmount.ts';
import { amountQuestion, showAsciiDigits, typedText } from '../../client/typedText.ts';

export interface StakeFieldOptions extends AmountTyping {
  readonly t: Translate;
  readonly format: FormatMoney;
  readonly stakes: { readonly least: bigint; readonly most: bigint; readonly step: bigint };
  readonly first: bigint;
  readonly onChange: () => void;
}

/** Amounts that the buttons step through, as multiples of a tenth of the currency; between the least and the most. */
const RUNGS = [2n, 5n, 10n, 20n, 50n, 100n, 200n, 500n, 1000n, 2000n, 5000n];

/** The stake: typed, or by buttons. What is wrong with it is said below it, and nothing typed is lost. */
export class StakeField {
  readonly node: HTMLElement;
  private readonly input: HTMLInputElement;
  private readonly buttons: readonly HTMLButtonElement[];
  private readonly error = element('p', { id: 'stake-error', class: 'field-error', role: 'alert' });
  private isLocked = false;

  constructor(private readonly options: StakeFieldOptions) {
    const { t, first } = options;
    this.input = element('input', {
      id: 'stake',
      class: 'stake-input figure',
      type: 'text',
      inputmode: 'decimal',
      autocomplete: 'off',
      dir: 'ltr',
      'aria-describedby': 'stake-error',
    });
    this.input.value = this.textOf(first);
    this.input.addEventListener('input', () => {
      showAsciiDigits(this.input);
      this.changed();
    });
    this.input.addEventListener('blur', () => this.tidy());
    const button = (label: string, content: Node | string, onPress: () => void): HTMLButtonElement =>
      element('button', { type: 'button', class: 'stake-key', 'aria-label': label, onclick: onPress }, content);
    const less = button(t('stakeLess'), icon(...icons.minus), () => this.step(-1));
    const more = button(t('stakeMore'), icon(...icons.plus), () => this.step(1));
    const halve = button(t('stakeHalve'), '½', () => this.scale(1n, 2n));
    const double = button(t('stakeDouble'), '×2', () => this.scale(2n, 1n));
    this.buttons = [less, halve, double, more];
    this.node = element(
      'div',
      { class: 'stake-field' },
      element('label', { class: 'label', for: 'stake' }, t('stakeField')),
      element('div', { class: 'stake-box' }, less, halve, this.input, double, more),
      this.error,
    );
  }

  /** The stake in minor units; null while the field has an error. */
  get stake(): bigint | null {
    return this.problem() === null ? this.typed() : null;
  }

  set stake(stake: bigint) {
    this.input.value = this.textOf(stake);
    this.changed();
  }

  /** The stake cannot be changed during a round. */
  set locked(locked: boolean) {
    this.isLocked = locked;
    this.input.readOnly = locked;
    for (const button of this.buttons) button.setAttribute('aria-disabled', String(locked));
  }

  /** Says that the server did not take this stake. */
  refuse(text: string): void {
    this.show(text);
  }

  /** Says what is wrong and moves the focus there; false if the stake can be used. */
  complain(): boolean {
    const problem = this.problem();
    this.show(problem ?? '');
    if (problem !== null) this.input.focus();
    return problem !== null;
  }

  /** Goes to the next rung of the ladder. */
  step(by: -1 | 1): void {
    const { stakes, decimals } = this.options;
    const { least, most } = stakes;
    const tenth = 10n ** BigInt(Math.max(0, decimals - 1));
    const rungs = [least, ...RUNGS.map((rung) => rung * tenth).filter((rung) => rung > least && rung < most), most];
    const now = this.typed() ?? least;
    const next = by === 1 ? rungs.find((rung) => rung > now) : rungs.findLast((rung) => rung < now);
    if (!this.isLocked && next !== undefined) this.stake = next;
  }

  private scale(times: bigint, over: bigint): void {
    const { least, most, step } = this.options.stakes;
    const now = this.typed() ?? least;
    const scaled = ((now * times) / over / step) * step;
    if (this.isLocked) return;
    if (scaled < least) this.stake = least;
    else this.stake = scaled > most ? most : scaled;
  }

  private changed(): void {
    this.show(this.problem() ?? '');
    this.options.onChange();
  }

  private tidy(): void {
    const { stake } = this;
    if (stake !== null) this.input.value = this.textOf(stake);
  }

  private problem(): string | null {
    const { t, format, stakes } = this.options;
    const { least, most, step } = stakes;
    const stake = this.typed();
    if (stake === null)
      return (
        amountQuestion(this.input.value, this.options, t, format) ?? t('stakeInvalid', { example: this.textOf(least) })
      );
    if (stake < least) return t('stakeBelow', { least: format(least) });
    if (stake > most) return t('stakeAbove', { most: format(most) });
    if (stake % step !== 0n) return t('stakeStep', { step: format(step) });
    return null;
  }

  private show(text: string): void {
    this.error.textContent = text;
    this.input.setAttribute('aria-invalid', String(text !== ''));
  }

  private typed(): bigint | null {
    return typedAmount(this.input.value, this.options);
  }

  private textOf(stake: bigint): string {
    return typedText(stake, this.options);
  }
}

/** The stake field of a page, with the stake that its session begins with. */
export function stakeFieldOf(
  {
    session,
    format,
    locale,
  }: {
    readonly session: Pick<PlaySession<unknown, unknown, unknown>, 'decimals' | 'stakes' | 'defaultStake'>;
    readonly format: FormatMoney;
    readonly locale: Locale;
  },
  t: Translate,
  onChange: () => void,
): StakeField {
  const { decimals, stakes, defaultStake: first } = session;
  return new StakeField({ t, format, locale, decimals, stakes, first, onChange });
}

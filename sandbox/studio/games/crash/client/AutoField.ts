import { element } from '../../../client/element.ts';
import { showAsciiDigits } from '../../../client/typedText.ts';
import { LEAST, MOST, ONE } from '../rules.ts';

export interface AutoFieldOptions {
  readonly label: string;
  readonly hint: string;
  readonly error: string;
  readonly presetsLabel: string;
  /** A multiplier in the player's language. */
  readonly figure: (multiplier: number) => string;
  readonly onChange: () => void;
}

const PRESETS = [150, 200, 500, 1_000];

/** The multiplier at which a bet is cashed out by itself; empty for none. What is wrong with it is said below it. */
export class AutoField {
  readonly node: HTMLElement;
  private readonly input: HTMLInputElement;
  private readonly error = element('p', { id: 'auto-error', class: 'field-error', role: 'alert' });
  private readonly presets: readonly HTMLButtonElement[];
  private isLocked = false;

  constructor(private readonly options: AutoFieldOptions) {
    const { label, hint, presetsLabel } = options;
    this.input = element('input', {
      id: 'auto',
      class: 'stake-input figure',
      type: 'text',
      inputmode: 'decimal',
      autocomplete: 'off',
      dir: 'ltr',
      placeholder: hint,
      'aria-describedby': 'auto-error',
    });
    this.input.addEventListener('input', () => {
      showAsciiDigits(this.input);
      this.changed();
    });
    this.presets = PRESETS.map((preset) =>
      element(
        'button',
        { type: 'button', class: 'auto-key', onclick: () => this.toggle(preset) },
        element('bdi', { dir: 'ltr' }, `×${options.figure(preset / ONE)}`),
      ),
    );
    this.node = element(
      'div',
      { class: 'stake-field auto-field' },
      element('label', { class: 'label', for: 'auto' }, label),
      element(
        'div',
        { class: 'stake-box' },
        this.input,
        element('div', { class: 'auto-keys', role: 'group', 'aria-label': presetsLabel }, ...this.presets),
      ),
      this.error,
    );
    this.changed();
  }

  /** In hundredths; null for none, undefined while the field has an error. */
  get value(): number | null | undefined {
    const text = this.input.value
      .trim()
      .replace(/^[x×]/i, '')
      .replace(/[,\u066b]/, '.');
    if (text === '') return null;
    if (!/^\d{1,5}(\.\d{0,2})?$/.test(text)) return undefined;
    const hundredths = Math.round(Number(text) * ONE);
    return hundredths >= LEAST && hundredths <= MOST ? hundredths : undefined;
  }

  set value(value: number | null | undefined) {
    this.input.value = value === null || value === undefined ? '' : (value / ONE).toFixed(2);
    this.changed();
  }

  set locked(locked: boolean) {
    this.isLocked = locked;
    this.input.readOnly = locked;
    for (const preset of this.presets) preset.setAttribute('aria-disabled', String(locked));
  }

  /** Moves the focus to the field if it has an error. */
  complain(): boolean {
    const isWrong = this.value === undefined;
    if (isWrong) this.input.focus();
    return isWrong;
  }

  private toggle(preset: number): void {
    if (!this.isLocked) this.value = this.value === preset ? null : preset;
  }

  private changed(): void {
    const { value } = this;
    this.error.textContent = value === undefined ? this.options.error : '';
    this.input.setAttribute('aria-invalid', String(value === undefined));
    for (const [index, preset] of this.presets.entries())
      preset.setAttribute('aria-pressed', String(PRESETS[index] === value));
    this.options.onChange();
  }
}

import type { ChangeEvent, ReactElement } from 'react';
import { asciiDigits } from '../../shared/text/asciiDigits.ts';
import { Amount } from '../basics/Amount.tsx';
import styles from './AmountInput.module.css';
import { Chip } from '../tiles/Chip.tsx';
import { TextInput, type TextInputProps } from './TextInput.tsx';
import { typedChange, useMaskedCaret } from './useMaskedCaret.ts';

export interface AmountPreset {
  /** Value of the field: "50". */
  readonly value: string;
  /** Text of the button: "$50". */
  readonly label: string;
}

export interface AmountInputProps extends Omit<
  TextInputProps,
  'type' | 'inputMode' | 'dir' | 'end' | 'icon' | 'isRound' | 'onChange' | 'ref'
> {
  /** The digits of every script come as those of ASCII. */
  readonly onChange: (text: string) => void;
  /** Currency code or symbol after the figure. */
  readonly currency: string;
  readonly presets?: readonly AmountPreset[] | undefined;
  readonly labelPresets?: string | undefined;
}

/** An amount field: large figures, the currency beside them, preset buttons. */
export function AmountInput({ currency, presets = [], labelPresets, ...props }: AmountInputProps): ReactElement {
  const { ref, keepCaret } = useMaskedCaret();
  const handleChange = (text: string, event: ChangeEvent<HTMLInputElement>) => {
    const shown = asciiDigits(text);
    if (shown !== text) keepCaret(typedChange(event).caret);
    props.onChange(shown);
  };
  return (
    <div className={styles['amount']}>
      <TextInput
        {...props}
        ref={ref}
        onChange={handleChange}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        end={<span className={styles['currency']}>{currency}</span>}
      />
      {presets.length > 0 && (
        <div className={styles['presets']} role="group" aria-label={labelPresets}>
          {presets.map((preset) => (
            <Chip key={preset.value} isOn={preset.value === props.value} onClick={() => props.onChange(preset.value)}>
              <Amount text={preset.label} />
            </Chip>
          ))}
        </div>
      )}
    </div>
  );
}

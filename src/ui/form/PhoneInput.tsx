import { useState, type ClipboardEvent, type ReactElement } from 'react';
import { maskPhone } from '../../shared/phone/maskPhone.ts';
import { pastePhone } from '../../shared/phone/pastePhone.ts';
import { type PhoneCountry, longestNumber, phoneCodeDigits } from '../../shared/phone/phoneCountry.ts';
import { typedPhone } from '../../shared/phone/typedPhone.ts';
import { asciiDigits } from '../../shared/text/asciiDigits.ts';
import { classes } from '../basics/classes.ts';
import { Icon } from '../basics/Icon.tsx';
import { chevronDownIcon } from '../basics/icons.ts';
import { Field, type FieldProps } from './Field.tsx';
import styles from './PhoneInput.module.css';
import box from './TextInput.module.css';
import { useMaskedCaret } from './useMaskedCaret.ts';

export interface PhoneValue {
  readonly country: PhoneCountry;
  /** Of the number without the country's code. */
  readonly digits: string;
}

export interface PhoneInputProps extends Omit<FieldProps, 'children'>, PhoneValue {
  readonly name: string;
  /** Sorted by name; empty if they are not known: then there is no picker. */
  readonly countries: readonly PhoneCountry[];
  readonly labelCountry: string;
  readonly onChange: (value: PhoneValue) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** Fewer digits in the clipboard are a part of a number, and go to the caret. */
const LEAST_PASTED = 7;

const digitsOf = (text: string): string => asciiDigits(text).replace(/\D/g, '');

/** The flag of an ISO code, of two letters that fonts show as one sign; fonts without flags show the letters. */
const flagOf = (code: string): string =>
  String.fromCodePoint(...[...code].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 'A'.charCodeAt(0)));

/** 5-37 to 5-41: a phone number: its country's code, and its digits in the country's mask. */
export function PhoneInput(props: PhoneInputProps): ReactElement {
  const { label, hint, error, isRequired, isLabelHidden } = props;
  const { name, countries, country, digits, labelCountry, onChange, onBlur, isDisabled } = props;
  const { ref, remember } = useMaskedCaret();
  /** A code that is being typed with a plus, until it is known which country it is of. */
  const [code, setCode] = useState<string | null>(null);
  const { shown } = maskPhone(digits, country);

  const enter = (value: PhoneValue) => {
    setCode(null);
    onChange({ ...value, digits: maskPhone(value.digits, value.country).digits });
  };
  const handleChange = (text: string) => {
    remember();
    if (/^\s*\+/.test(text)) {
      const found = typedPhone(text, countries, country);
      if (found !== null) return enter(found);
      setCode(`+${digitsOf(text)}`);
      if (digits !== '') onChange({ country, digits: '' });
      return;
    }
    // Autofill enters a whole number at once, with or without its code.
    if (text.length > shown.length + 1) return enter(pastePhone(text, countries, country));
    const typed = digitsOf(text);
    const isTooLong = typed.length > longestNumber(country) && typed.length > digits.length;
    if (!isTooLong) enter({ country, digits: typed });
  };
  const handlePaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (digitsOf(text).length < LEAST_PASTED) return;
    event.preventDefault();
    enter(pastePhone(text, countries, country));
  };
  const choose = (countryCode: string) => {
    const chosen = countries.find((one) => one.countryCode === countryCode);
    if (chosen) enter({ country: chosen, digits });
  };

  return (
    <Field label={label} hint={hint} error={error} isRequired={isRequired} isLabelHidden={isLabelHidden}>
      {(control) => (
        <span className={classes(box['box'], styles['row'])}>
          {countries.length > 0 && (
            <span className={styles['picker']}>
              <span className={styles['code']} aria-hidden="true">
                <span>{flagOf(country.countryCode)}</span>
                <span>+{phoneCodeDigits(country)}</span>
                <Icon of={chevronDownIcon} size={16} />
              </span>
              <select
                className={styles['select']}
                aria-label={labelCountry}
                name={`${name}_country`}
                value={country.countryCode}
                disabled={isDisabled}
                onChange={(event) => choose(event.target.value)}
              >
                {countries.map((one) => (
                  <option key={one.countryCode} value={one.countryCode}>
                    {`${one.name} +${phoneCodeDigits(one)}`}
                  </option>
                ))}
              </select>
            </span>
          )}
          <input
            {...control}
            ref={ref}
            className={classes(box['input'], styles['number'])}
            name={name}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            value={code ?? shown}
            disabled={isDisabled}
            onChange={(event) => handleChange(event.target.value)}
            onPaste={handlePaste}
            onBlur={() => {
              setCode(null);
              onBlur?.();
            }}
          />
        </span>
      )}
    </Field>
  );
}

import { useState, type ChangeEvent, type ReactElement, type ReactNode } from 'react';
import { editPhone, movedPhone, shownPhone } from '../../shared/phone/editPhone.ts';
import { phoneCodeDigits } from '../../shared/phone/phoneCountry.ts';
import type { PhoneCountry } from '../../shared/phone/phoneCountry.ts';
import type { PhoneNotice, PhoneText } from '../../shared/phone/readPhone.ts';
import { classes } from '../basics/classes.ts';
import { Icon } from '../basics/Icon.tsx';
import { chevronDownIcon } from '../basics/icons.ts';
import { Field, type FieldProps } from './Field.tsx';
import styles from './PhoneInput.module.css';
import { tellEarly } from './tellEarly.ts';
import box from './TextInput.module.css';
import { typedChange, useMaskedCaret } from './useMaskedCaret.ts';
import { useToldRef } from './useToldRef.ts';

export interface PhoneInputProps extends Omit<FieldProps, 'children'>, PhoneText {
  readonly name: string;
  /** Sorted by name; empty if they are not known: then there is no picker. */
  readonly countries: readonly PhoneCountry[];
  readonly labelCountry: string;
  /** What the field says where it does not show all that was typed (5-40). */
  readonly textOf: (notice: PhoneNotice, country: PhoneCountry) => ReactNode;
  readonly onChange: (value: PhoneText) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** The flag of an ISO code, of two letters that fonts show as one sign; fonts without flags show the letters. */
const flagOf = (code: string): string =>
  String.fromCodePoint(...[...code].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 'A'.charCodeAt(0)));

/** 5-37 to 5-41: a phone number: its country's code, and its digits in the country's mask. */
export function PhoneInput(props: PhoneInputProps): ReactElement {
  const { label, hint, error, isRequired, isLabelHidden } = props;
  const { name, countries, country, digits, labelCountry, textOf, onChange, onBlur, isDisabled } = props;
  const { ref, keepCaret } = useMaskedCaret();
  const toldRef = useToldRef(ref);
  const [said, setSaid] = useState<PhoneNotice | null>(null);
  // What was said of a number goes with it, also where the form has emptied the field.
  const notice = digits === '' ? null : said;

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const { phone, caret } = editPhone({ country, digits }, typedChange(event), countries);
    keepCaret(caret);
    // That a prefix was dropped stays to be read while the rest is typed.
    setSaid(phone.notice ?? (notice === 'trunk' ? notice : null));
    onChange({ country: phone.country, digits: phone.digits });
  };
  const choose = (countryCode: string) => {
    const chosen = countries.find((one) => one.countryCode === countryCode);
    if (chosen === undefined) return;
    const moved = movedPhone(digits, chosen);
    setSaid(moved.notice);
    onChange({ country: chosen, digits: moved.digits });
  };

  return (
    <Field
      label={label}
      hint={hint}
      notice={notice && textOf(notice, country)}
      error={error}
      isRequired={isRequired}
      isLabelHidden={isLabelHidden}
    >
      {(control) => (
        <span className={classes(box['box'], styles['row'])}>
          {countries.length > 0 && (
            <span className={styles['picker']}>
              <span className={styles['code']} aria-hidden="true">
                <span>{flagOf(country.countryCode)}</span>
                <span>{`+${phoneCodeDigits(country)}`}</span>
                <Icon of={chevronDownIcon} size={16} />
              </span>
              <select
                ref={tellEarly}
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
            ref={toldRef}
            className={classes(box['input'], styles['number'])}
            name={name}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            value={shownPhone({ country, digits })}
            disabled={isDisabled}
            onChange={handleChange}
            onBlur={onBlur}
          />
        </span>
      )}
    </Field>
  );
}

import { observer } from 'mobx-react-lite';
import type { PhoneCountry } from '../../shared/phone/phoneCountry.ts';
import { PhoneInput } from '../../ui/form/PhoneInput.tsx';
import type { PhoneInputProps } from '../../ui/form/PhoneInput.tsx';
import { useApp } from '../AppContext.tsx';
import type { FormField } from './FormStore.ts';
import { useFieldError } from './useFieldError.ts';

type Wired = 'country' | 'digits' | 'error' | 'labelCountry' | 'textOf' | 'onChange' | 'onBlur';

interface Props extends Omit<PhoneInputProps, Wired> {
  /** Its value is the number's digits, without the country's code; a code of no country yet stands in it as typed. */
  readonly field: FormField;
  /** Its value is the ISO code of the number's country. */
  readonly countryField: FormField;
  /** The country of that code, or the one that stands for an unknown code. */
  readonly country: PhoneCountry;
}

/** 5-37: a phone number bound to two form fields: the number and its country. */
export const PhoneField = observer(function PhoneField({ field, countryField, country, ...input }: Props) {
  const { t } = useApp();
  const errorOf = useFieldError();
  return (
    <PhoneInput
      {...input}
      country={country}
      digits={field.value}
      labelCountry={t('forms:phone.country')}
      textOf={(notice, { phoneCode }) =>
        notice === 'trunk' ? t('forms:phone.trunk', { code: phoneCode.replace(/\D/g, '') }) : t('forms:phone.tooLong')
      }
      error={errorOf(field.error ?? countryField.error, field.name)}
      onChange={(value) => {
        if (value.country.countryCode !== country.countryCode) countryField.change(value.country.countryCode);
        if (value.digits !== field.value) field.change(value.digits);
      }}
      onBlur={() => field.blur()}
    />
  );
});

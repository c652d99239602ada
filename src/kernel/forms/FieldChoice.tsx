import { observer } from 'mobx-react-lite';
import { Combobox } from '../../ui/form/Combobox.tsx';
import type { ComboboxProps } from '../../ui/form/Combobox.tsx';
import { MaskedInput } from '../../ui/form/MaskedInput.tsx';
import type { MaskedInputProps } from '../../ui/form/MaskedInput.tsx';
import { Select } from '../../ui/form/Select.tsx';
import type { SelectProps } from '../../ui/form/Select.tsx';
import { useApp } from '../AppContext.tsx';
import type { FormField } from './FormStore.ts';
import { useFieldError } from './useFieldError.ts';

type Wired = 'value' | 'error' | 'onChange' | 'onBlur';

interface Bound {
  readonly field: FormField;
}

/** 9-20: a longer list has a filter. */
const mostWithoutFilter = 35;

/** A select bound to a form field: a native one, or one with a filter if the list is long. */
export const FieldSelect = observer(function FieldSelect({ field, ...select }: Omit<SelectProps, Wired> & Bound) {
  const errorOf = useFieldError();
  if (select.options.length > mostWithoutFilter) return <FieldCombobox {...select} field={field} />;
  return (
    <Select
      {...select}
      value={field.value}
      error={errorOf(field.error, field.name)}
      onChange={(value) => field.change(value)}
      onBlur={() => field.blur()}
    />
  );
});

/** A searchable select; `onChoose` replaces the plain change of the field. */
export const FieldCombobox = observer(function FieldCombobox({
  field,
  onChoose,
  ...box
}: Omit<ComboboxProps, Wired | 'labelNone'> & Bound & { readonly onChoose?: (value: string) => void }) {
  const { t } = useApp();
  const errorOf = useFieldError();
  return (
    <Combobox
      {...box}
      labelNone={t('forms:nothingFound')}
      value={field.value}
      error={errorOf(field.error, field.name)}
      onChange={onChoose ?? ((value) => field.change(value))}
      onBlur={() => field.blur()}
    />
  );
});

/** A text field with a mask, bound to a form field. */
export const FieldMasked = observer(function FieldMasked({ field, ...input }: Omit<MaskedInputProps, Wired> & Bound) {
  const errorOf = useFieldError();
  return (
    <MaskedInput
      {...input}
      value={field.value}
      error={errorOf(field.error, field.name)}
      onChange={(value) => field.change(value)}
      onBlur={() => field.blur()}
    />
  );
});

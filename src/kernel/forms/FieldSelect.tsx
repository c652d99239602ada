import { observer } from 'mobx-react-lite';
import { Select } from '../../ui/form/Select.tsx';
import type { SelectProps } from '../../ui/form/Select.tsx';
import type { FormField } from './FormStore.ts';
import { useFieldError } from './useFieldError.ts';

interface Props extends Omit<SelectProps, 'value' | 'error' | 'onChange' | 'onBlur'> {
  readonly field: FormField;
}

/** A choice from many options, bound to a form field. */
export const FieldSelect = observer(function FieldSelect({ field, ...select }: Props) {
  const errorOf = useFieldError();
  return (
    <Select
      {...select}
      value={field.value}
      error={errorOf(field.error)}
      onChange={(value) => field.change(value)}
      onBlur={() => field.blur()}
    />
  );
});

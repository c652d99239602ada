import { observer } from 'mobx-react-lite';
import type { ChangeEvent } from 'react';
import type { FormField } from '../../../../kernel/forms/FormStore.ts';
import { useFieldError } from '../../../../kernel/forms/useFieldError.ts';
import { asciiDigits } from '../../../../shared/text/asciiDigits.ts';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { typedChange, useMaskedCaret } from '../../../../ui/form/useMaskedCaret.ts';

interface Props {
  readonly field: FormField;
  readonly label: string;
  readonly hint?: string | undefined;
}

/** A recovery code of two-factor sign-in; the digits of every script become those of ASCII, which alone are sent. */
export const RecoveryCodeField = observer(function RecoveryCodeField({ field, label, hint }: Props) {
  const errorOf = useFieldError();
  const { ref, keepCaret } = useMaskedCaret();
  const handleChange = (typed: string, event: ChangeEvent<HTMLInputElement>) => {
    const shown = asciiDigits(typed);
    if (shown !== typed) keepCaret(typedChange(event).caret);
    field.change(shown);
  };
  return (
    <TextInput
      ref={ref}
      label={label}
      hint={hint}
      name="recovery"
      autoComplete="off"
      enterKeyHint="done"
      dir="ltr"
      isRequired
      value={field.value}
      error={errorOf(field.error, field.name)}
      onChange={handleChange}
      onBlur={() => field.blur()}
    />
  );
});

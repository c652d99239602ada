import { observer } from 'mobx-react-lite';
import type { ChangeEvent } from 'react';
import { asciiDigits } from '../../../../shared/text/asciiDigits.ts';
import { useApp } from '../../../../kernel/AppContext.tsx';
import type { FormField } from '../../../../kernel/forms/FormStore.ts';
import { useFieldError } from '../../../../kernel/forms/useFieldError.ts';
import { sendOrGoOn } from '../../../../ui/form/sendOrGoOn.ts';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { typedChange, useMaskedCaret } from '../../../../ui/form/useMaskedCaret.ts';

const WHOLE_CODE = /^\d{6}$/;

/**
 * The second factor's code: the last of six digits sends the form, as in every form with a code (5-51). The field also
 * takes a recovery code: ten signs with a hyphen in the middle, which hardly ever begin with six digits.
 */
export const JoinCode = observer(function JoinCode({ field }: { readonly field: FormField }) {
  const { t } = useApp();
  const errorOf = useFieldError();
  const { ref, keepCaret } = useMaskedCaret();
  const change = (typed: string, event: ChangeEvent<HTMLInputElement>) => {
    const text = asciiDigits(typed);
    const isWhole = text.length > field.value.length && WHOLE_CODE.test(text.trim());
    field.change(text);
    if (isWhole) sendOrGoOn(event.target);
    else if (text !== typed) keepCaret(typedChange(event).caret);
  };
  return (
    <TextInput
      label={t('auth:telegram.code')}
      hint={t('auth:telegram.codeHint')}
      name="code"
      autoComplete="one-time-code"
      dir="ltr"
      ref={ref}
      isRequired
      value={field.value}
      error={errorOf(field.error, field.name)}
      onChange={change}
      onBlur={() => field.blur()}
    />
  );
});

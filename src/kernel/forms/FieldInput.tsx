import { observer } from 'mobx-react-lite';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import type { CheckboxProps } from '../../ui/form/Checkbox.tsx';
import { CodeInput } from '../../ui/form/CodeInput.tsx';
import type { CodeInputProps } from '../../ui/form/CodeInput.tsx';
import { PasswordInput } from '../../ui/form/PasswordInput.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import type { TextAreaProps } from '../../ui/form/TextArea.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import type { TextInputProps } from '../../ui/form/TextInput.tsx';
import { useApp } from '../AppContext.tsx';
import type { FormField } from './FormStore.ts';
import { useFieldError } from './useFieldError.ts';

type Wired = 'value' | 'error' | 'onChange' | 'onBlur';

interface FieldInputProps extends Omit<TextInputProps, Wired> {
  readonly field: FormField;
}

/** A text field bound to a form field: its value, and its error in the player's language. */
export const FieldInput = observer(function FieldInput({ field, ...input }: FieldInputProps) {
  const errorOf = useFieldError();
  return (
    <TextInput
      {...input}
      value={field.value}
      error={errorOf(field.error, field.name)}
      onChange={(value) => field.change(value)}
      onBlur={() => field.blur()}
    />
  );
});

/** The same for a password, with a button to reveal it. */
export const FieldPassword = observer(function FieldPassword({
  field,
  ...input
}: Omit<FieldInputProps, 'type' | 'end' | 'icon' | 'isRound'>) {
  const { t } = useApp();
  const errorOf = useFieldError();
  return (
    <PasswordInput
      {...input}
      labelShow={t('forms:auth.show')}
      labelHide={t('forms:auth.hide')}
      value={field.value}
      error={errorOf(field.error, field.name)}
      onChange={(value) => field.change(value)}
      onBlur={() => field.blur()}
    />
  );
});

/** A checkbox bound to a form field: its value is '1' or empty. */
export const FieldCheckbox = observer(function FieldCheckbox({
  field,
  ...box
}: Omit<CheckboxProps, 'isChecked' | 'error' | 'onChange'> & Pick<FieldInputProps, 'field'>) {
  const errorOf = useFieldError();
  return (
    <Checkbox
      {...box}
      isChecked={field.value === '1'}
      error={errorOf(field.error, field.name)}
      onChange={(isOn) => field.change(isOn ? '1' : '')}
    />
  );
});

/** 5-51: a field for a one-time code, bound to a form field. */
export const FieldCode = observer(function FieldCode({
  field,
  ...input
}: Omit<CodeInputProps, 'value' | 'error' | 'onChange'> & Pick<FieldInputProps, 'field'>) {
  const errorOf = useFieldError();
  return (
    <CodeInput
      {...input}
      value={field.value}
      error={errorOf(field.error, field.name)}
      onChange={(value) => field.change(value)}
    />
  );
});

/** A text of several lines, bound to a form field. */
export const FieldTextArea = observer(function FieldTextArea({
  field,
  ...area
}: Omit<TextAreaProps, Wired> & Pick<FieldInputProps, 'field'>) {
  const errorOf = useFieldError();
  return (
    <TextArea
      {...area}
      value={field.value}
      error={errorOf(field.error, field.name)}
      onChange={(value) => field.change(value)}
      onBlur={() => field.blur()}
    />
  );
});

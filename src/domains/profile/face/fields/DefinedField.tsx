import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useApp } from '../../../../kernel/AppContext.tsx';
import { FieldCombobox, FieldMasked, FieldSelect } from '../../../../kernel/forms/FieldChoice.tsx';
import { FieldInput, FieldPassword } from '../../../../kernel/forms/FieldInput.tsx';
import type { FormField } from '../../../../kernel/forms/FormStore.ts';
import { patternMask } from '../../../../shared/masks/patternMask.ts';
import { dateMask } from './dateMask.ts';
import { autoCompleteOf, inputModeOf } from './fieldHints.ts';
import type { PersonalField } from './PersonalField.ts';
import { useFieldLabel } from './useFieldLabel.ts';

interface Props {
  readonly definition: PersonalField;
  readonly field: FormField;
  /** 3-28: the select has an empty entry that can be chosen. */
  readonly hasEmptyEntry?: boolean;
  /** Below the control: why it is locked, what is stored. */
  readonly hint?: string | undefined;
  /** Choosing a country changes more than the field. */
  readonly onCountry: (code: string) => void;
}

/** 3-20: one field of a registration or a profile by the type of its definition; phone fields have a component of their own. */
export const DefinedField = observer(function DefinedField({
  definition,
  field,
  hasEmptyEntry,
  hint,
  onCountry,
}: Props) {
  const { t, content } = useApp();
  const { auth } = content.config;
  const { type, options, masks, placeholder, maxLength } = definition;
  const mask = useMemo(() => (masks.length > 0 ? patternMask(masks) : null), [masks]);
  const props = {
    field,
    label: useFieldLabel()(definition),
    name: definition.sysname,
    autoComplete: autoCompleteOf(definition),
    isRequired: definition.isRequired,
    isDisabled: definition.isDisabled,
    ...(hint !== undefined && { hint }),
    ...(placeholder !== '' && { placeholder }),
  };
  const entries = options.map(({ id, name, icon }) => ({ value: id, label: name, icon }));

  if (type === 'country_code') return <FieldCombobox {...props} options={entries} onChoose={onCountry} />;
  if (entries.length > 0) {
    const empty = { value: '', label: placeholder };
    if (!hasEmptyEntry) return <FieldSelect {...props} options={entries} placeholder={placeholder} />;
    return <FieldSelect {...props} placeholder={undefined} options={[empty, ...entries]} />;
  }
  if (type === 'password')
    return (
      <FieldPassword {...props} hint={t('forms:auth.passwordHint', { min: auth.minPassword, max: auth.maxPassword })} />
    );
  if (type === 'date') return <FieldMasked {...props} mask={dateMask} inputMode="numeric" dir="ltr" />;
  if (mask !== null) return <FieldMasked {...props} mask={mask} inputMode={inputModeOf(definition)} dir="ltr" />;
  return (
    <FieldInput
      {...props}
      inputMode={inputModeOf(definition)}
      {...(definition.sysname === 'email' && { type: 'email', dir: 'ltr' as const })}
      {...(maxLength > 0 && definition.sysname !== 'email' && { maxLength })}
    />
  );
});

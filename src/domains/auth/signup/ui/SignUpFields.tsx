import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { PhoneField } from '../../../../kernel/forms/PhoneField.tsx';
import { signUpStore } from '../../SignUpStore.ts';
import type { PersonalField } from '../../../profile/face/fields/PersonalField.ts';
import { PHONE_COUNTRY } from '../registrationInput.ts';
import { DefinedField } from '../../../profile/face/fields/DefinedField.tsx';
import { FieldsState } from '../../../profile/face/fields/FieldsState.tsx';
import { useFieldLabel } from '../../../profile/face/fields/useFieldLabel.ts';

/** 7-17: the fields that the operator defines, and how their loading stands. */
export const SignUpFields = observer(function SignUpFields() {
  const store = useStore(signUpStore);
  const { status, value } = store.personal.fields;
  return (
    <>
      {store.fields.map((definition) => (
        <OneField key={definition.sysname} definition={definition} />
      ))}
      <FieldsState status={status} hasFields={value !== null} onRetry={() => store.load()} />
    </>
  );
});

const OneField = observer(function OneField({ definition }: { readonly definition: PersonalField }) {
  const { content } = useApp();
  const store = useStore(signUpStore);
  const labelOf = useFieldLabel();
  const { fields } = store.form;
  const field = fields[definition.sysname];
  const countryField = fields[PHONE_COUNTRY];
  if (field === undefined) return null;
  if (definition.type === 'phone' && countryField !== undefined)
    return (
      <PhoneField
        field={field}
        countryField={countryField}
        country={store.phoneCountry}
        countries={store.personal.phones.value ?? []}
        label={labelOf(definition)}
        name={definition.sysname}
        isRequired={definition.isRequired}
        isDisabled={definition.isDisabled}
      />
    );
  const hasEmptyEntry = definition.sysname === 'currency' && content.config.auth.currencyConditions.emptyValue;
  return (
    <DefinedField
      definition={definition}
      field={field}
      hasEmptyEntry={hasEmptyEntry}
      onCountry={(code) => void store.changeCountry(code)}
    />
  );
});

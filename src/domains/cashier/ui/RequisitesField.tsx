import { observer } from 'mobx-react-lite';
import { MaskedInput } from '../../../ui/form/MaskedInput.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { useFieldError } from '../../../kernel/forms/useFieldError.ts';
import type { DestinationKind } from '../destinationKind.ts';
import { withdrawStore } from '../WithdrawStore.ts';
import { requisitesKeys } from './words.ts';

/** The destination field. */
export const RequisitesField = observer(function RequisitesField({ kind }: { readonly kind: DestinationKind }) {
  const { t } = useApp();
  const store = useStore(withdrawStore);
  const errorOf = useFieldError();
  const { requisites } = store.spending.form.fields;
  return (
    <MaskedInput
      mask={store.requisites.mask}
      label={t(requisitesKeys[kind])}
      name="requisites"
      inputMode={kind === 'card' ? 'numeric' : 'text'}
      autoComplete={kind === 'card' ? 'cc-number' : 'off'}
      dir="ltr"
      isRequired
      value={requisites.value}
      error={errorOf(requisites.error)}
      onChange={(text) => store.typeRequisites(text)}
      onFocus={() => store.requisites.expect()}
      onBlur={() => void store.requisites.leave()}
    />
  );
});

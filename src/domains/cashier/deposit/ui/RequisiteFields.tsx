import { observer } from 'mobx-react-lite';
import type { InputHTMLAttributes } from 'react';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { useFieldError } from '../../../../kernel/forms/useFieldError.ts';
import { MaskedInput } from '../../../../ui/form/MaskedInput.tsx';
import type { RequisiteField } from '../../parseCashier.ts';
import { depositStore } from '../DepositStore.ts';
import { BankField } from './BankField.tsx';
import { VoucherField } from './VoucherField.tsx';

type Kind = RequisiteField['kind'];

/** Labels and hints, spelt out so that each can be found by search. */
const labels: Readonly<Record<Kind, string>> = {
  wallet: 'deposit:field.wallet',
  phone: 'deposit:field.phone',
  bank: 'deposit:field.bank',
  voucher: 'deposit:field.voucher',
};
const hints: Partial<Readonly<Record<Kind, string>>> = {
  wallet: 'deposit:field.walletHint',
  phone: 'deposit:field.phoneHint',
};
const keyboards: Partial<Readonly<Record<Kind, InputHTMLAttributes<HTMLInputElement>['inputMode']>>> = {
  phone: 'tel',
};
const completions: Partial<Readonly<Record<Kind, string>>> = { phone: 'tel' };

/** 3-54: what the chosen method asks for besides the amount. */
export const RequisiteFields = observer(function RequisiteFields() {
  const { fields, spending } = useStore(depositStore);
  return fields.requisites.fields.map((field) => {
    const key = `${spending.methodName}.${field.name}`;
    if (field.kind === 'bank') return <BankField key={key} field={field} method={spending.methodName} />;
    if (field.kind === 'voucher') return <VoucherField key={key} field={field} />;
    return <PlainField key={key} field={field} />;
  });
});

const PlainField = observer(function PlainField({ field }: { readonly field: RequisiteField }) {
  const { t } = useApp();
  const { requisites } = useStore(depositStore).fields;
  const errorOf = useFieldError();
  const model = requisites.field(field.name);
  if (model === null) return null;
  const hint = hints[field.kind];
  return (
    <MaskedInput
      mask={requisites.maskOf(field)}
      label={t(labels[field.kind])}
      hint={hint === undefined ? undefined : t(hint)}
      name={field.name}
      inputMode={keyboards[field.kind]}
      autoComplete={completions[field.kind] ?? 'off'}
      dir="ltr"
      isRequired={field.is_required}
      value={model.value}
      error={errorOf(model.error, field.name)}
      onChange={(text) => requisites.type(field, text)}
      onBlur={() => model.blur()}
    />
  );
});

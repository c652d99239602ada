import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { useFieldError } from '../../../../kernel/forms/useFieldError.ts';
import { Remote } from '../../../../kernel/Remote.ts';
import { Button } from '../../../../ui/basics/Button.tsx';
import { Skeleton } from '../../../../ui/basics/Skeleton.tsx';
import { Notice } from '../../../../ui/blocks/Notice.tsx';
import { Combobox } from '../../../../ui/form/Combobox.tsx';
import type { RequisiteField } from '../../parseCashier.ts';
import { createDepositApi } from '../depositApi.ts';
import type { Bank } from '../depositApi.ts';
import { depositStore } from '../DepositStore.ts';

interface Props {
  readonly field: RequisiteField;
  readonly method: string;
}

/** 7-46: the banks of the method, found by typing. Loading, failed, none, and the list. */
export const BankField = observer(function BankField({ field, method }: Props) {
  const { t, call, session } = useApp();
  const { requisites } = useStore(depositStore).fields;
  const errorOf = useFieldError();
  const [banks] = useState(() => new Remote<readonly Bank[]>());
  const key = `${session.uid}.${method}`;
  const load = () => banks.refresh(key, () => createDepositApi(call).banks(method));
  useEffect(() => {
    void banks.refresh(key, () => createDepositApi(call).banks(method));
  }, [banks, call, key, method]);
  const model = requisites.field(field.name);
  if (model === null) return null;
  if (banks.status === 'failed')
    return (
      <Notice
        tone="error"
        role="alert"
        action={
          <Button size="sm" onClick={load}>
            {t('core:retry')}
          </Button>
        }
      >
        {t('deposit:field.banksFailed')}
      </Notice>
    );
  if (banks.value === null) return <Skeleton height="76px" />;
  if (banks.value.length === 0) return <Notice role="status">{t('deposit:field.noBanks')}</Notice>;
  return (
    <Combobox
      label={t('deposit:field.bank')}
      name={field.name}
      isRequired={field.is_required}
      placeholder={t('deposit:field.bankHint')}
      value={model.value}
      options={banks.value.map(({ id, name }) => ({ value: id, label: name }))}
      labelNone={t('deposit:field.noSuchBank')}
      error={errorOf(model.error, field.name)}
      onChange={(id) => model.change(id)}
      onBlur={() => model.blur()}
    />
  );
});

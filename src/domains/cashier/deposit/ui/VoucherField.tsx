import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { useFieldError } from '../../../../kernel/forms/useFieldError.ts';
import { Button } from '../../../../ui/basics/Button.tsx';
import { scanIcon } from '../../../../ui/basics/icons.ts';
import { MaskedInput } from '../../../../ui/form/MaskedInput.tsx';
import type { RequisiteField } from '../../parseCashier.ts';
import { useCashierFormat } from '../../ui/frame/useCashierFormat.ts';
import { useAmountError } from '../../ui/useAmountError.ts';
import { depositStore } from '../DepositStore.ts';
import styles from './RequisiteFields.module.css';

/** The code of a voucher; its worth is the amount. A shell that has a scanner reads it from paper. */
export const VoucherField = observer(function VoucherField({ field }: { readonly field: RequisiteField }) {
  const { t, platform } = useApp();
  const { fields } = useStore(depositStore);
  const errorOf = useFieldError();
  const model = fields.requisites.field(field.name);
  if (model === null) return null;
  const { scanCode } = platform;
  const scan = async () => {
    const text = await scanCode?.(t('deposit:field.scanHint'));
    if (text) fields.typeVoucher(codeIn(text));
  };
  return (
    <div className={styles['voucher']}>
      <MaskedInput
        mask={fields.requisites.maskOf(field)}
        label={t('deposit:field.voucher')}
        hint={t('deposit:field.voucherHint')}
        name={field.name}
        autoComplete="off"
        enterKeyHint="done"
        dir="ltr"
        isRequired={field.is_required}
        value={model.value}
        error={errorOf(model.error, field.name)}
        onChange={(text) => fields.typeVoucher(text)}
        onBlur={() => {
          // What the operator said of the code stays until it changes.
          if (model.error === null) model.blur();
        }}
      />
      {scanCode !== null && (
        <Button icon={scanIcon} onClick={scan}>
          {t('deposit:field.scan')}
        </Button>
      )}
      <Worth />
    </div>
  );
});

const Worth = observer(function Worth() {
  const { t } = useApp();
  const { fields, spending } = useStore(depositStore);
  const format = useCashierFormat();
  const errorOf = useAmountError();
  const { worth, isAsking } = fields.voucher;
  const { error } = spending.form.fields.amount;
  return (
    <p className={styles['worth']} role="status">
      {isAsking && <span>{t('deposit:field.checking')}</span>}
      {worth !== null && <span>{t('deposit:field.worth', { amount: format.inText(format.money(worth)) })}</span>}
      {worth !== null && error !== null && <span className={styles['wrong']}>{` ${errorOf(error)}`}</span>}
    </p>
  );
});

/** A QR code may hold an address with the code as its last part. */
const codeIn = (text: string): string => text.split(/[/?=#]/).findLast((part) => part !== '') ?? text;

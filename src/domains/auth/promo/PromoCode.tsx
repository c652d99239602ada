import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useApp } from '../../../kernel/AppContext.tsx';
import { useFieldError } from '../../../kernel/forms/useFieldError.ts';
import { Icon } from '../../../ui/basics/Icon.tsx';
import { checkIcon } from '../../../ui/basics/icons.ts';
import { Spinner } from '../../../ui/basics/Spinner.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import type { PromoCodeField, PromoStatus } from './PromoCodeField.ts';
import { maxPromoCode } from '../../offers/face/storedPromoCode.ts';
import styles from './PromoCode.module.css';

/** The text announced for each status. */
const statusKeys: Readonly<Record<Exclude<PromoStatus, 'unchecked'>, string>> = {
  checking: 'auth:promo.checking',
  valid: 'auth:promo.valid',
};

const marks = {
  unchecked: undefined,
  checking: <Spinner className={styles['mark']} />,
  valid: <Icon className={`${styles['mark']} ${styles['valid']}`} of={checkIcon} size={22} />,
};

/** 3-25, 4-17: the box "I have a promo code" and the field that it opens. */
export const PromoCode = observer(function PromoCode({ field }: { readonly field: PromoCodeField }) {
  const { t } = useApp();
  const errorOf = useFieldError();
  useEffect(() => field.prefill(), [field]);
  if (!field.isShown) return null;
  const { code, status, isOpen } = field;
  return (
    <div className={styles['promo']}>
      <Checkbox
        name="hasPromocode"
        label={t('auth:promo.have')}
        isChecked={isOpen}
        onChange={(isOn) => field.open(isOn)}
      />
      {isOpen && (
        <TextInput
          name="promo_code"
          label={t('auth:promo.label')}
          value={code.value}
          error={errorOf(code.error, code.name)}
          autoComplete="off"
          maxLength={maxPromoCode}
          dir="ltr"
          end={marks[status]}
          onChange={(text) => field.change(text)}
          onBlur={() => code.blur()}
        />
      )}
      <span className="visually-hidden" role="status">
        {isOpen && status !== 'unchecked' ? t(statusKeys[status]) : ''}
      </span>
    </div>
  );
});

import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { AmountInput } from '../../../ui/form/AmountInput.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Button } from '../../../ui/basics/Button.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { ProblemNotice } from '../../../kernel/problems/ProblemNotice.tsx';
import { useFieldError } from '../../../kernel/forms/useFieldError.ts';
import { limitsStore } from '../LimitsStore.ts';
import type { LimitName } from '../LimitsStore.ts';
import styles from './Limits.module.css';

interface Props {
  readonly name: LimitName;
  readonly currency: string;
  readonly isSet: boolean;
}

/** The new value of one limit. It has the focus when it opens. */
export const LimitForm = observer(function LimitForm({ name, currency, isSet }: Props) {
  const { t } = useApp();
  const store = useStore(limitsStore);
  const errorOf = useFieldError();
  const box = useRef<HTMLDivElement>(null);
  const { amount } = store.form.fields;
  const isSession = name.kind === 'session';
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={box} className={styles['form']}>
      <Form className={styles['fields']} onSubmit={() => store.save()}>
        <AmountInput
          label={t(isSession ? 'responsible:limits.minutesLabel' : 'responsible:limits.amountLabel')}
          name="limit"
          currency={isSession ? t('responsible:limits.minutesUnit') : currency}
          isRequired
          value={amount.value}
          error={errorOf(amount.error)}
          onChange={(text) => amount.change(text)}
          onBlur={() => amount.blur()}
        />
        <ProblemNotice problem={store.problem} />
        <div className={styles['buttons']}>
          <Button type="submit" variant="primary" isPending={store.isSaving}>
            {t('responsible:limits.save')}
          </Button>
          {isSet && (
            <Button isDisabled={store.isSaving} onClick={() => store.remove()}>
              {t('responsible:limits.remove')}
            </Button>
          )}
          <Button variant="quiet" isDisabled={store.isSaving} onClick={() => store.cancel()}>
            {t('responsible:cancel')}
          </Button>
        </div>
      </Form>
    </div>
  );
});

import { observer } from 'mobx-react-lite';
import { analyticsFeed } from '../../../analytics/face/AnalyticsFeed.ts';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { ProblemNotice } from '../../../../kernel/problems/ProblemNotice.tsx';
import { Button } from '../../../../ui/basics/Button.tsx';
import { Form } from '../../../../ui/form/Form.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import type { Activated } from '../../promoCode/PromoCodeStore.ts';
import { promoCodeStore } from '../../promoCode/PromoCodeStore.ts';
import styles from './PromoCodeForm.module.css';

/** 3-57, 8-17: the code, whether it is valid, and why not, at the field. */
export const PromoCodeForm = observer(function PromoCodeForm({
  onActivated,
}: {
  readonly onActivated: (activated: Activated) => void;
}) {
  const { t } = useApp();
  const feed = useStore(analyticsFeed);
  const store = useStore(promoCodeStore);
  const { promo_code: code } = store.form.fields;
  const submit = async () => {
    const activated = await store.activate((event) => feed.publish(event));
    if (activated) onActivated(activated);
  };
  return (
    <Form className={styles['form']} onSubmit={submit}>
      <div className={styles['line']}>
        <TextInput
          label={t('offerPages:promoCode.label')}
          name="promo_code"
          autoComplete="off"
          enterKeyHint="done"
          dir="ltr"
          value={code.value}
          error={
            code.error
              ? t(`offerPages:promoCode.errors.${code.error.code}`, {
                  defaultValue: t('offerPages:promoCode.errors.INVALID'),
                })
              : undefined
          }
          onChange={(text) => code.change(text)}
        />
        <Button className={styles['button']} type="submit" variant="primary" isPending={store.form.isSubmitting}>
          {t('offerPages:promoCode.activate')}
        </Button>
      </div>
      <ProblemNotice problem={store.problem} />
    </Form>
  );
});

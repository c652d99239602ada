import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { fieldDraft } from '../../../kernel/forms/fieldDraft.ts';
import { useDraft } from '../../../kernel/forms/useDraft.ts';
import { ForVisitor } from '../../../kernel/visitor/ForVisitor.tsx';
import { Button } from '../../../ui/basics/Button.tsx';
import { Surface } from '../../../ui/blocks/Surface.tsx';
import { promoCodeStore } from '../promoCode/PromoCodeStore.ts';
import { showActivated } from '../promoCode/showActivated.ts';
import { PromoCodeForm } from './promoCode/PromoCodeForm.tsx';
import styles from './PromoCodePanel.module.css';

/** A card with the form for promo codes; a guest is told where theirs belongs. */
export const PromoCodePanel = observer(function PromoCodePanel() {
  const app = useApp();
  const { t } = app;
  const id = useId();
  const { form } = useStore(promoCodeStore);
  // Not in the dialog, whose code is that of the address.
  useDraft('promoCode', fieldDraft(form, form.names));
  return (
    <Surface as="section" labelledBy={id} padding="lg" className={styles['panel']}>
      <div className={styles['words']}>
        <h2 id={id} className={styles['title']}>
          {t('offerPages:promoCode.heading')}
        </h2>
        <p className={styles['text']}>{t('offerPages:promoCode.text')}</p>
      </div>
      <div className={styles['form']}>
        <ForVisitor
          guest={
            <Button isBlock href="?show_popup_reg=1">
              {t('offerPages:promoCode.signUp')}
            </Button>
          }
          player={<PromoCodeForm onActivated={(activated) => void showActivated(app, activated)} />}
        />
      </div>
    </Surface>
  );
});

import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/basics/Button.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useApp } from '../../../kernel/AppContext.tsx';
import { FieldInput } from '../../../kernel/forms/FieldInput.tsx';
import { PhoneField } from '../../../kernel/forms/PhoneField.tsx';
import { SharePhone } from '../face/sharePhone/SharePhone.tsx';
import type { ContactStore } from '../ContactStore.ts';
import styles from './ContactCard.module.css';

const inputs = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
} as const;

/** 4-38: editing makes the field dirty, saving clears that. */
export const ContactForm = observer(function ContactForm({ store }: { readonly store: ContactStore }) {
  const { t } = useApp();
  const { form, type } = store;
  return (
    <Form className={styles['card']} onSubmit={() => store.save()}>
      {/* Above the field: an error below it, as the field is left, would move the button from under the press. */}
      {type === 'phone' && <SharePhone onShared={() => void store.adoptShared()} />}
      {store.hasPicker ? (
        <PhoneField
          field={form.fields.contact}
          countryField={form.fields.country}
          country={store.country}
          countries={store.countries.all}
          label={t('contacts:type.phone')}
          isLabelHidden
          hint={store.saved === null ? undefined : t('contacts:pickHint')}
          name="phone"
          isRequired
        />
      ) : (
        <FieldInput
          {...inputs[type]}
          field={form.fields.contact}
          label={t(`contacts:type.${type}`)}
          isLabelHidden
          hint={type === 'phone' ? t('contacts:phoneHint') : t('contacts:emailHint')}
          name={type}
          dir="ltr"
          isRequired
        />
      )}
      <div className={styles['actions']}>
        <Button type="submit" variant="primary" isPending={form.isSubmitting}>
          {t('contacts:save')}
        </Button>
        <Button variant="quiet" onClick={() => store.cancel()}>
          {t('contacts:cancel')}
        </Button>
      </div>
    </Form>
  );
});

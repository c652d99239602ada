import { observer } from 'mobx-react-lite';
import { Button } from '../../../../ui/basics/Button.tsx';
import { Form } from '../../../../ui/form/Form.tsx';
import { ProblemNotice } from '../../../../kernel/problems/ProblemNotice.tsx';
import { useApp } from '../../../../kernel/AppContext.tsx';
import { FieldCheckbox, FieldInput } from '../../../../kernel/forms/FieldInput.tsx';
import { fieldDraft } from '../../../../kernel/forms/fieldDraft.ts';
import { useDraft } from '../../../../kernel/forms/useDraft.ts';
import { FieldSelect } from '../../../../kernel/forms/FieldChoice.tsx';
import { SharePhone } from '../../../contacts/face/sharePhone/SharePhone.tsx';
import { signOut } from '../../../session/face/signOut.ts';
import { TermsField } from '../../agreement/ui/TermsField.tsx';
import { PromoCode } from '../../promo/PromoCode.tsx';
import type { CompletionStore } from '../CompletionStore.ts';
import type { CompletionFacts } from '../completionApi.ts';
import styles from './SocialRegistration.module.css';

interface Props {
  readonly store: CompletionStore;
  readonly facts: CompletionFacts;
  readonly onDone: () => void;
}

/** The fields that are still missing; who does not want to fill them in can sign out. */
export const CompletionForm = observer(function CompletionForm({ store, facts, onDone }: Props) {
  const app = useApp();
  const { t } = app;
  const { auth } = app.content.config;
  const { email, country, currency, terms, notify } = store.form.fields;
  useDraft('completion', fieldDraft(store.form, ['email', 'country', 'currency']));
  const submit = async () => {
    if (await store.submit()) onDone();
  };
  return (
    <Form className={styles['form']} onSubmit={submit}>
      <p className={styles['intro']}>{t('auth:social.completion.intro')}</p>
      <ProblemNotice problem={store.problem} />
      {store.needsContact && <SharePhone onShared={() => void store.load()} />}
      {store.needsContact ? (
        <FieldInput
          field={email}
          label={t('forms:auth.email')}
          hint={t('auth:social.completion.emailHint')}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          dir="ltr"
          isRequired
        />
      ) : (
        <dl className={styles['known']}>
          <dt>{t(facts.contact.includes('@') ? 'auth:social.completion.contact' : 'auth:social.completion.phone')}</dt>
          <dd dir="ltr">{facts.contact}</dd>
        </dl>
      )}
      {store.needsCountry && (
        <FieldSelect
          field={country}
          label={t('auth:social.completion.country')}
          name="country"
          autoComplete="country"
          placeholder={t('auth:social.completion.choose')}
          options={facts.countries.map(({ code, name }) => ({ value: code, label: name }))}
          isRequired
        />
      )}
      <FieldSelect
        field={currency}
        label={t('auth:social.completion.currency')}
        hint={t('auth:social.completion.currencyHint')}
        name="currency"
        placeholder={t('auth:social.completion.choose')}
        options={facts.currencies.map((code) => ({ value: code, label: code }))}
        isRequired
      />
      <PromoCode field={store.promo} />
      {auth.terms.isActive && <TermsField field={terms} />}
      {auth.notify.isActive && <FieldCheckbox field={notify} name="notify" label={t('forms:auth.notify')} />}
      <Button type="submit" variant="primary" size="lg" isBlock isPending={store.form.isSubmitting}>
        {t('auth:social.completion.submit')}
      </Button>
      <p className={styles['leave']}>
        <Button variant="quiet" size="sm" onClick={() => signOut(app)}>
          {t('auth:social.completion.signOut')}
        </Button>
      </p>
    </Form>
  );
});

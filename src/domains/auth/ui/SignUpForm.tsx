import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { analyticsFeed } from '../../analytics/face/AnalyticsFeed.ts';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { FieldCheckbox } from '../../../kernel/forms/FieldInput.tsx';
import { useGuestDraft } from '../../../kernel/forms/useGuestDraft.ts';
import { CharacterSelect } from '../characters/CharacterSelect.tsx';
import { PromoCode } from '../promo/PromoCode.tsx';
import { signUpDraft } from '../signup/signUpDraft.ts';
import { SignUpFields } from '../signup/ui/SignUpFields.tsx';
import { signUpStore } from '../SignUpStore.ts';
import { SocialSection } from '../social/ui/SocialSection.tsx';
import { TermsField } from '../agreement/ui/TermsField.tsx';
import { AuthForm } from './AuthForm.tsx';
import type { AuthViewProps } from './AuthViewProps.ts';

/** 3-22: the registration form. What was typed stays when the popup is closed or shows another view. */
export const SignUpForm = observer(function SignUpForm({ type, choose, show, finish }: AuthViewProps) {
  const { t, content } = useApp();
  const feed = useStore(analyticsFeed);
  const store = useStore(signUpStore);
  const { terms, notify, is_betting: betting } = store.form.fields;
  const { auth } = content.config;
  const submit = async () => {
    const { kind } = await store.submit((event) => feed.publish(event));
    if (kind === 'signedIn') finish('registered');
  };
  useEffect(() => store.chooseType(type), [store, type]);
  useGuestDraft('signUp', signUpDraft(store, choose));
  useEffect(() => void store.load(), [store]);
  return (
    <AuthForm
      problem={store.problem}
      isSubmitting={store.isBusy}
      submitLabel={t('forms:auth.createAccount')}
      other={{
        question: t('forms:auth.haveAccount'),
        label: t('core:signIn'),
        onSwitch: () => show('authorization'),
      }}
      onSubmit={submit}
      below={<SocialSection kind="registration" mayStart={() => terms?.check() ?? true} show={show} finish={finish} />}
    >
      <SignUpFields />
      {!type.isFast && <PromoCode field={store.extras.promo} />}
      {!type.isFast && <CharacterSelect field={store.extras.character} />}
      {auth.terms.isActive && terms && <TermsField field={terms} />}
      {auth.notify.isActive && !type.isFast && notify && (
        <FieldCheckbox field={notify} name="notify" label={t('forms:auth.notify')} />
      )}
      {auth.markBetting.isActive && !type.isFast && betting && (
        <FieldCheckbox field={betting} name="is_betting" label={t('auth:signup.betting')} />
      )}
    </AuthForm>
  );
});

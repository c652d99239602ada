import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { FieldCheckbox, FieldInput, FieldPassword } from '../../../kernel/forms/FieldInput.tsx';
import { CharacterSelect } from '../characters/CharacterSelect.tsx';
import { PromoCode } from '../promo/PromoCode.tsx';
import { signUpStore } from '../SignUpStore.ts';
import { SocialSection } from '../social/ui/SocialSection.tsx';
import { AuthForm } from './AuthForm.tsx';
import type { AuthViewProps } from './AuthViewProps.ts';

export const SignUpForm = observer(function SignUpForm({ show, finish }: AuthViewProps) {
  const { t, content } = useApp();
  const store = useStore(signUpStore);
  const { email, password, terms, notify } = store.form.fields;
  const { auth } = content.config;
  return (
    <AuthForm
      problem={store.problem}
      isSubmitting={store.form.isSubmitting}
      submitLabel={t('forms:auth.createAccount')}
      other={{
        question: t('forms:auth.haveAccount'),
        label: t('core:signIn'),
        onSwitch: () => show('authorization'),
      }}
      onSubmit={() => store.submit()}
      onDone={() => finish('registered')}
      below={<SocialSection kind="registration" mayStart={() => terms.check()} show={show} finish={finish} />}
    >
      <FieldInput
        field={email}
        label={t('forms:auth.email')}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        dir="ltr"
        isRequired
      />
      <FieldPassword
        field={password}
        label={t('forms:auth.password')}
        hint={t('forms:auth.passwordHint', { min: auth.minPassword, max: auth.maxPassword })}
        name="password"
        autoComplete="new-password"
        isRequired
      />
      <PromoCode field={store.extras.promo} />
      <CharacterSelect field={store.extras.character} />
      {auth.terms.isActive && <FieldCheckbox field={terms} name="terms" label={t('forms:auth.terms')} isRequired />}
      {auth.notify.isActive && <FieldCheckbox field={notify} name="notify" label={t('forms:auth.notify')} />}
    </AuthForm>
  );
});

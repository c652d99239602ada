import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { FieldInput, FieldPassword } from '../../../kernel/forms/FieldInput.tsx';
import { signInStore } from '../SignInStore.ts';
import { SocialSection } from '../social/ui/SocialSection.tsx';
import { AuthForm } from './AuthForm.tsx';
import type { AuthViewProps } from './AuthViewProps.ts';

export const SignInForm = observer(function SignInForm({ show, finish }: AuthViewProps) {
  const { t } = useApp();
  const store = useStore(signInStore);
  const { login, password } = store.form.fields;
  return (
    <>
      <AuthForm
        problem={store.problem}
        isSubmitting={store.form.isSubmitting}
        submitLabel={t('core:signIn')}
        other={{
          question: t('forms:auth.noAccount'),
          label: t('forms:auth.createAccount'),
          onSwitch: () => show('registration'),
        }}
        onSubmit={() => store.submit()}
        onDone={() => finish('signedIn')}
      >
        <FieldInput
          field={login}
          label={t('forms:auth.email')}
          name="login"
          type="email"
          autoComplete="username"
          inputMode="email"
          dir="ltr"
          isRequired
        />
        <FieldPassword
          field={password}
          label={t('forms:auth.password')}
          name="password"
          autoComplete="current-password"
          isRequired
        />
      </AuthForm>
      <SocialSection kind="authorization" show={show} finish={finish} />
    </>
  );
});

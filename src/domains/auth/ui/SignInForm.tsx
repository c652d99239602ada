import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/basics/Button.tsx';
import { isOpenForNew } from '../../../shared/site/siteInfo.ts';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { fieldDraft } from '../../../kernel/forms/fieldDraft.ts';
import { FieldInput, FieldPassword } from '../../../kernel/forms/FieldInput.tsx';
import { useGuestDraft } from '../../../kernel/forms/useGuestDraft.ts';
import { PasskeySignIn } from '../passkeys/PasskeySignIn.tsx';
import { signInStore } from '../SignInStore.ts';
import { SocialSection } from '../social/ui/SocialSection.tsx';
import { twoFactorStore } from '../twofactor/TwoFactorStore.ts';
import { AuthForm } from './AuthForm.tsx';
import styles from './AuthForm.module.css';
import type { AuthViewProps } from './AuthViewProps.ts';

export const SignInForm = observer(function SignInForm({ show, finish }: AuthViewProps) {
  const { t, content } = useApp();
  const store = useStore(signInStore);
  const secondStep = useStore(twoFactorStore);
  const { login, password } = store.form.fields;
  useGuestDraft('signIn', fieldDraft(store.form, ['login']));
  const submit = async () => {
    const result = await store.submit();
    if (result.kind === 'signedIn') finish('signedIn');
    if (result.kind !== 'codeAsked') return;
    secondStep.begin(result.entry);
    show('twofa');
  };
  return (
    <AuthForm
      problem={store.problem}
      isSubmitting={store.form.isSubmitting}
      submitLabel={t('core:signIn')}
      other={
        isOpenForNew(content.site)
          ? {
              question: t('forms:auth.noAccount'),
              label: t('forms:auth.createAccount'),
              onSwitch: () => show('registration'),
            }
          : undefined
      }
      onSubmit={submit}
      below={
        <>
          <PasskeySignIn onDone={() => finish('signedIn')} />
          <SocialSection kind="authorization" show={show} finish={finish} />
        </>
      }
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
      <p className={styles['link']}>
        <Button variant="quiet" size="sm" afterClick={() => show('restore')}>
          {t('auth:restore.forgot')}
        </Button>
      </p>
    </AuthForm>
  );
});

import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PasswordInput } from '../../../ui/PasswordInput.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { useApp, useStore } from '../../kernel/AppContext.tsx';
import { useFieldError } from '../../kernel/useFieldError.ts';
import { signInStore } from '../SignInStore.ts';
import styles from './AuthForm.module.css';

interface Props {
  readonly onDone: () => void;
  readonly onSwitch: () => void;
}

export const SignInForm = observer(function SignInForm({ onDone, onSwitch }: Props) {
  const { t } = useApp();
  const store = useStore(signInStore);
  const errorOf = useFieldError();
  const { login, password } = store.form.fields;
  const submit = async () => {
    if (await store.submit()) onDone();
  };
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {store.problem && <Notice tone="error" role="alert">{t(`forms:auth.${store.problem.code}`, { seconds: store.problem.seconds })}</Notice>}
      <TextInput
        label={t('forms:auth.email')}
        name="login"
        type="email"
        autoComplete="username"
        inputMode="email"
        dir="ltr"
        isRequired
        value={login.value}
        error={errorOf(login.error)}
        onChange={(value) => login.change(value)}
        onBlur={() => login.leave()}
      />
      <PasswordInput
        label={t('forms:auth.password')}
        labelShow={t('forms:auth.show')}
        labelHide={t('forms:auth.hide')}
        name="password"
        autoComplete="current-password"
        isRequired
        value={password.value}
        error={errorOf(password.error)}
        onChange={(value) => password.change(value)}
        onBlur={() => password.leave()}
      />
      <Button type="submit" variant="primary" size="lg" isBlock isPending={store.form.isSubmitting}>
        {t('core:signIn')}
      </Button>
      <p className={styles['switch']}>
        {t('forms:auth.noAccount')}{' '}
        <Button variant="quiet" size="sm" onClick={onSwitch}>
          {t('forms:auth.createAccount')}
        </Button>
      </p>
    </form>
  );
});

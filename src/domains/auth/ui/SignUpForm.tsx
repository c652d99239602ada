import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PasswordInput } from '../../../ui/PasswordInput.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { useApp, useStore } from '../../kernel/AppContext.tsx';
import { useFieldError } from '../../kernel/useFieldError.ts';
import { signUpStore } from '../SignUpStore.ts';
import styles from './AuthForm.module.css';

interface Props {
  readonly onDone: () => void;
  readonly onSwitch: () => void;
}

export const SignUpForm = observer(function SignUpForm({ onDone, onSwitch }: Props) {
  const { t, content } = useApp();
  const store = useStore(signUpStore);
  const errorOf = useFieldError();
  const { email, password, terms, notify } = store.form.fields;
  const { auth } = content.config;
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
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        dir="ltr"
        isRequired
        value={email.value}
        error={errorOf(email.error)}
        onChange={(value) => email.change(value)}
        onBlur={() => email.leave()}
      />
      <PasswordInput
        label={t('forms:auth.password')}
        hint={t('forms:auth.passwordHint', { min: auth.minPassword, max: auth.maxPassword })}
        labelShow={t('forms:auth.show')}
        labelHide={t('forms:auth.hide')}
        name="password"
        autoComplete="new-password"
        isRequired
        value={password.value}
        error={errorOf(password.error)}
        onChange={(value) => password.change(value)}
        onBlur={() => password.leave()}
      />
      {auth.terms.isActive && (
        <Checkbox name="terms" label={t('forms:auth.terms')} isRequired isChecked={terms.value === '1'} error={errorOf(terms.error)} onChange={(isOn) => terms.change(isOn ? '1' : '')} />
      )}
      {auth.notify.isActive && <Checkbox name="notify" label={t('forms:auth.notify')} isChecked={notify.value === '1'} onChange={(isOn) => notify.change(isOn ? '1' : '')} />}
      <Button type="submit" variant="primary" size="lg" isBlock isPending={store.form.isSubmitting}>
        {t('forms:auth.createAccount')}
      </Button>
      <p className={styles['switch']}>
        {t('forms:auth.haveAccount')}{' '}
        <Button variant="quiet" size="sm" onClick={onSwitch}>
          {t('core:signIn')}
        </Button>
      </p>
    </form>
  );
});

import { observer } from 'mobx-react-lite';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { useApp, useStore } from '../../kernel/AppContext.tsx';
import { FieldInput, FieldPassword } from '../../kernel/FieldInput.tsx';
import { useFieldError } from '../../kernel/useFieldError.ts';
import { signUpStore } from '../SignUpStore.ts';
import { AuthForm } from './AuthForm.tsx';

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
  return (
    <AuthForm
      problem={store.problem}
      isSubmitting={store.form.isSubmitting}
      submitLabel={t('forms:auth.createAccount')}
      other={{ question: t('forms:auth.haveAccount'), label: t('core:signIn'), onSwitch }}
      onSubmit={() => store.submit()}
      onDone={onDone}
    >
      <FieldInput field={email} label={t('forms:auth.email')} name="email" type="email" autoComplete="email" inputMode="email" dir="ltr" isRequired />
      <FieldPassword
        field={password}
        label={t('forms:auth.password')}
        hint={t('forms:auth.passwordHint', { min: auth.minPassword, max: auth.maxPassword })}
        name="password"
        autoComplete="new-password"
        isRequired
      />
      {auth.terms.isActive && (
        <Checkbox name="terms" label={t('forms:auth.terms')} isRequired isChecked={terms.value === '1'} error={errorOf(terms.error)} onChange={(isOn) => terms.change(isOn ? '1' : '')} />
      )}
      {auth.notify.isActive && <Checkbox name="notify" label={t('forms:auth.notify')} isChecked={notify.value === '1'} onChange={(isOn) => notify.change(isOn ? '1' : '')} />}
    </AuthForm>
  );
});

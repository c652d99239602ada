import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { FieldCheckbox, FieldInput, FieldPassword } from '../../../kernel/forms/FieldInput.tsx';
import { CharacterSelect } from '../characters/CharacterSelect.tsx';
import { PromoCode } from '../promo/PromoCode.tsx';
import { signUpStore } from '../SignUpStore.ts';
import { AuthForm } from './AuthForm.tsx';
import type { AuthViewProps } from './AuthViewProps.ts';

export const SignUpForm = observer(function SignUpForm({ type, show, finish }: AuthViewProps) {
  const { t, content } = useApp();
  const store = useStore(signUpStore);
  const { email, phone, password, terms, notify } = store.form.fields;
  useEffect(() => store.chooseType(type), [store, type]);
  const { auth } = content.config;
  return (
    <AuthForm
      problem={store.problem}
      isSubmitting={store.form.isSubmitting}
      submitLabel={t('forms:auth.createAccount')}
      other={{ question: t('forms:auth.haveAccount'), label: t('core:signIn'), onSwitch: () => show('authorization') }}
      onSubmit={() => store.submit()}
      onDone={() => finish('registered')}
    >
      {type.field === 'phone' ? (
        <FieldInput
          field={phone}
          label={t('auth:popup.phone')}
          hint={t('auth:popup.phoneHint')}
          name="phone"
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          dir="ltr"
          isRequired
        />
      ) : (
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
      )}
      <FieldPassword
        field={password}
        label={t('forms:auth.password')}
        hint={t('forms:auth.passwordHint', { min: auth.minPassword, max: auth.maxPassword })}
        name="password"
        autoComplete="new-password"
        isRequired
      />
      {!type.isFast && (
        <>
          <PromoCode field={store.extras.promo} />
          <CharacterSelect field={store.extras.character} />
        </>
      )}
      {auth.terms.isActive && <FieldCheckbox field={terms} name="terms" label={t('forms:auth.terms')} isRequired />}
      {auth.notify.isActive && !type.isFast && (
        <FieldCheckbox field={notify} name="notify" label={t('forms:auth.notify')} />
      )}
    </AuthForm>
  );
});

import { observer } from 'mobx-react-lite';
import { Button } from '../../../../ui/basics/Button.tsx';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { isOpenForNew } from '../../../../shared/site/siteInfo.ts';
import type { AuthView } from '../../AuthRequest.ts';
import { signUpStore } from '../../SignUpStore.ts';
import { TermsField } from '../../agreement/ui/TermsField.tsx';
import type { AuthViewProps } from '../../ui/AuthViewProps.ts';
import form from '../../ui/AuthForm.module.css';
import { SocialButtons } from './SocialButtons.tsx';

interface Props extends Pick<AuthViewProps, 'show' | 'finish'> {
  readonly view: AuthView;
}

/** 2.9-6: a view whose only type is social has the services' buttons and, for registering, the terms (4-19). */
export const SocialView = observer(function SocialView({ view, show, finish }: Props) {
  const { t, content } = useApp();
  const { terms } = useStore(signUpStore).form.fields;
  const isRegistration = view === 'registration';
  const hasTerms = isRegistration && content.config.auth.terms.isActive && terms !== undefined;
  return (
    <div className={form['form']}>
      {hasTerms && <TermsField field={terms} />}
      <SocialButtons
        kind={isRegistration ? 'registration' : 'authorization'}
        mayStart={() => !hasTerms || terms.check()}
        show={show}
        finish={finish}
      />
      {(isRegistration || isOpenForNew(content.site)) && (
        <p className={form['switch']}>
          <span>{t(isRegistration ? 'forms:auth.haveAccount' : 'forms:auth.noAccount')}</span>{' '}
          <Button variant="quiet" size="sm" afterClick={() => show(isRegistration ? 'authorization' : 'registration')}>
            {t(isRegistration ? 'core:signIn' : 'forms:auth.createAccount')}
          </Button>
        </p>
      )}
    </div>
  );
});

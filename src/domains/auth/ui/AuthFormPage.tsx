import { when } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { Button } from '../../../ui/basics/Button.tsx';
import { Logo } from '../../../ui/basics/Logo.tsx';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { Surface } from '../../../ui/blocks/Surface.tsx';
import { embedStore } from '../embed/EmbedStore.ts';
import type { AuthView, EntryView } from '../AuthRequest.ts';
import { signInFormPath, signUpFormPath } from '../paths.ts';
import styles from './AuthFormPage.module.css';
import { AuthPanel } from './AuthPanel.tsx';
import { authViews } from './authViews.ts';

/** 2.2-17: a view of the auth popup as a page of its own, alone or in a parent's frame. */
export const AuthFormPage = observer(function AuthFormPage({ first }: { readonly first: EntryView }) {
  const app = useApp();
  const { t, session } = app;
  const store = useStore(embedStore);
  const [view, setView] = useState<AuthView>(first);
  // Once, for the session that the page begins with: signing in by the form is finished by the form.
  useEffect(
    () =>
      when(
        () => session.status !== 'unknown',
        () => {
          if (session.isPlayer) store.arriveAsPlayer();
        },
      ),
    [session, store],
  );
  const show = (next: AuthView) => {
    const isBack = next === first || (next !== 'authorization' && next !== 'registration');
    if (isBack) setView(next);
    else if (next === 'authorization') app.navigate(signInFormPath + app.place.search);
    else if (store.isFramed) store.leaveForSite('registration');
    else app.navigate(signUpFormPath + app.place.search);
  };
  const title = t(authViews[view].title);
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>
        <Logo size={32} />
        <span>{title}</span>
      </h1>
      <Surface padding="lg">
        {store.phase === 'form' ? (
          <AuthPanel view={view} show={show} finish={(outcome) => void store.finish(app, outcome)} />
        ) : (
          <Entered />
        )}
      </Surface>
    </div>
  );
});

/** In a frame, after signing in. */
const Entered = observer(function Entered() {
  const { t } = useApp();
  const store = useStore(embedStore);
  if (store.phase === 'entered')
    return (
      <Notice tone="success" role="status" title={t('auth:popup.entered.title')}>
        {t('auth:popup.entered.text')}
      </Notice>
    );
  return (
    <div className={styles['entered']}>
      <Notice role="status" title={t('auth:popup.onlyHere.title')}>
        {t('auth:popup.onlyHere.text')}
      </Notice>
      <Button variant="primary" size="lg" isBlock onClick={() => store.leaveForSite('authorization')}>
        {t('auth:popup.onlyHere.goOn', { brand: t('core:brand') })}
      </Button>
    </div>
  );
});

import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import type { DialogProps } from '../../../kernel/dialogs.ts';
import { isOpenForNew } from '../../../shared/site/siteInfo.ts';
import type { SiteInfo } from '../../../shared/site/siteInfo.ts';
import { useViewportClass } from '../../../ui/basics/useViewport.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { firstField } from '../../../ui/dialog/firstField.ts';
import { afterAuth } from '../afterAuth.ts';
import { authArtStore } from '../AuthArtStore.ts';
import type { AuthOutcome, AuthRequest, AuthView, Entered } from '../AuthRequest.ts';
import { AuthSide, AuthStrip } from './AuthBanner.tsx';
import styles from './AuthDialog.module.css';
import { AuthPanel } from './AuthPanel.tsx';
import { authViews } from './authViews.ts';

/** Loaded with the popup: the confirm shown on dismissal. */
export { mayLeaveAuth } from '../mayLeaveAuth.ts';

/** Where no new players are taken (3-10), whoever comes to register may still sign in. */
const viewToOpen = (view: AuthView, site: SiteInfo): AuthView =>
  view === 'registration' && !isOpenForNew(site) ? 'authorization' : view;

/**
 * 2.9: one popup whose views switch in place; each keeps its typed text. Its size does not depend on the view, so that
 * nothing jumps.
 */
export const AuthDialog = observer(function AuthDialog({ props, close, frame }: DialogProps<AuthRequest, AuthOutcome>) {
  const app = useApp();
  const { t } = app;
  const { banner, showCharacterSelect } = app.content.config.auth;
  const { art } = useStore(authArtStore);
  const isPhone = useViewportClass() === 'mobile';
  const body = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<AuthView>(() => viewToOpen(props.view, app.content.site));
  const [hasSwitched, setSwitched] = useState(false);
  const show = (next: AuthView) => {
    setView(next);
    setSwitched(true);
  };
  const finish = (outcome: Entered) => {
    close(outcome);
    void afterAuth(app, outcome);
  };
  // The button that switched is gone, and the focus with it. At the opening the dialog sets the focus itself.
  const takeFocus = () => {
    const part = body.current;
    if (part === null || !hasSwitched) return;
    (firstField(part) ?? part.closest('[role="dialog"]')?.querySelector('h2'))?.focus({ preventScroll: true });
  };
  const entry = authViews[view];
  const hasBanner = banner.value !== '';
  const side = { art: hasBanner ? null : art, hasWords: hasBanner };
  // With the choice of characters the artwork may come at any time: its place is kept.
  const isWide = hasBanner || showCharacterSelect;
  return (
    <Dialog
      {...frame}
      size={isWide ? 'lg' : frame.size}
      height="steady"
      preventClose={frame.preventClose || entry.isCompulsory === true}
      title={t(entry.title)}
      labelClose={t('core:close')}
      {...(isWide && !isPhone ? { aside: <AuthSide {...side} /> } : {})}
    >
      <p className="visually-hidden" role="status">
        {hasSwitched && t(entry.title)}
      </p>
      <div ref={body} className={styles['body']}>
        {isPhone && entry.aside === 'banner' && <AuthStrip {...side} />}
        <AuthPanel view={view} show={show} finish={finish} onArrived={takeFocus} />
      </div>
    </Dialog>
  );
});

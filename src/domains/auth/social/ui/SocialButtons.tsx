import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import type { AuthViewProps } from '../../ui/AuthViewProps.ts';
import { enterBySocial } from '../enterBySocial.ts';
import { useOffersSocial } from '../useOffersSocial.ts';
import type { EntryKind } from '../socialAddress.ts';
import { socialWay } from '../socialWay.ts';
import { ServiceRow } from './ServiceRow.tsx';
import { SocialState } from './SocialState.tsx';
import styles from './SocialButtons.module.css';

export interface SocialButtonsProps extends Pick<AuthViewProps, 'show' | 'finish'> {
  readonly kind: EntryKind;
  /** 4-19: asked at each press; false shows what is missing first. */
  readonly mayStart?: () => boolean;
}

/** 2.9-6, 2.9-9: a button for each service, and how the sign-in at one stands. Nothing where none is offered. */
export const SocialButtons = observer(function SocialButtons({ kind, mayStart, ...view }: SocialButtonsProps) {
  const app = useApp();
  const store = useStore(socialWay(app));
  const isOffered = useOffersSocial(kind);
  // A form that is left, or a popup that is closed, has nobody to sign in any more.
  useEffect(() => () => store.cancel(), [store]);
  if (!isOffered) return null;
  const { socialServices } = app.content.config.auth;
  const start = (service: string) => {
    if (mayStart?.() === false) return;
    void enterBySocial(app, view, { service, kind });
  };
  const chosen = socialServices.find(({ id }) => id === store.service);
  return (
    <div className={styles['block']}>
      <ServiceRow label={app.t('auth:social.group')} services={socialServices} store={store} onChoose={start} />
      {chosen !== undefined && <SocialState service={chosen} store={store} />}
    </div>
  );
});

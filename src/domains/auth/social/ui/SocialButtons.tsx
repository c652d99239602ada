import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button } from '../../../../ui/basics/Button.tsx';
import { imageUrl } from '../../../../ui/tiles/imageUrl.ts';
import { densities } from '../../../../ui/tiles/pictureSources.ts';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import type { SocialService } from '../../settings.ts';
import type { AuthViewProps } from '../../ui/AuthViewProps.ts';
import { enterBySocial } from '../enterBySocial.ts';
import { useOffersSocial } from '../useOffersSocial.ts';
import type { SocialKind } from '../socialAddress.ts';
import { socialWay } from '../socialWay.ts';
import { SocialState } from './SocialState.tsx';
import styles from './SocialButtons.module.css';

export interface SocialButtonsProps extends Pick<AuthViewProps, 'show' | 'finish'> {
  readonly kind: SocialKind;
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
      <div className={styles['services']} role="group" aria-label={app.t('auth:social.group')}>
        {socialServices.map((service) => (
          <Button
            key={service.id}
            isBlock
            isPending={store.isBusy && store.service === service.id}
            isDisabled={store.isBusy && store.service !== service.id}
            onClick={() => start(service.id)}
          >
            <ServiceName service={service} />
          </Button>
        ))}
      </div>
      {chosen !== undefined && <SocialState service={chosen} store={store} />}
    </div>
  );
});

/** The picture is 24 pixels wide; 48 is the nearest size that the image proxy makes. */
function ServiceName({ service: { label, icon } }: { readonly service: SocialService }) {
  const { t } = useApp();
  return (
    <span className={styles['service']}>
      {icon !== '' && (
        <img
          className={styles['icon']}
          src={imageUrl(icon, { width: 48 })}
          srcSet={densities(icon, 48, undefined)}
          width={24}
          height={24}
          alt=""
        />
      )}
      {t('auth:social.continue', { service: label })}
    </span>
  );
}

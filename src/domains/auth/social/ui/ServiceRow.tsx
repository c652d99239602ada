import { observer } from 'mobx-react-lite';
import { Button } from '../../../../ui/basics/Button.tsx';
import { imageUrl } from '../../../../ui/tiles/imageUrl.ts';
import { densities } from '../../../../ui/tiles/pictureSources.ts';
import { useApp } from '../../../../kernel/AppContext.tsx';
import type { SocialService } from '../../settings.ts';
import type { SocialAttempt } from '../SocialAttempt.ts';
import styles from './SocialButtons.module.css';

interface Props {
  /** The name of the group of buttons. */
  readonly label: string;
  readonly services: readonly SocialService[];
  readonly store: SocialAttempt;
  readonly onChoose: (service: string) => void;
}

/** A button for each service; while one of them is open the others wait. */
export const ServiceRow = observer(function ServiceRow({ label, services, store, onChoose }: Props) {
  return (
    <div className={styles['services']} role="group" aria-label={label}>
      {services.map((service) => (
        <Button
          key={service.id}
          isBlock
          isPending={store.isBusy && store.service === service.id}
          isDisabled={store.isBusy && store.service !== service.id}
          onClick={() => onChoose(service.id)}
        >
          <ServiceName service={service} />
        </Button>
      ))}
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

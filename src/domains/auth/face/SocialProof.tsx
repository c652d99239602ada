import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { wantedAddress } from '../social/socialReturn.ts';
import { socialStore } from '../social/SocialStore.ts';
import { ServiceRow } from '../social/ui/ServiceRow.tsx';
import styles from '../social/ui/SocialButtons.module.css';
import { SocialState } from '../social/ui/SocialState.tsx';

interface Props {
  /** Ids of the services that can vouch for the player. */
  readonly services: readonly string[];
  readonly onProved: () => void;
}

/** Services that vouch once more for the player who is signed in. Needs windows, and the words `auth`. */
export const SocialProof = observer(function SocialProof({ services, onProved }: Props) {
  const app = useApp();
  const store = useStore(socialStore);
  // Of an attempt to sign in before, or one that nobody waits for any more.
  useEffect(() => {
    store.cancel();
    return () => store.cancel();
  }, [store]);
  const known = app.content.config.auth.socialServices;
  // A service that signs nobody in any more still vouches for those whom it knows.
  const offered = services.map((id) => known.find((one) => one.id === id) ?? { id, label: id, icon: '' });
  const prove = async (service: string) => {
    const { kind } = await store.start(service, 'proof', wantedAddress(app));
    if (kind === 'proved') onProved();
  };
  const chosen = offered.find(({ id }) => id === store.service);
  return (
    <div className={styles['block']}>
      <ServiceRow
        label={app.t('auth:social.proofGroup')}
        services={offered}
        store={store}
        onChoose={(service) => void prove(service)}
      />
      {chosen !== undefined && <SocialState service={chosen} store={store} isProof />}
    </div>
  );
});

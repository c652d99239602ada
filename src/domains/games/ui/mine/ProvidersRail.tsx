import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Rail } from '../../../../ui/tiles/Rail.tsx';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { LoadFailed } from '../../../../kernel/LoadFailed.tsx';
import { providersPath } from '../../paths.ts';
import { providersStore } from '../../providers/ProvidersStore.ts';
import { ProviderCard } from '../providers/ProviderCard.tsx';

/** The studios in a row. */
export const ProvidersRail = observer(function ProvidersRail() {
  const { t, href } = useApp();
  const store = useStore(providersStore);
  const load = () => store.load().catch(() => undefined);
  useEffect(() => void store.load().catch(() => undefined), [store]);
  if (store.status === 'failed') return <LoadFailed onRetry={load} />;
  if (store.status !== 'ready') return null;
  return (
    <Rail
      title={t('games:facets.providers')}
      titleHref={href(providersPath)}
      all={{ label: t('games:providers.all'), href: href(providersPath) }}
      labelPrevious={t('core:previous')}
      labelNext={t('core:next')}
    >
      {store.providers.map((provider) => (
        <ProviderCard key={provider.sysname} provider={provider} />
      ))}
    </Rail>
  );
});

import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { EmptyState } from '../../../../ui/blocks/EmptyState.tsx';
import { LoadFailed } from '../../../../kernel/LoadFailed.tsx';
import { Button } from '../../../../ui/basics/Button.tsx';
import { searchIcon } from '../../../../ui/basics/icons.ts';
import { LeadEnd } from '../../../../ui/basics/LeadEnd.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { providersStore } from '../../providers/ProvidersStore.ts';
import { ProviderCard } from './ProviderCard.tsx';
import styles from './ProvidersPage.module.css';

/** 2.2-10: every studio, with the number and the kinds of its games; each leads to them. */
export const ProvidersPage = observer(function ProvidersPage() {
  const { t } = useApp();
  const store = useStore(providersStore);
  const [text, setText] = useState('');
  const found = store.matching(text);
  if (store.status === 'failed') {
    return <LoadFailed onRetry={() => store.load().catch(() => undefined)} />;
  }
  return (
    <div className={styles['page']}>
      <h1 className={styles['heading']}>{t('games:facets.providers')}</h1>
      <TextInput
        label={t('games:providers.search')}
        isLabelHidden
        isRound
        icon={searchIcon}
        name="query"
        type="search"
        maxLength={80}
        placeholder={t('games:providers.search')}
        value={text}
        onChange={setText}
      />
      <p className={styles['count']} role="status">
        {store.status === 'ready' ? t('games:providers.count', { count: found.length }) : ' '}
      </p>
      <LeadEnd />
      {store.status === 'ready' && found.length === 0 ? (
        <EmptyState
          icon={searchIcon}
          title={t('games:providers.none.title')}
          text={t('games:providers.none.text')}
          action={<Button onClick={() => setText('')}>{t('games:providers.all')}</Button>}
        />
      ) : (
        <ul className={styles['grid']}>
          {found.map((provider) => (
            <ProviderCard key={provider.sysname} provider={provider}>
              {provider.types.length > 0 && (
                <span className={styles['types']}>
                  {provider.types.map((type) => t(`games:types.${type}`)).join(', ')}
                </span>
              )}
            </ProviderCard>
          ))}
        </ul>
      )}
    </div>
  );
});

import { useDeferredValue, useState } from 'react';
import { useApp } from '../AppContext.ts';
import { EventList } from '../parts/EventList.tsx';
import { Icon } from '../marks/Icon.tsx';

/** Events by the names of teams, players and leagues. */
export function SearchPage({ first }: { readonly first: string }) {
  const { t } = useApp();
  const [text, setText] = useState(first);
  const asked = useDeferredValue(text.trim());
  return (
    <>
      <label className="search">
        <Icon name="search" />
        <input
          type="search"
          value={text}
          placeholder={t('searchHint')}
          aria-label={t('search')}
          maxLength={60}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      {asked.length < 2 ? null : <EventList path={`search?q=${encodeURIComponent(asked)}`} empty={t('searchEmpty')} />}
    </>
  );
}

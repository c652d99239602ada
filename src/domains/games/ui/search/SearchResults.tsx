import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Button } from '../../../../ui/basics/Button.tsx';
import { LoadFailed } from '../../../../kernel/LoadFailed.tsx';
import { Icon } from '../../../../ui/basics/Icon.tsx';
import { historyIcon, searchIcon } from '../../../../ui/basics/icons.ts';
import { Spinner } from '../../../../ui/basics/Spinner.tsx';
import { Chip } from '../../../../ui/tiles/Chip.tsx';
import { ChipRow } from '../../../../ui/tiles/ChipRow.tsx';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import type { SearchOption } from '../../search/searchOptions.ts';
import { searchStore } from '../../search/SearchStore.ts';
import { gameHallPath } from '../../paths.ts';
import { Option } from './Option.tsx';
import styles from './SearchDialog.module.css';
import { searchNames } from './searchNames.ts';
import { useRestedPictures } from './useRestedPictures.ts';

interface Props {
  readonly listId: string;
  readonly options: readonly SearchOption[];
  /** Position of the option that Enter opens. */
  readonly active: number;
  readonly onActive: (position: number) => void;
  readonly onChoose: (path: string) => void;
  readonly onType: (text: string) => void;
}

/** The options below the field, in groups; before anything is typed what was searched for, and the popular games. */
export const SearchResults = observer(function SearchResults(props: Props) {
  const app = useApp();
  const { t } = app;
  const store = useStore(searchStore);
  const { listId, options, active, onActive, onChoose, onType } = props;
  const list = useRef<HTMLDivElement>(null);
  const pictures = useRestedPictures(options);
  // Not for every answer: looking where an option is costs a layout.
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  if (store.status === 'failed')
    return <LoadFailed text={t('games:search.failed')} onRetry={() => store.open(searchNames(app.t))} />;
  const isEmpty = store.answered.trim() === '';
  const groups = (['game', 'category', 'provider', 'all'] as const)
    .map((kind) => ({ kind, own: options.filter((option) => option.kind === kind) }))
    .filter(({ own }) => own.length > 0);
  return (
    <>
      {store.status === 'loading' && (
        <p className={styles['wait']}>
          <Spinner label={t('games:search.loading')} />
        </p>
      )}
      {isEmpty && store.recent.length > 0 && (
        <div className={styles['recent']}>
          <ChipRow label={t('games:search.recent')} flow="wrap">
            {store.recent.map((text) => (
              <Chip key={text} icon={historyIcon} onClick={() => onType(text)}>
                {text}
              </Chip>
            ))}
            <Button size="sm" variant="quiet" onClick={() => store.clearRecent()}>
              {t('games:search.forget')}
            </Button>
          </ChipRow>
        </div>
      )}
      <div ref={list} id={listId} className={styles['list']} role="listbox" aria-label={t('games:search.title')}>
        {groups.map(({ kind, own }) => (
          <div key={kind} role="group" aria-label={t(groupLabel(kind, isEmpty))} className={styles[kind]}>
            {kind !== 'all' && (
              <p className={styles['heading']} aria-hidden="true">
                {t(groupLabel(kind, isEmpty))}
              </p>
            )}
            {own.map((option, row) => {
              const position = options.indexOf(option);
              return (
                <Option
                  // By its row: the elements stay, and their texts change.
                  key={row}
                  {...option}
                  image={pictures.has(option.image) ? option.image : ''}
                  elementId={`${listId}-${option.id}`}
                  position={position}
                  isActive={position === active}
                  onActive={onActive}
                  onChoose={onChoose}
                />
              );
            })}
          </div>
        ))}
      </div>
      {store.status === 'ready' && options.length === 0 && (
        <div className={styles['none']}>
          <Icon of={searchIcon} size={28} />
          <p>{t('games:search.none')}</p>
          <Button size="sm" onClick={() => onChoose(gameHallPath)}>
            {t('games:hall.empty.action')}
          </Button>
        </div>
      )}
    </>
  );
});

function groupLabel(kind: SearchOption['kind'], isEmpty: boolean): string {
  if (kind === 'game') return isEmpty ? 'games:search.popular' : 'games:search.games';
  return kind === 'provider' ? 'games:facets.providers' : 'games:categories';
}

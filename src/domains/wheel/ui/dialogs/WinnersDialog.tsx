import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import type { DialogProps } from '../../../../kernel/dialogs.ts';
import { ListFaces } from '../../../../kernel/lists/ListFaces.tsx';
import { winnersIcon } from '../../../../ui/basics/icons.ts';
import { EmptyState } from '../../../../ui/blocks/EmptyState.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { Tabs } from '../../../../ui/widgets/Tabs.tsx';
import { wheelLists } from '../../WheelLists.ts';
import type { WinnersTab } from '../../winnersTabs.ts';
import styles from './Lists.module.css';
import { ResultRow } from './ResultRow.tsx';

type Props = DialogProps<{ readonly campaign: string; readonly tabs: readonly WinnersTab[] }, undefined>;

/** 2.10-26, 3-40 */
export const WinnersDialog = observer(function WinnersDialog({ props: { campaign, tabs }, frame }: Props) {
  const { t } = useApp();
  const [first = 'all'] = tabs;
  const [tab, setTab] = useState<WinnersTab>(first);
  return (
    <Dialog {...frame} title={t('wheel:winners.title')} labelClose={t('core:close')} height="steady">
      {tabs.length > 1 ? (
        <Tabs
          isBlock
          label={t('wheel:winners.title')}
          value={tab}
          onChange={(value) => setTab(value === 'my' ? 'my' : 'all')}
          tabs={tabs.map((value) => ({
            value,
            label: t(`wheel:winners.${value}`),
            content: <Winners campaign={campaign} tab={value} />,
          }))}
        />
      ) : (
        <Winners campaign={campaign} tab={tab} />
      )}
    </Dialog>
  );
});

const Winners = observer(function Winners({ campaign, tab }: { readonly campaign: string; readonly tab: WinnersTab }) {
  const { t } = useApp();
  const lists = useStore(wheelLists);
  useEffect(() => void lists.loadResults(campaign, tab), [campaign, lists, tab]);
  const list = lists.results[tab];
  return (
    <ListFaces list={list} empty={<EmptyState icon={winnersIcon} title={t('wheel:winners.none')} />}>
      <ol className={styles['list']}>
        {list.items.map((result) => (
          <ResultRow key={result.id} result={result} />
        ))}
      </ol>
    </ListFaces>
  );
});

import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import type { DialogProps } from '../../../../kernel/dialogs.ts';
import { useFigures } from '../../../../kernel/figures/useFigures.ts';
import { ListFaces } from '../../../../kernel/lists/ListFaces.tsx';
import { isoToMs } from '../../../../shared/dates/isoTime.ts';
import { Button } from '../../../../ui/basics/Button.tsx';
import { bonusIcon } from '../../../../ui/basics/icons.ts';
import { EmptyState } from '../../../../ui/blocks/EmptyState.tsx';
import { Notice } from '../../../../ui/blocks/Notice.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { bonusesPath } from '../../../bonuses/paths.ts';
import { gamePath } from '../../../games/paths.ts';
import type { Spin } from '../../api.ts';
import { wheelLists } from '../../WheelLists.ts';
import { wheelsStore } from '../../WheelsStore.ts';
import styles from './Lists.module.css';
import { ResultRow } from './ResultRow.tsx';

type Props = DialogProps<{ readonly campaign: string }, undefined>;

/** 2.10-27: gifts of the wheel. Each waits for some days; taken, it is the player's bonus or pack of free spins. */
export const GiftsDialog = observer(function GiftsDialog({ props: { campaign }, frame, close }: Props) {
  const { t } = useApp();
  const lists = useStore(wheelLists);
  const { gift } = useStore(wheelsStore);
  useEffect(() => {
    gift.clear();
    void lists.loadResults(campaign, 'gifts');
  }, [campaign, gift, lists]);
  const list = lists.results.gifts;
  const code = gift.fault?.refusal ?? null;
  return (
    <Dialog {...frame} title={t('wheel:gifts.title')} labelClose={t('core:close')} height="steady">
      <p className={styles['lead']}>{t('wheel:gifts.text')}</p>
      {gift.fault !== null && (
        <Notice tone="error" role="alert">
          {code === null ? t('forms:auth.failed') : t(`wheel:errors.${code}`)}
        </Notice>
      )}
      <ListFaces
        list={list}
        empty={<EmptyState icon={bonusIcon} title={t('wheel:gifts.none')} text={t('wheel:gifts.noneText')} />}
      >
        <ol className={styles['list']}>
          {list.items.map((result) => (
            <ResultRow key={result.id} result={result}>
              {result.own !== null && <GiftState spin={result.own} onLeave={() => close(undefined)} />}
            </ResultRow>
          ))}
        </ol>
      </ListFaces>
    </Dialog>
  );
});

interface GiftStateProps {
  readonly spin: Spin;
  /** A link to where the gift is was pressed. */
  readonly onLeave: () => void;
}

const GiftState = observer(function GiftState({ spin, onLeave }: GiftStateProps) {
  const { t, href } = useApp();
  const figures = useFigures();
  const lists = useStore(wheelLists);
  const store = useStore(wheelsStore);
  const { state, reward, taken_until: until, id } = spin;
  if (state === 'expired')
    return <span className={`${styles['small']} ${styles['wide']}`}>{t('wheel:gifts.expired')}</span>;
  if (state === 'taken') {
    const game = reward.kind === 'freespins' ? reward.game : null;
    return (
      <>
        <span className={styles['small']}>{t('wheel:gifts.taken')}</span>
        <Button size="sm" href={href(game === null ? bonusesPath : gamePath(game.sysname))} onClick={onLeave}>
          {t(game === null ? 'wheel:gifts.toBonuses' : 'wheel:gifts.toGame')}
        </Button>
      </>
    );
  }
  const take = async () => {
    await store.take(id);
    await lists.loadResults(spin.campaign_id, 'gifts');
  };
  return (
    <>
      <span className={styles['small']}>
        {until !== null && t('wheel:gifts.until', { time: figures.time(isoToMs(until) ?? 0) })}
      </span>
      <Button size="sm" variant="primary" isDisabled={store.gift.isBusy} onClick={take}>
        {t('wheel:gifts.take')}
      </Button>
    </>
  );
});

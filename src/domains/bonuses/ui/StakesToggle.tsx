import { observer } from 'mobx-react-lite';
import { Icon } from '../../../ui/basics/Icon.tsx';
import { chevronDownIcon } from '../../../ui/basics/icons.ts';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import type { Bonus } from '../face/bonus.ts';
import { ListFaces } from '../../../kernel/lists/ListFaces.tsx';
import { bonusesStore } from '../BonusesStore.ts';
import { StakeRow } from './StakeRow.tsx';
import styles from './Stakes.module.css';

/** Each stake of a bonus with what of it counted and why, on request. */
export const StakesToggle = observer(function StakesToggle({ bonus }: { readonly bonus: Bonus }) {
  const { t } = useApp();
  const store = useStore(bonusesStore);
  const isShown = store.shown === bonus.id;
  const id = `stakes-${bonus.id}`;
  return (
    <div className={styles['stakes']}>
      <button
        type="button"
        className={styles['toggle']}
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        aria-label={t('bonuses:stakes.named', { title: bonus.title })}
        onClick={() => void store.toggleStakes(bonus.id)}
      >
        {t('bonuses:stakes.title')}
        <Icon className={styles['chevron']} of={chevronDownIcon} />
      </button>
      {isShown && (
        <div id={id}>
          <ListFaces list={store.stakes} empty={<p className={styles['none']}>{t('bonuses:stakes.none')}</p>}>
            <StakeRows />
          </ListFaces>
        </div>
      )}
    </div>
  );
});

const StakeRows = observer(function StakeRows() {
  const { t } = useApp();
  const { stakes } = useStore(bonusesStore);
  return (
    <ul className={styles['rows']} aria-label={t('bonuses:stakes.title')}>
      {stakes.items.map((stake) => (
        <StakeRow key={stake.id} stake={stake} />
      ))}
    </ul>
  );
});

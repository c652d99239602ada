import { observer } from 'mobx-react-lite';
import { Amount } from '../../../ui/basics/Amount.tsx';
import { Pill } from '../../../ui/blocks/Pill.tsx';
import { Surface } from '../../../ui/blocks/Surface.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import type { Bonus } from '../face/bonus.ts';
import { ListFaces } from '../../../kernel/lists/ListFaces.tsx';
import { bonusesStore } from '../BonusesStore.ts';
import styles from './ActiveBonus.module.css';
import page from './BonusesPage.module.css';
import { StakesToggle } from './StakesToggle.tsx';
import { useFigures } from '../../../kernel/figures/useFigures.ts';

/** What has become of earlier bonuses; nothing while there is none. */
export const EndedBonuses = observer(function EndedBonuses() {
  const { t } = useApp();
  const { ended, open } = useStore(bonusesStore);
  // The first list shows that all of it is loading.
  if (open.status !== 'ready' || (ended.status === 'ready' && ended.items.length === 0)) return null;
  return (
    <section className={page['section']} aria-labelledby="ended-bonuses">
      <h2 id="ended-bonuses" className={page['title']}>
        {t('bonuses:ended.title')}
      </h2>
      <ListFaces list={ended} empty={null}>
        <ul className={page['cards']}>
          {ended.items.map((bonus) => (
            <EndedBonus key={bonus.id} bonus={bonus} />
          ))}
        </ul>
      </ListFaces>
    </section>
  );
});

function EndedBonus({ bonus }: { readonly bonus: Bonus }) {
  const { t } = useApp();
  const format = useFigures();
  const { status, converted, endedAt } = bonus;
  const isPaid = status === 'converted';
  // The last stake may have counted for more than was left to wager.
  const wagered = bonus.wagered.minor > bonus.required.minor ? bonus.required : bonus.wagered;
  return (
    <Surface as="li">
      <div className={styles['card']}>
        <div className={styles['line']}>
          <div className={styles['about']}>
            <h3 className={styles['name']}>{bonus.title}</h3>
            <p className={styles['marks']}>
              <Pill tone={isPaid ? 'money' : 'plain'}>
                {t(`bonuses:status.${isPaid && converted?.minor === 0n ? 'completed' : status}`)}
              </Pill>
              {endedAt !== null && <span className={styles['note']}>{format.time(endedAt)}</span>}
            </p>
          </div>
          <p className={styles['money']}>
            <span className={styles['small']}>{t(isPaid ? 'bonuses:ended.paid' : 'bonuses:ended.was')}</span>
            <Amount
              className={styles['figure']}
              tone={isPaid ? 'in' : 'plain'}
              text={format.money(isPaid && converted !== null ? converted : bonus.amount)}
            />
          </p>
        </div>
        <p className={styles['text']}>
          {t(`bonuses:why.${reasonOf(bonus)}`)}{' '}
          {t('bonuses:wageredOf', { wagered: format.inText(wagered), required: format.inText(bonus.required) })}
        </p>
        <StakesToggle bonus={bonus} />
      </div>
    </Surface>
  );
}

/** A bonus that is for play only pays what was left above it, which may be nothing. */
function reasonOf({ status, converted, terms }: Bonus): string {
  if (status !== 'converted' || !terms.is_sticky) return status;
  return converted?.minor === 0n ? 'convertedNothing' : 'convertedSticky';
}

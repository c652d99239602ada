import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { standingStore } from '../face/StandingStore.ts';
import { RewardLine } from '../face/rewards/RewardLine.tsx';
import { useVisitor } from '../../../kernel/visitor/useVisitor.ts';
import { groupedDigits } from '../../../shared/text/groupedDigits.ts';
import { classes } from '../../../ui/basics/classes.ts';
import { checkIcon } from '../../../ui/basics/icons.ts';
import { Pill } from '../../../ui/blocks/Pill.tsx';
import { Picture } from '../../../ui/tiles/Picture.tsx';
import type { Level } from '../parseLoyalty.ts';
import styles from './LevelList.module.css';

/** What each level asks for and brings. */
export const LevelList = observer(function LevelList({ levels }: { readonly levels: readonly Level[] }) {
  const { t, session } = useApp();
  const { standing } = useStore(standingStore);
  const isPlayer = useVisitor() === 'player' && session.uid > 0;
  const reached = isPlayer ? (standing?.level ?? 0) : 0;
  return (
    <section className={styles['section']} aria-labelledby="loyalty-levels">
      <h2 id="loyalty-levels">{t('loyalty:levels.heading')}</h2>
      <p className={styles['lead']}>{t('loyalty:levels.lead')}</p>
      <ol className={styles['list']}>
        {levels.map((level) => (
          <li
            key={level.level}
            id={`level-${level.level}`}
            className={classes(styles['level'], level.level === reached && styles['present'])}
          >
            <span className={styles['medal']}>
              <Picture src={level.image} width={120} ratio={1} alt="" />
            </span>
            <div className={styles['body']}>
              <h3 className={styles['name']}>
                {t('loyalty:levels.name', { level: level.level, name: level.name })}
                {level.level <= reached && (
                  <Pill tone={level.level === reached ? 'accent' : 'money'} icon={checkIcon}>
                    {t(level.level === reached ? 'loyalty:levels.here' : 'loyalty:levels.reached')}
                  </Pill>
                )}
              </h3>
              <p className={styles['note']}>{level.description}</p>
              <p className={styles['from']}>
                {level.from === '0'
                  ? t('loyalty:levels.start')
                  : t('loyalty:levels.from', { points: groupedDigits(level.from) })}
              </p>
              {level.rewards.length > 0 && (
                <ul className={styles['rewards']}>
                  {level.rewards.map((reward, index) => (
                    <li key={index}>
                      <RewardLine reward={reward} />
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
});

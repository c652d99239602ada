import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { standingStore } from '../face/StandingStore.ts';
import { groupedDigits } from '../../../shared/text/groupedDigits.ts';
import { ProgressRing } from '../../../ui/blocks/ProgressRing.tsx';
import { loyaltyPath } from '../paths.ts';
import styles from './HeaderLevel.module.css';
import { Portrait } from './Portrait.tsx';

/** The player's character in the header of wide screens, in a ring that fills up to the next level. */
export const HeaderLevel = observer(function HeaderLevel() {
  const { t, href } = useApp();
  const { standing, present, percent } = useStore(standingStore);
  // The room is taken at once, so that nothing beside it moves.
  if (standing === null || present === null) return <span className={styles['link']} aria-hidden="true" />;
  return (
    <a
      className={styles['link']}
      href={href(loyaltyPath)}
      aria-label={t('loyalty:header', {
        level: standing.level,
        name: present.name,
        points: groupedDigits(standing.points),
        percent,
      })}
    >
      <ProgressRing percent={percent} size={44} />
      <Portrait size={34} mood="idle" />
      <span className={styles['level']} aria-hidden="true">
        {standing.level}
      </span>
    </a>
  );
});

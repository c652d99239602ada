import { Amount } from '../../../ui/basics/Amount.tsx';
import { useApp } from '../../../kernel/AppContext.tsx';
import type { CountedStake } from '../parseStake.ts';
import { gamePath } from '../../games/paths.ts';
import styles from './Stakes.module.css';
import { useFigures } from '../../../kernel/figures/useFigures.ts';

/** One stake: the game, which money paid it, what of it counted, and why. */
export function StakeRow({ stake }: { readonly stake: CountedStake }) {
  const { t, href } = useApp();
  const format = useFigures();
  const { game, fromBonus, isReturned } = stake;
  return (
    <li className={styles['row']}>
      <span>
        <a className={styles['game']} href={href(gamePath(game.sysname))}>
          {game.title}
        </a>
        <span className={styles['note']}>{format.time(stake.at)}</span>
      </span>
      <span className={styles['end']}>
        <Amount className={styles['counted']} text={`+${format.money(stake.counted)}`} />
        <span className={styles['note']}>
          {t(fromBonus.minor > 0n ? 'bonuses:stakes.withBonus' : 'bonuses:stakes.stake', {
            stake: format.inText(stake.stake),
            bonus: format.inText(fromBonus),
          })}
        </span>
      </span>
      <span className={styles['why']}>
        {isReturned
          ? t('bonuses:stakes.returned')
          : t(`bonuses:stakes.reason.${stake.reason}`, { percent: format.percent(stake.percent) })}
      </span>
    </li>
  );
}

import { useApp } from '../../../kernel/AppContext.tsx';
import type { Winner } from '../parseWinner.ts';
import styles from './PlayerName.module.css';

/** Who has won: a nickname as others see it, with what must be said beside it. */
export function PlayerName({ winner: { name, isOwn, isSandbox } }: { readonly winner: Winner }) {
  const { t } = useApp();
  return (
    <span className={styles['player']}>
      <bdi className={styles['name']}>{name === '' ? t('winners:hidden') : name}</bdi>
      {isOwn && <span className={styles['own']}>{t('winners:you')}</span>}
      {isSandbox && (
        <span className={styles['sandbox']} title={t('winners:sandbox.title')}>
          {t('winners:sandbox.mark')}
        </span>
      )}
    </span>
  );
}

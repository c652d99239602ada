import styles from './BettingNotice.module.css';
import { useApp } from '../../../kernel/AppContext.tsx';
import { responsiblePath } from '../paths.ts';

/** 3-30: on pages that take bets: how to play, and where to set limits. Nothing where the feature is off. */
export function BettingNotice() {
  const { t, href, content } = useApp();
  const { isBettingNoticeVisible, isResponsibleGamingEnabled } = content.config.features;
  if (!isBettingNoticeVisible) return null;
  return (
    <p className={styles['notice']} role="note">
      {t('core:bettingNotice.text')}{' '}
      {isResponsibleGamingEnabled && <a href={href(responsiblePath)}>{t('core:bettingNotice.link')}</a>}
    </p>
  );
}

import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { Button } from '../../../ui/basics/Button.tsx';
import { analyticsStore } from '../AnalyticsStore.ts';
import styles from './DebugPanel.module.css';

/** `?debug=analytics` in a sandbox: what this page has sent, newest first, and to whom. */
export const DebugPanel = observer(function DebugPanel() {
  const { t } = useApp();
  const store = useStore(analyticsStore);
  const [isFolded, setFolded] = useState(false);
  const { lines, allowed } = store;
  return (
    <aside className={styles['panel']} aria-label={t('analytics:debug.title')}>
      <header className={styles['head']}>
        <b>
          {t('analytics:debug.title')} · {t(`analytics:choice.${allowed}`)}
        </b>
        <Button size="sm" variant="quiet" aria-expanded={!isFolded} onClick={() => setFolded(!isFolded)}>
          {t(isFolded ? 'analytics:debug.show' : 'analytics:debug.hide')}
        </Button>
      </header>
      {!isFolded && lines.length === 0 && <p>{t('analytics:debug.nothing')}</p>}
      {!isFolded && (
        <ol className={styles['lines']} dir="ltr">
          {lines.toReversed().map(({ key, at, to, text }) => (
            <li key={key}>
              <time>{at.slice(11, 23)}</time> <b>{to}</b> <span>{text}</span>
            </li>
          ))}
        </ol>
      )}
    </aside>
  );
});

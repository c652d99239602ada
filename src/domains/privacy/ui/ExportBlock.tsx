import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/basics/Button.tsx';
import { downloadIcon } from '../../../ui/basics/icons.ts';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { IconCard } from '../../../ui/blocks/IconCard.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import type { ExportFormat } from '../api.ts';
import { exportStore } from '../ExportStore.ts';
import styles from './PrivacyPage.module.css';
import { ProblemNotice } from '../../../kernel/problems/ProblemNotice.tsx';

const formats: readonly ExportFormat[] = ['json', 'csv'];

/** The player's own data as files (trust: 12 months of history that can be exported). */
export const ExportBlock = observer(function ExportBlock() {
  const { t, session } = useApp();
  const store = useStore(exportStore);
  return (
    <IconCard icon={downloadIcon} title={t('privacy:export.title')} lead={t('privacy:export.text')}>
      <ul className={styles['list']}>
        <li>{t('privacy:export.jsonText')}</li>
        <li>{t('privacy:export.csvText')}</li>
      </ul>
      <ProblemNotice problem={store.problem} />
      {store.given !== null && (
        <Notice tone="success" role="status">
          {t('privacy:export.given')}
        </Notice>
      )}
      <div className={styles['actions']}>
        {formats.map((format) => (
          <Button
            key={format}
            icon={downloadIcon}
            isPending={store.asked === format}
            isDisabled={!session.isPlayer || (store.asked !== null && store.asked !== format)}
            onClick={() => store.download(format, session.uid)}
          >
            {t(`privacy:export.${format}`)}
          </Button>
        ))}
      </div>
    </IconCard>
  );
});

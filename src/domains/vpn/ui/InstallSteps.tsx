import { useId } from 'react';
import { useApp } from '../../../kernel/AppContext.tsx';
import styles from './VpnPage.module.css';

const steps = ['app', 'add', 'on'] as const;

export function InstallSteps() {
  const { t } = useApp();
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        {t('vpn:steps.title')}
      </h2>
      <ol className={styles['steps']}>
        {steps.map((step) => (
          <li key={step} className={styles['step']}>
            <b>{t(`vpn:steps.${step}.title`)}</b>
            <p className={styles['text']}>{t(`vpn:steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

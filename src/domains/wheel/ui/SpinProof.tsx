import { useEffect, useState } from 'react';
import { useApp } from '../../../kernel/AppContext.tsx';
import { Icon } from '../../../ui/basics/Icon.tsx';
import { alertIcon, successIcon } from '../../../ui/basics/icons.ts';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import type { Spin } from '../api.ts';
import { verifySpin } from '../verifySpin.ts';
import type { SpinCheck } from '../verifySpin.ts';
import styles from './SpinProof.module.css';

/** Recomputes a spin in this browser and says, step by step, whether it holds. */
export function SpinProof({ spin }: { readonly spin: Spin }) {
  const { t } = useApp();
  const [check, setCheck] = useState<SpinCheck | 'failed' | null>(null);
  useEffect(() => {
    let isWanted = true;
    void verifySpin(spin)
      .catch(() => 'failed' as const)
      .then((found) => {
        if (isWanted) setCheck(found);
      });
    return () => {
      isWanted = false;
    };
  }, [spin]);
  if (check === null) return <p role="status">{t('wheel:verify.running')}</p>;
  if (check === 'failed') return <Notice tone="error">{t('wheel:verify.impossible')}</Notice>;
  const isTrue = check.isCommitted && check.isDecided;
  const { proof, segment } = spin;
  const decided = { number: check.number, total: check.total, segment: segment + 1 };
  return (
    <div className={styles['proof']}>
      <p className={isTrue ? styles['true'] : styles['false']} role="status">
        <Icon of={isTrue ? successIcon : alertIcon} size={18} />
        {t(isTrue ? 'wheel:verify.true' : 'wheel:verify.false')}
      </p>
      <ul className={styles['steps']}>
        <li>{t(check.isCommitted ? 'wheel:verify.commitment.holds' : 'wheel:verify.commitment.fails')}</li>
        <li>{t(check.isDecided ? 'wheel:verify.decision.holds' : 'wheel:verify.decision.fails', decided)}</li>
      </ul>
      <dl className={styles['figures']}>
        <dt>{t('wheel:verify.commitmentName')}</dt>
        <dd dir="ltr">{proof.commitment}</dd>
        <dt>{t('wheel:verify.secret')}</dt>
        <dd dir="ltr">{proof.secret}</dd>
        <dt>{t('wheel:verify.hash')}</dt>
        <dd dir="ltr">{check.hash}</dd>
        <dt>{t('wheel:verify.message')}</dt>
        <dd dir="ltr">{`${proof.client_seed}:${proof.nonce}:0`}</dd>
      </dl>
    </div>
  );
}

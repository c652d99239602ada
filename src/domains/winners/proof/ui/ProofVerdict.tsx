import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { Button } from '../../../../ui/basics/Button.tsx';
import { classes } from '../../../../ui/basics/classes.ts';
import { CopyButton } from '../../../../ui/basics/CopyButton.tsx';
import { Icon } from '../../../../ui/basics/Icon.tsx';
import type { IconNode } from '../../../../ui/basics/Icon.tsx';
import { alertIcon, chainIcon, securityIcon } from '../../../../ui/basics/icons.ts';
import { proofStore } from '../ProofStore.ts';
import type { ProofStore } from '../ProofStore.ts';
import type { Fault } from '../verifyEntries.ts';
import styles from './ProofVerdict.module.css';

/** What this browser has found, and what can be done. */
export const ProofVerdict = observer(function ProofVerdict() {
  const { t } = useApp();
  const store = useStore(proofStore);
  const { phase, mark, total, fault } = store;
  if (phase === 'broken' && fault !== null) return <Broken store={store} fault={fault} />;
  if (phase === 'whole')
    return (
      <Card
        tone="whole"
        icon={securityIcon}
        title={mark.seq === 0 ? t('proof:whole.noneTitle') : t('proof:whole.title', { count: mark.seq })}
      >
        <p>{t(mark.seq === 0 ? 'proof:whole.none' : 'proof:whole.text')}</p>
        {mark.seq > 0 && (
          <p className={styles['seal']}>
            {t('proof:newest')} <Seal of={mark.hash} />
          </p>
        )}
        <Button size="sm" onClick={() => void store.checkAll()}>
          {t('proof:again')}
        </Button>
      </Card>
    );
  if (phase === 'unable') return <Card tone="plain" icon={alertIcon} title={t('proof:unable')} />;
  if (phase === 'failed')
    return (
      <Card tone="plain" icon={alertIcon} title={t('proof:failed.title')}>
        <p>{t('proof:failed.text')}</p>
        <Button size="sm" onClick={() => void store.check()}>
          {t('core:retry')}
        </Button>
      </Card>
    );
  return (
    <Card tone="plain" icon={chainIcon} title={t('proof:checking.title')}>
      <p>{total === 0 ? t('proof:checking.text') : t('proof:checking.progress', { done: mark.seq, total })}</p>
      {total > 0 && <progress className={styles['progress']} value={mark.seq} max={total} aria-hidden="true" />}
    </Card>
  );
});

function Broken({ store, fault }: { readonly store: ProofStore; readonly fault: Fault }) {
  const { t } = useApp();
  const { kind, seq, expected, received } = fault;
  return (
    <Card tone="broken" icon={alertIcon} title={t('proof:broken.title', { number: seq })} role="alert">
      <p>{t(`proof:broken.${kind}`, { number: seq })}</p>
      <dl className={styles['facts']}>
        <dt>{t('proof:broken.expected')}</dt>
        <dd>
          <bdi dir="ltr">{expected}</bdi>
        </dd>
        <dt>{t('proof:broken.received')}</dt>
        <dd>
          <bdi dir="ltr">{received === '' ? '–' : received}</bdi>
        </dd>
      </dl>
      <div className={styles['actions']}>
        <CopyButton
          text={JSON.stringify({ entry: seq, fault: kind, expected, received })}
          label={t('proof:broken.copy')}
          labelCopied={t('proof:broken.copied')}
        />
        <Button size="sm" onClick={() => void store.check()}>
          {t('proof:broken.again')}
        </Button>
        {(kind === 'rewritten' || kind === 'shortened') && (
          <Button size="sm" variant="quiet" onClick={() => void store.startAnew()}>
            {t('proof:broken.anew')}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** A hash, short enough to be compared by eye. */
export function Seal({ of }: { readonly of: string }) {
  return (
    <bdi dir="ltr" className={styles['hash']} title={of}>
      {of.slice(0, 8)}…{of.slice(-8)}
    </bdi>
  );
}

interface CardProps {
  readonly tone: 'plain' | 'whole' | 'broken';
  readonly icon: IconNode;
  readonly title: string;
  readonly role?: 'alert';
  readonly children?: ReactNode;
}

function Card({ tone, icon, title, role, children }: CardProps) {
  return (
    <section className={classes(styles['card'], styles[tone])} aria-labelledby="proof-verdict" role={role}>
      <span className={styles['glyph']}>
        <Icon of={icon} size={30} />
      </span>
      <div className={styles['body']}>
        <div role="status">
          <h2 id="proof-verdict" className={styles['title']}>
            {title}
          </h2>
        </div>
        {children}
      </div>
    </section>
  );
}

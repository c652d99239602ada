import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import type { DialogProps } from '../../../../kernel/dialogs.ts';
import { ProblemNotice } from '../../../../kernel/problems/ProblemNotice.tsx';
import { Button } from '../../../../ui/basics/Button.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { RadioTabs } from '../../../../ui/form/RadioTabs.tsx';
import type { ProofAsked } from '../ProofAsked.ts';
import { offeredKinds } from '../proofKinds.ts';
import type { ProofKind } from '../proofKinds.ts';
import { proofStore } from '../ProofStore.ts';
import styles from './ProofDialog.module.css';
import { ProofForm } from './ProofForm.tsx';
import { LaunchProof, ServiceProof } from './ProofElsewhere.tsx';

const kindKeys: Readonly<Record<ProofKind, string>> = {
  passkey: 'freshProof:kind.passkey',
  password: 'freshProof:kind.password',
  code: 'freshProof:kind.code',
  social: 'freshProof:kind.social',
  launch: 'freshProof:kind.launch',
};

/** The player proves once more who they are; what was typed on the page is kept. */
export const ProofDialog = observer(function ProofDialog({ props, close, frame }: DialogProps<ProofAsked, boolean>) {
  const { t, platform } = useApp();
  const store = useStore(proofStore);
  const kinds = offeredKinds(props.kinds, platform);
  const [first] = kinds;
  const needsFacts = kinds.includes('code') || kinds.includes('social');
  useEffect(() => {
    if (first !== undefined) store.choose(first);
    if (needsFacts) void store.load();
    // A password that was typed and not used does not outlive the dialog.
    return () => store.choose('password');
  }, [store, first, needsFacts]);
  return (
    <Dialog {...frame} title={t('freshProof:title')} labelClose={t('core:close')}>
      <div className={styles['body']}>
        <p className={styles['text']}>{t(first === undefined ? 'freshProof:none' : 'freshProof:text')}</p>
        {kinds.length > 1 && (
          <RadioTabs
            label={t('freshProof:kinds')}
            value={store.kind}
            tabs={kinds.map((kind) => ({ value: kind, label: t(kindKeys[kind]) }))}
            onChange={(value) => store.choose(kinds.find((kind) => kind === value) ?? store.kind)}
          />
        )}
        <ProblemNotice problem={store.problem} />
        {first !== undefined && <Way onProved={() => close(true)} />}
        <Button variant="quiet" isBlock onClick={() => close(false)}>
          {t('freshProof:later')}
        </Button>
      </div>
    </Dialog>
  );
});

const Way = observer(function Way({ onProved }: { readonly onProved: () => void }) {
  const { kind } = useStore(proofStore);
  if (kind === 'launch') return <LaunchProof />;
  return kind === 'social' ? <ServiceProof onProved={onProved} /> : <ProofForm onProved={onProved} />;
});

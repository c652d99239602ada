import { useApp } from '../../../../kernel/AppContext.tsx';
import { Button } from '../../../../ui/basics/Button.tsx';
import { SocialProof } from '../../../auth/face/SocialProof.tsx';
import { canProve } from '../proofKinds.ts';
import styles from './ProofDialog.module.css';
import { WithFacts } from './WithFacts.tsx';

/** A service vouches in a window of its own. */
export function ServiceProof({ onProved }: { readonly onProved: () => void }) {
  const { t, platform } = useApp();
  if (!canProve('social', platform)) return <p className={styles['text']}>{t('freshProof:socialElsewhere')}</p>;
  return <WithFacts>{({ services }) => <SocialProof services={services} onProved={onProved} />}</WithFacts>;
}

/** The messenger proves its user by opening the app. */
export function LaunchProof() {
  const { t, platform } = useApp();
  const { close } = platform;
  if (platform.launch.registration === null) return <p className={styles['text']}>{t('freshProof:launchElsewhere')}</p>;
  return (
    <>
      <p className={styles['text']}>{t('freshProof:launch')}</p>
      {close !== null && (
        <Button variant="primary" isBlock onClick={() => close()}>
          {t('freshProof:closeApp')}
        </Button>
      )}
    </>
  );
}

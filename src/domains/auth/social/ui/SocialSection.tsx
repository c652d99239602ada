import { useApp } from '../../../../kernel/AppContext.tsx';
import { useOffersSocial } from '../useOffersSocial.ts';
import { SocialButtons } from './SocialButtons.tsx';
import type { SocialButtonsProps } from './SocialButtons.tsx';
import styles from './SocialButtons.module.css';

/** The services below a form, which is the other way in. */
export function SocialSection(props: SocialButtonsProps) {
  const app = useApp();
  if (!useOffersSocial(props.kind)) return null;
  return (
    <div className={styles['section']}>
      <p className={styles['divider']}>{app.t('auth:social.or')}</p>
      <SocialButtons {...props} />
    </div>
  );
}

import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/basics/Button.tsx';
import { Surface } from '../../../ui/blocks/Surface.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import type { RouteMatch } from '../../../kernel/pageModules.ts';
import { actionFlag } from '../paths.ts';
import { verificationStore } from '../VerificationStore.ts';
import { StatusPill } from './StatusPill.tsx';
import { VerificationPanel } from './VerificationPanel.tsx';
import styles from './Verification.module.css';

/** 2.4-1, 1-18: the verification as a page of the profile. `from` in the query is where the player came from. */
export const VerificationPage = observer(function VerificationPage({ match }: { readonly match: RouteMatch }) {
  const { t, href } = useApp();
  const { status } = useStore(verificationStore);
  const from = ownPath(match.search.get('from'));
  const isSettled = status === 'pending' || status === 'approved';
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <h1>{t('verification:heading')}</h1>
        {status !== null && <StatusPill status={status} />}
      </div>
      <Surface padding="lg">
        <VerificationPanel externalActionId={match.search.get(actionFlag) ?? ''} />
      </Surface>
      {from !== null && isSettled && (
        <div>
          <Button href={href(from)}>{t('verification:goBack')}</Button>
        </div>
      )}
    </div>
  );
});

/** A path of this site, else null: the query is anybody's. */
function ownPath(from: string | null): string | null {
  if (from === null || !from.startsWith('/')) return null;
  const site = 'http://site.invalid';
  const url = URL.canParse(from, site) ? new URL(from, site) : null;
  return url?.origin === site ? url.pathname + url.search + url.hash : null;
}

import { Suspense, useEffect, useEffectEvent } from 'react';
import { LoadingBlock } from '../../../kernel/lists/LoadingBlock.tsx';
import { useApp } from '../../../kernel/AppContext.tsx';
import { Skeleton } from '../../../ui/basics/Skeleton.tsx';
import { RadioTabs } from '../../../ui/form/RadioTabs.tsx';
import { typeLabelKey } from '../authTypes.ts';
import type { AuthView } from '../AuthRequest.ts';
import { BackLink } from './BackLink.tsx';
import styles from './AuthPanel.module.css';
import type { AuthViewProps } from './AuthViewProps.ts';
import { authViews } from './authViews.ts';
import { SocialView } from '../social/ui/SocialView.tsx';
import { useChosenTypes } from './useChosenTypes.ts';

interface Props extends Omit<AuthViewProps, 'type' | 'choose'> {
  readonly view: AuthView;
  /** Called when the view's code has arrived and it has been drawn. */
  readonly onArrived?: (() => void) | undefined;
}

/** One view of 2.9-1 with its way back and the switcher of its types (2.9-2, 2.9-6): in the popup and on form pages. */
export function AuthPanel({ view, show, finish, onArrived }: Props) {
  const { t } = useApp();
  const { offered, chosen, choose } = useChosenTypes(view);
  const { back, View } = authViews[view];
  return (
    <div className={styles['panel']}>
      {back !== undefined && <BackLink onBack={() => show(back)} />}
      {offered.length > 1 && (
        <RadioTabs
          label={t(view === 'registration' ? 'auth:popup.howToRegister' : 'auth:popup.howToSignIn')}
          tabs={offered.map((type) => ({ value: type.id, label: type.label || t(typeLabelKey(type)) }))}
          value={chosen.id}
          onChange={choose}
        />
      )}
      <Suspense fallback={<ViewSkeleton />}>
        {chosen.component === 'social' ? (
          <SocialView view={view} show={show} finish={finish} />
        ) : (
          <View type={chosen} choose={choose} show={show} finish={finish} />
        )}
        <Arrival key={view} onArrived={onArrived} />
      </Suspense>
    </div>
  );
}

/** Beside a view in its Suspense boundary: mounted when the view is. */
function Arrival({ onArrived }: Pick<Props, 'onArrived'>) {
  const arrived = useEffectEvent(() => onArrived?.());
  useEffect(() => arrived(), []);
  return null;
}

/** The places of two fields and a button. */
function ViewSkeleton() {
  return (
    <LoadingBlock>
      <Skeleton height="76px" />
      <Skeleton height="76px" />
      <Skeleton height="52px" />
    </LoadingBlock>
  );
}

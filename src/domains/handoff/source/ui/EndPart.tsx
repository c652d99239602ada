import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { ProblemNotice } from '../../../../kernel/problems/ProblemNotice.tsx';
import { isolated } from '../../../../shared/text/isolated.ts';
import { Button } from '../../../../ui/basics/Button.tsx';
import { refreshIcon } from '../../../../ui/basics/icons.ts';
import { Notice } from '../../../../ui/blocks/Notice.tsx';
import { useDeviceName } from '../../ui/useDeviceName.ts';
import { handoffStore } from '../HandoffStore.ts';
import type { HandoffState } from '../HandoffStore.ts';

type EndState = Exclude<HandoffState, 'idle' | 'making' | 'waiting' | 'asked' | 'approved'>;

interface Props {
  readonly state: EndState;
  readonly onDone: () => void;
}

/** How a handoff ended, and the way on. */
export const EndPart = observer(function EndPart({ state, onDone }: Props) {
  const { t } = useApp();
  const store = useStore(handoffStore);
  const device = isolated(useDeviceName(store.device));
  if (state === 'taken')
    return (
      <>
        <Notice tone="success" role="status" title={t('handoff:end.taken.title', { device })}>
          {t('handoff:end.taken.text')}
        </Notice>
        <Button variant="primary" isBlock onClick={onDone}>
          {t('handoff:source.done')}
        </Button>
      </>
    );
  return (
    <>
      {state === 'failed' ? (
        <ProblemNotice problem={store.problem} />
      ) : (
        <Notice tone={state === 'wrongNumber' ? 'error' : 'info'} role="status" title={t(`handoff:end.${state}.title`)}>
          {t(`handoff:end.${state}.text`)}
        </Notice>
      )}
      <Button variant="primary" icon={refreshIcon} isBlock onClick={() => store.renew()}>
        {t('handoff:source.renew')}
      </Button>
    </>
  );
});

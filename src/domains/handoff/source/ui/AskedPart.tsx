import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { ProblemNotice } from '../../../../kernel/problems/ProblemNotice.tsx';
import { isolated } from '../../../../shared/text/isolated.ts';
import { Button } from '../../../../ui/basics/Button.tsx';
import { Icon } from '../../../../ui/basics/Icon.tsx';
import { devicesIcon } from '../../../../ui/basics/icons.ts';
import { Spinner } from '../../../../ui/basics/Spinner.tsx';
import { TimeLeft } from '../../ui/TimeLeft.tsx';
import { useDeviceName } from '../../ui/useDeviceName.ts';
import { handoffStore } from '../HandoffStore.ts';
import styles from './HandoffDialog.module.css';

/** Who asks, and the number to pick; then the wait until that device goes on. */
export const AskedPart = observer(function AskedPart() {
  const { t } = useApp();
  const { state, device, expiresAt, problem } = useStore(handoffStore);
  const name = isolated(useDeviceName(device));
  const isAsked = state === 'asked';
  return (
    <>
      <div className={styles['who']}>
        <span className={styles['glyph']}>{isAsked ? <Icon of={devicesIcon} size={28} /> : <Spinner size={28} />}</span>
        <h3 className={styles['heading']}>
          {t(isAsked ? 'handoff:source.asks' : 'handoff:source.letIn', { device: name })}
        </h3>
      </div>
      <ProblemNotice problem={problem} />
      {isAsked ? <Choice /> : <p className={styles['text']}>{t('handoff:source.letInText')}</p>}
      <TimeLeft until={expiresAt} />
    </>
  );
});

const Choice = observer(function Choice() {
  const { t } = useApp();
  const store = useStore(handoffStore);
  const id = useId();
  return (
    <>
      <p className={styles['text']} id={id}>
        {t('handoff:source.pick')}
      </p>
      <div className={styles['numbers']} role="group" aria-labelledby={id}>
        {store.numbers.map((number) => (
          <Button key={number} size="lg" isDisabled={store.isAnswering} onClick={() => store.answer(number)}>
            <span className={styles['number']}>{number}</span>
          </Button>
        ))}
      </div>
      <Button variant="danger" isBlock isDisabled={store.isAnswering} onClick={() => store.answer(null)}>
        {t('handoff:source.deny')}
      </Button>
      <p className={styles['note']}>{t('handoff:source.denyNote')}</p>
    </>
  );
});

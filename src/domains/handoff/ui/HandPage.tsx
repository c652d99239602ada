import { observer } from 'mobx-react-lite';
import { when } from 'mobx';
import { useEffect } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import type { RouteModule } from '../../../kernel/pageModules.ts';
import { ScreenButton } from '../../../kernel/ScreenButton.tsx';
import { LeadEnd } from '../../../ui/basics/LeadEnd.tsx';
import { Spinner } from '../../../ui/basics/Spinner.tsx';
import { askToReplace } from '../target/askToReplace.ts';
import { goOn } from '../target/goOn.ts';
import { takeStore } from '../target/TakeStore.ts';
import { FaultPart } from './FaultPart.tsx';
import styles from './HandPage.module.css';
import { TimeLeft } from './TimeLeft.tsx';

/** The other end of a handoff's link: the player comes from another device, and goes on here. */
export const HandPage: RouteModule['Page'] = observer(function HandPage({ match }) {
  const { t } = useApp();
  const store = useStore(takeStore);
  const code = match.params['code'] ?? '';
  useEffect(() => store.open(code), [store, code]);
  return (
    <div className={styles['page']}>
      <h1>{t('handoff:target.heading')}</h1>
      <p className="visually-hidden" role="status">
        {store.state === 'waiting' ? t('handoff:target.announced', { number: store.number }) : ''}
      </p>
      <Body />
      <LeadEnd />
    </div>
  );
});

const Body = observer(function Body() {
  const { state, fault } = useStore(takeStore);
  if (state === 'waiting') return <NumberPart />;
  if (state === 'entering') return <Entering />;
  return (
    <>
      {fault !== null && <FaultPart fault={fault} />}
      {state !== 'over' && <StartPart />}
    </>
  );
});

/** Longest time that the button waits for the session, in ms. */
const LONGEST_MS = 10_000;

const StartPart = observer(function StartPart() {
  const app = useApp();
  const { t, session } = app;
  const store = useStore(takeStore);
  const start = async () => {
    await when(() => session.status !== 'unknown', { timeout: LONGEST_MS }).catch(() => undefined);
    await store.start({
      askToReplace: () => askToReplace(app),
      onTaken: (place) => void goOn(app, place),
    });
  };
  return (
    <>
      <p className={styles['text']}>{t('handoff:target.lead')}</p>
      <ScreenButton
        label={t('handoff:target.start')}
        variant="primary"
        size="lg"
        isBlock
        isPending={store.state === 'claiming'}
        onClick={start}
      />
      <p className={styles['note']}>{t('handoff:target.note')}</p>
    </>
  );
});

const NumberPart = observer(function NumberPart() {
  const { t } = useApp();
  const { number, expiresAt } = useStore(takeStore);
  return (
    <>
      <p className={styles['text']}>{t('handoff:target.pick')}</p>
      <p className={styles['number']}>{number}</p>
      <TimeLeft until={expiresAt} />
    </>
  );
});

function Entering() {
  const { t } = useApp();
  return (
    <p className={styles['wait']} role="status">
      <Spinner size={28} />
      {t('handoff:target.entering')}
    </p>
  );
}

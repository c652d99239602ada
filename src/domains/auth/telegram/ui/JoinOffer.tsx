import { Button } from '../../../../ui/basics/Button.tsx';
import { useApp } from '../../../../kernel/AppContext.tsx';
import { openJoin } from '../openJoin.ts';

/** The toast of a first launch in the messenger. */
export function JoinOffer() {
  const app = useApp();
  return (
    <>
      {app.t('auth:telegram.offer')}{' '}
      <Button size="sm" variant="quiet" onClick={() => void openJoin(app)}>
        {app.t('auth:telegram.haveAccount')}
      </Button>
    </>
  );
}

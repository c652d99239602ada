import { when } from 'mobx';
import { useEffect } from 'react';
import { Button } from '../../../../ui/basics/Button.tsx';
import { useApp } from '../../../../kernel/AppContext.tsx';
import { isCardUnwelcome } from '../../../../kernel/cards/isCardUnwelcome.ts';
import type { NoticeBodyProps } from '../../../../kernel/views.ts';
import { openJoin } from '../openJoin.ts';

/** The toast of a first launch in the messenger. It goes before it is in the way of a payment, a game or a dialog. */
export function JoinOffer({ close }: NoticeBodyProps<null>) {
  const app = useApp();
  useEffect(() => when(() => isCardUnwelcome(app), close), [app, close]);
  return (
    <>
      <span>{app.t('auth:telegram.offer')}</span>{' '}
      <Button size="sm" variant="quiet" onClick={() => void openJoin(app)}>
        {app.t('auth:telegram.haveAccount')}
      </Button>
    </>
  );
}

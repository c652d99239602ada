import { when } from 'mobx';
import { useEffect } from 'react';
import { Button } from '../../../../ui/basics/Button.tsx';
import { useApp } from '../../../../kernel/AppContext.tsx';
import type { NoticeBodyProps } from '../../../../kernel/views.ts';
import { isOfferUnwelcome } from '../joinOfferTurn.ts';
import { openJoin } from '../openJoin.ts';

interface Data {
  /** Told when it goes by itself. */
  readonly onInTheWay: () => void;
}

/** The toast of a first launch in the messenger. It goes before it is in the way of a payment, a game or a dialog. */
export function JoinOffer({ data, close }: NoticeBodyProps<Data>) {
  const app = useApp();
  const { onInTheWay } = data;
  useEffect(
    () =>
      when(
        () => isOfferUnwelcome(app),
        () => {
          close();
          onInTheWay();
        },
      ),
    [app, close, onInTheWay],
  );
  return (
    <>
      <span>{app.t('auth:telegram.offer')}</span>{' '}
      <Button size="sm" variant="quiet" onClick={() => void openJoin(app)}>
        {app.t('auth:telegram.haveAccount')}
      </Button>
    </>
  );
}

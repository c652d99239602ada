import { observable } from 'mobx';
import { expect, test, vi } from 'vitest';
import type { AppServices } from '../../../kernel/AppServices.ts';
import { offerJoin } from './offerJoin.ts';
import { eventually } from '../../../../tests/eventually.ts';

function launch(path: string) {
  const place = observable({ path, search: '', hash: '' });
  const show = vi.fn();
  const app = {
    place,
    notices: { show },
    play: { isGameOpen: false, isMoneyMoving: false },
    dialogs: { isAnyOpen: false },
    t: (key: string) => key,
    loadMessages: async () => undefined,
    platform: { launch: { registration: { payload: 'signed' } } },
  } as unknown as AppServices;
  return { app, place, show };
}

test('the account of the website is offered at the first launch', async () => {
  const { app, show } = launch('/');
  await offerJoin(app);
  expect(show).toHaveBeenCalledOnce();
});

test('it is not offered over a game, but once the player has left it', async () => {
  const { app, place, show } = launch('/game/crash');
  await offerJoin(app);
  expect(show).not.toHaveBeenCalled();
  place.path = '/';
  await eventually(() => expect(show).toHaveBeenCalledOnce());
});

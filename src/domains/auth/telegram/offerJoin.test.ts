import { observable, runInAction } from 'mobx';
import { expect, test } from 'vitest';
import { FakeClock, settle } from '../../../../tests/fakes/FakeClock.ts';
import type { AppServices } from '../../../kernel/AppServices.ts';
import { CardTurn } from '../../../kernel/cards/CardTurn.ts';
import { offerJoin } from './offerJoin.ts';
import { eventually } from '../../../../tests/eventually.ts';

interface Shown {
  readonly body: { readonly data: { readonly onInTheWay: () => void } };
}

function launch(path: string, loadMessages = async (): Promise<void> => undefined) {
  const clock = new FakeClock();
  const cards = new CardTurn();
  const state = observable({ path, isAnyOpen: false });
  /** Where it was shown each time, and what its toast was given. */
  const shown: { readonly place: string; readonly data: Shown['body']['data'] }[] = [];
  const app = {
    clock,
    place: state,
    notices: {
      show: (_text: string, _type: string, { body }: Shown) =>
        void shown.push({ place: state.isAnyOpen ? 'a dialog' : state.path, data: body.data }),
    },
    play: { isGameOpen: false, isMoneyMoving: false },
    dialogs: state,
    store: () => cards,
    t: (key: string) => key,
    loadMessages,
    platform: { launch: { registration: { payload: 'signed' } } },
  } as unknown as AppServices;
  const change = (to: Partial<typeof state>) => runInAction(() => Object.assign(state, to));
  const over = () => shown.map((toast) => toast.place);
  return { app, cards, clock, shown, change, over };
}

test('1-22 the account of the website is offered at the first launch', async () => {
  const { app, over } = launch('/');
  offerJoin(app);
  await eventually(() => expect(over()).toEqual(['/']));
});

test('1-22 it is not offered over a game, but once the player has left it', async () => {
  const { app, change, over } = launch('/game/crash');
  offerJoin(app);
  change({ path: '/' });
  await eventually(() => expect(over()).toEqual(['/']));
});

test('1-22 it is not offered beside a card, but once that has been answered', async () => {
  let loads = 0;
  const { app, cards, clock, over } = launch('/', async () => void (loads += 1));
  cards.want('consent');
  offerJoin(app);
  await settle();
  expect(loads).toBe(0);
  cards.drop('consent');
  await eventually(() => expect(over()).toEqual(['/']));
  // Cards that stay until they are closed come after it.
  cards.want('hint');
  expect(cards.shown).toBe('joinOffer');
  await clock.advance(8_000);
  expect(cards.shown).toBe('hint');
});

test('1-22 without its words there is no offer, and its turn passes to the next card', async () => {
  const { app, cards, over } = launch('/', () => Promise.reject(new TypeError('Failed to fetch')));
  cards.want('hint');
  offerJoin(app);
  await eventually(() => expect(cards.shown).toBe('hint'));
  expect(over()).toEqual([]);
});

test('1-22 a dialog that opens while its words load is waited for', async () => {
  await import('./ui/JoinOffer.tsx');
  const loads: (() => void)[] = [];
  const { app, change, over } = launch('/', () => new Promise((resolve) => void loads.push(resolve)));
  offerJoin(app);
  await eventually(() => expect(loads).toHaveLength(1));
  change({ isAnyOpen: true });
  loads[0]?.();
  await settle();
  change({ isAnyOpen: false });
  await eventually(() => expect(over()).toEqual(['/']));
});

test('1-22 it comes again if something opened over it before it was read, and not after that', async () => {
  const { app, clock, shown, change, over } = launch('/');
  offerJoin(app);
  await eventually(() => expect(over()).toEqual(['/']));
  change({ isAnyOpen: true });
  shown[0]?.data.onInTheWay();
  change({ isAnyOpen: false });
  await eventually(() => expect(over()).toEqual(['/', '/']));
  await clock.advance(3_000);
  shown[1]?.data.onInTheWay();
  await settle();
  await eventually(() => expect(over()).toEqual(['/', '/']));
});

// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { testRoot } from '../../../../../tests/fakes/testRoot.ts';
import { AppProvider } from '../../../../kernel/AppContext.tsx';
import { cardTurnStore } from '../../../../kernel/cards/CardTurn.ts';
import { JoinOffer } from './JoinOffer.tsx';

afterEach(cleanup);

test('1-22, 16-16 the offer of the first launch goes before it is in the way of a payment', () => {
  const { root } = testRoot();
  root.store(cardTurnStore).want('joinOffer');
  const [close, onInTheWay] = [vi.fn(), vi.fn()];
  render(
    <AppProvider value={root}>
      <JoinOffer text="" data={{ onInTheWay }} close={close} />
    </AppProvider>,
  );
  act(() => root.place.arrive('/offers-of-friends', ''));
  expect(close).not.toHaveBeenCalled();
  act(() => root.place.arrive('/cashier/deposit', ''));
  expect([close.mock.calls.length, onInTheWay.mock.calls.length]).toEqual([1, 1]);
});

import { observer } from 'mobx-react-lite';
import { createElement } from 'react';
import { useApp } from '../kernel/AppContext.tsx';
import { CardStore } from './CardStore.ts';

/** Renders nothing until a flow adds a card. */
export const CardHost = observer(function CardHost() {
  const { cards } = useApp();
  if (!(cards instanceof CardStore)) return null;
  return cards.list.map(({ id, Card }) => createElement(Card, { key: id }));
});

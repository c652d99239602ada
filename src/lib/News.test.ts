import { expect, test } from 'vitest';
import type { RealtimeEvent } from '../contract/index.ts';
import { News } from './News.ts';

const event: RealtimeEvent = { type: 'cashier.transaction_updated', data: { id: 't1', status: 'completed' } };

test('every listener gets the events until it unsubscribes', () => {
  const news = new News();
  const heard: string[] = [];
  const stop = news.subscribe(() => heard.push('first'));
  news.subscribe(() => heard.push('second'));
  news.publish(event);
  stop();
  news.publish(event);
  expect(heard).toEqual(['first', 'second', 'second']);
});

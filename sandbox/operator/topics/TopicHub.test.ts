import { expect, test } from 'vitest';
import { TopicHub } from './TopicHub.ts';
import type { TopicListener } from './TopicHub.ts';
import type { TopicReading } from './TopicSource.ts';

class FakeListener implements TopicListener {
  isBusy = false;
  isClosed = false;
  readonly states: unknown[] = [];

  send(text: string): void {
    this.states.push((JSON.parse(text) as { state: unknown }).state);
  }

  close(): void {
    this.isClosed = true;
  }
}

function hubOf(values: Record<string, number>) {
  const asked: string[] = [];
  const errors: unknown[] = [];
  const hub = new TopicHub(
    [
      {
        family: 'pot',
        read: async (id): Promise<TopicReading | null> => {
          asked.push(id);
          if (id === 'broken') throw new Error('no database');
          const value = values[id];
          return value === undefined ? null : { version: String(value), state: () => ({ value }) };
        },
      },
    ],
    { error: (fault: unknown) => void errors.push(fault) },
  );
  return { hub, asked, errors };
}

test('a listener receives the newest state once, and again only when it has changed', async () => {
  const values = { USD: 1 };
  const { hub } = hubOf(values);
  const listener = new FakeListener();
  hub.add(listener, ['pot:USD']);
  await hub.frame();
  await hub.frame();
  values.USD = 2;
  values.USD = 3;
  await hub.frame();
  expect(listener.states).toEqual([{ value: 1 }, { value: 3 }]);
});

test('a topic is read once a frame, however many follow it, and no more when nobody does', async () => {
  const { hub, asked } = hubOf({ USD: 1 });
  const listeners = Array.from({ length: 50 }, () => new FakeListener());
  for (const listener of listeners) hub.add(listener, ['pot:USD']);
  await hub.frame();
  expect(asked).toEqual(['USD']);
  expect(listeners.every(({ states }) => states.length === 1)).toBe(true);
  for (const listener of listeners) hub.remove(listener);
  await hub.frame();
  expect(asked).toEqual(['USD']);
});

test('who comes later has the known state at once', async () => {
  const { hub } = hubOf({ USD: 7 });
  hub.add(new FakeListener(), ['pot:USD']);
  await hub.frame();
  const late = new FakeListener();
  hub.add(late, ['pot:USD']);
  expect(late.states).toEqual([{ value: 7 }]);
});

test('a slow client misses states in between and has the newest when it reads again', async () => {
  const values = { USD: 1 };
  const { hub } = hubOf(values);
  const slow = new FakeListener();
  hub.add(slow, ['pot:USD']);
  slow.isBusy = true;
  await hub.frame();
  values.USD = 2;
  await hub.frame();
  expect(slow.states).toEqual([]);
  slow.isBusy = false;
  await hub.frame();
  expect(slow.states).toEqual([{ value: 2 }]);
});

test('an unknown family or id is silence, and a source that fails harms no other topic', async () => {
  const { hub, asked, errors } = hubOf({ USD: 1 });
  const listener = new FakeListener();
  hub.add(listener, ['nothing:1', 'pot:none', 'pot:broken', 'pot:USD']);
  await hub.frame();
  expect(listener.states).toEqual([{ value: 1 }]);
  expect(asked.sort()).toEqual(['USD', 'broken', 'none']);
  expect(errors).toHaveLength(1);
});

test('stopping closes every listener once', () => {
  const { hub } = hubOf({ USD: 1 });
  const listener = new FakeListener();
  hub.add(listener, ['pot:USD', 'pot:EUR']);
  hub.stop();
  expect(listener.isClosed).toBe(true);
});

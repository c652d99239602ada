import { expect, test } from 'vitest';
import { RenderGate } from './RenderGate.ts';

test('an address renders a burst of ten seconds, then at its rate; an IPv6 network counts as one', async () => {
  const time = { ms: 0 };
  const gate = new RenderGate(2, () => time.ms);
  const render = (address: string) => gate.run(address, () => Promise.resolve('page'));
  for (let host = 0; host < 20; host += 1) expect(await render(`2001:db8:1:2::${host + 1}`)).toBe('page');
  await expect(render('2001:db8:1:2::ffff')).rejects.toMatchObject({ statusCode: 429, retryAfterSeconds: 1 });
  expect(await render('2001:db8:1:3::1')).toBe('page');
  time.ms = 500;
  expect(await render('2001:db8:1:2::ffff')).toBe('page');
});

test('16 renders run, 128 wait, and further ones are refused until there is room', async () => {
  const gate = new RenderGate(1_000, () => 0);
  const ends: (() => void)[] = [];
  const render = () => gate.run('203.0.113.9', () => new Promise<void>((resolve) => ends.push(resolve)));
  const admitted = Array.from({ length: 144 }, render);
  await Promise.resolve();
  expect(ends).toHaveLength(16);
  await expect(render()).rejects.toMatchObject({ statusCode: 503 });
  while (ends.length > 0) {
    ends.shift()?.();
    await new Promise((resolve) => void setImmediate(resolve));
  }
  await Promise.all(admitted);
  const later = render();
  await new Promise((resolve) => void setImmediate(resolve));
  ends.shift()?.();
  await later;
});

test('a render that fails frees its place', async () => {
  const gate = new RenderGate(1_000, () => 0);
  for (let count = 0; count < 20; count += 1)
    await expect(gate.run('203.0.113.9', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await gate.run('203.0.113.9', () => Promise.resolve(1))).toBe(1);
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SharedDesk } from '../../../kit/tables/client/SharedClient.ts';
import type { WireTable } from '../../../kit/tables/wireTable.ts';
import type { CrashBet, CrashView } from '../rules.ts';
import type { CrashWord } from '../words/en.ts';
import { CrashTable } from './CrashTable.ts';

let frames: FrameRequestCallback[] = [];

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
});
afterEach(() => vi.unstubAllGlobals());

test('the sky is drawn once a frame, however many messages of the table have arrived', () => {
  let draws = 0;
  const desk = {
    t: (word: string) => word,
    locale: 'en',
    format: String,
    now: () => 5_000,
    isCalm: () => {
      draws += 1;
      return true;
    },
    refresh: () => undefined,
    sound: { tone: () => undefined },
  } as unknown as SharedDesk<CrashBet, CrashView, CrashWord>;
  const round = { id: 'r1', number: 1, phase: 'betting', runningAt: null, outcome: null, endsAt: 9_000 };
  const table = { type: 'table', round, past: [] } as unknown as WireTable;
  const crash = new CrashTable(desk);
  for (let message = 0; message < 20; message += 1) crash.update(table, 'none', null);
  for (let turn = 1; turn <= 3; turn += 1) {
    const [frame] = frames.splice(0);
    frame?.(turn * 16);
    expect([draws, frames.length]).toEqual([turn, 1]);
  }
});

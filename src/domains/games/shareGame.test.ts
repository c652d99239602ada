import { expect, test, vi } from 'vitest';
import { fakePlatform } from '../../../tests/fakes/fakePlatform.ts';
import { shareGame } from './shareGame.ts';
import type { SharedWin } from './shareGame.ts';

interface Options {
  readonly hasBot?: boolean;
  readonly canShare?: boolean;
  readonly isPlayer?: boolean;
  readonly win?: SharedWin;
  readonly prepared?: { readonly id: string | null; readonly url: string } | Error;
}

const chat = 'https://t.me/house_bot?startapp=game_ember-dragon';

async function shared({
  hasBot = true,
  canShare = true,
  isPlayer = true,
  win,
  prepared = { id: 'p1', url: chat },
}: Options) {
  const fake = fakePlatform();
  const sendPrepared = vi.fn(async () => false);
  const share = vi.fn(async () => true);
  const copy = vi.fn(async () => true);
  const call = vi.fn(async () => {
    if (prepared instanceof Error) throw prepared;
    return prepared;
  });
  const platform = {
    ...fake,
    can: { ...fake.can, share: canShare },
    share,
    sendPrepared: hasBot ? sendPrepared : null,
  };
  const deps = { platform, call, session: { isPlayer } } as unknown as Parameters<typeof shareGame>[0];
  const subject = { sysname: 'ember-dragon', title: 'Ember Dragon', win: win ?? null };
  const outcome = await shareGame(deps, subject, '/game/ember-dragon', copy);
  return { outcome, sendPrepared, share, copy, call };
}

test('1-22 in a messenger the bot’s message is sent, once, whatever the player decides', async () => {
  const { outcome, sendPrepared, share, copy } = await shared({});
  expect(sendPrepared).toHaveBeenCalledWith('p1');
  expect([outcome, share.mock.calls, copy.mock.calls]).toEqual(['left', [], []]);
});

test.each([
  ['the messenger did not prepare one', { prepared: { id: null, url: chat } }, chat],
  ['the operator did not answer', { prepared: new Error('no answer') }, '/game/ember-dragon'],
  ['a guest is at play', { isPlayer: false }, '/game/ember-dragon'],
  ['there is no bot', { hasBot: false }, '/game/ember-dragon'],
])('1-22 where %s, the share sheet gets the address', async (_why, options, url) => {
  const { outcome, sendPrepared, share } = await shared(options);
  expect(share).toHaveBeenCalledWith({ title: 'Ember Dragon', url });
  expect([outcome, sendPrepared.mock.calls]).toEqual(['left', []]);
});

test('1-22 without a share sheet the address is copied', async () => {
  const { outcome, copy, call } = await shared({ hasBot: false, canShare: false });
  expect(copy).toHaveBeenCalledWith('/game/ember-dragon');
  expect([outcome, call.mock.calls]).toEqual(['copied', []]);
});

test('1-22 a win is named by its round, whose payout the operator knows', async () => {
  const { outcome, sendPrepared, call } = await shared({ win: { roundId: 'r7', multiple: 25 } });
  expect(call).toHaveBeenCalledWith('POST messenger.prepareShare', { kind: 'win', game: 'ember-dragon', round: 'r7' });
  expect([outcome, sendPrepared.mock.calls]).toEqual(['left', [['p1']]]);
});

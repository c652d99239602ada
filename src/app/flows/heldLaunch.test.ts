// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { eventually } from '../../../tests/eventually.ts';
import { settle } from '../../../tests/fakes/FakeClock.ts';
import type { Answers } from '../../../tests/fakes/fakeCall.ts';
import { fakePlatform } from '../../../tests/fakes/fakePlatform.ts';
import { launchRegistration } from '../../../tests/fakes/launchRegistration.ts';
import { testRoot } from '../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../tests/fakes/wireSamples.ts';
import auth from '../../domains/auth/words/en.json';
import { ApiError } from '../../lib/errors.ts';
import { startSession } from './session.ts';

const registration = launchRegistration();

const heldLaunch: Answers = {
  'POST auth.register': () => Promise.reject(new ApiError('AuthorizationException', 401, { entry_held: true }, '')),
  'GET account.getInfo': () => wireAccount(0),
};

test('1-22 a launch whose user is held since the password was changed offers to sign in with it', async () => {
  const { root, transport } = testRoot({ platform: fakePlatform({ registration }), answers: heldLaunch });
  const stop = startSession(root, transport);
  await eventually(() =>
    expect(root.dialogs.stack).toMatchObject([
      { name: 'confirm.heldLaunch', props: { content: auth.held.launch, textAgree: auth.held.signIn } },
    ]),
  );
  expect([root.session.status, root.notices.list]).toEqual(['guest', []]);
  root.dialogs.stack[0]?.settle(true);
  await eventually(() => expect(root.dialogs.stack.map(({ name }) => name)).toContain('joinAccount'));
  stop();
});

test('1-22 whoever has signed in so is asked about the other ways into the account', async () => {
  const opened: number[] = [];
  const { root, operator, transport } = testRoot({
    platform: fakePlatform({ registration }),
    answers: heldLaunch,
    afterAuth: [{ order: 1, after: ['restored'], open: async ({ session }) => opened.push(session.uid) }],
  });
  const stop = startSession(root, transport);
  const answer = async (name: string) => {
    await eventually(() => expect(root.dialogs.stack.at(-1)?.name).toBe(name));
    root.dialogs.stack.at(-1)?.settle(true);
  };
  await answer('confirm.heldLaunch');
  operator.answers = { 'GET account.getInfo': () => wireAccount(7) };
  await root.session.load();
  await answer('joinAccount');
  await eventually(() => expect(opened).toEqual([7]));
  stop();
});

test('1-22 a held launch that is left at that stays a guest', async () => {
  const { root, transport } = testRoot({ platform: fakePlatform({ registration }), answers: heldLaunch });
  const stop = startSession(root, transport);
  await eventually(() => expect(root.dialogs.isAnyOpen).toBe(true));
  root.dialogs.stack[0]?.settle(false);
  await settle();
  expect([root.dialogs.isAnyOpen, root.session.status]).toEqual([false, 'guest']);
  stop();
});

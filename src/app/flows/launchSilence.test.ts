// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { settle } from '../../../tests/fakes/FakeClock.ts';
import { fakePlatform } from '../../../tests/fakes/fakePlatform.ts';
import { launchRegistration } from '../../../tests/fakes/launchRegistration.ts';
import { testRoot } from '../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../tests/fakes/wireSamples.ts';
import { ApiError, NoAnswerError } from '../../lib/errors.ts';
import core from '../words/en.json';
import { startSession } from './session.ts';

const registration = launchRegistration();

test('17-7 a launch without an answer is presented again, and this is said once; the page is a guest’s meanwhile', async () => {
  let isSilent = true;
  const { root, clock, transport, operator } = testRoot({
    platform: fakePlatform({ registration }),
    answers: {
      'POST auth.register': () => {
        if (isSilent) throw new NoAnswerError('network');
        return { status: 'SIGNED_IN', payload: { uid: 7, token: 'bearer-1' } };
      },
      'GET account.getInfo': () => wireAccount(isSilent ? 0 : 7),
    },
  });
  const stop = startSession(root, transport);
  await settle();
  const said = () => root.notices.list.map(({ text }) => text);
  expect([root.session.status, said()]).toEqual(['guest', [core.launch.noAnswer]]);
  await clock.advance(3_000);
  await clock.advance(3_000);
  const asked = () => operator.calls.filter(({ key }) => key === 'POST auth.register').length;
  // The first has gone by now.
  expect([asked(), said()]).toEqual([3, []]);
  isSilent = false;
  await clock.advance(3_000);
  expect([asked(), root.session.uid]).toEqual([4, 7]);
  stop();
});

const closed = new ApiError('InvalidRequestException', 400, { reason: 'registration_closed' }, '');

test('17-7 where no new players are taken, the launch offers to sign in with an account', async () => {
  const { root, transport } = testRoot({
    platform: fakePlatform({ registration }),
    answers: { 'POST auth.register': () => Promise.reject(closed), 'GET account.getInfo': () => wireAccount(0) },
  });
  const stop = startSession(root, transport);
  await settle();
  expect(root.notices.list).toMatchObject([{ text: core.launch.closed, data: { label: core.signIn } }]);
  stop();
});

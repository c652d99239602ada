import { generateSync } from 'otplib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markConfirmed } from '../../../testing/contacts.ts';
import { startTestOperator } from '../../../testing/startTestOperator.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { sentMessages } from '../../../testing/sentMessages.ts';
import { TestPasskey } from '../../../testing/TestPasskey.ts';

let operator: TestOperator;
let origin: string;
beforeAll(async () => {
  operator = await startTestOperator();
  origin = operator.config.siteUrl;
}, 120_000);
afterAll(() => operator.close());

type Player = Awaited<ReturnType<TestOperator['player']>>;

const optionsOf = async (name: 'passkeys.registerOptions' | 'passkeys.signInOptions', caller = {}) =>
  ((await operator.call(name, {}, caller)).data as { options: string }).options;
const register = (player: Player, credential: string) => operator.call('passkeys.register', { credential }, player);
const signIn = (credential: string) => operator.call('passkeys.signIn', { credential });
const list = async (player: Player) =>
  ((await operator.call('passkeys.list', {}, player)).data as { items: { id: string; last_used_at: string | null }[] })
    .items;

/** A player with a passkey. */
async function withPasskey() {
  const player = await operator.player();
  await markConfirmed(operator, player.uid);
  const passkey = new TestPasskey();
  const options = await optionsOf('passkeys.registerOptions', player);
  const reply = await register(player, passkey.register({ options, origin }));
  expect(reply.status).toBe(200);
  return { player, passkey };
}

test('a passkey is asked of the device for this site, with its user verified and without the player’s data', async () => {
  const player = await operator.player();
  const options = JSON.parse(await optionsOf('passkeys.registerOptions', player)) as { user: { id: string } };
  expect(options).toMatchObject({
    rp: { id: 'localhost', name: 'Croupier' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  expect(Buffer.from(options.user.id, 'base64url').toString()).not.toContain(String(player.uid));
});

test('a registered passkey signs its player in under a new session, and its use is noted', async () => {
  const { player, passkey } = await withPasskey();
  expect(await list(player)).toMatchObject([{ id: passkey.id.toString('base64url'), last_used_at: null }]);
  const reply = await signIn(passkey.signIn({ options: await optionsOf('passkeys.signInOptions'), origin }));
  expect([reply.data, reply.cookie]).toMatchObject([
    { status: 'OK', payload: { uid: player.uid, token: null } },
    expect.any(String),
  ]);
  expect((await operator.call('account.getInfo', {}, { cookie: reply.cookie })).data).toMatchObject({
    uid: player.uid,
  });
  expect(await list(player)).toMatchObject([{ last_used_at: new Date(operator.time.ms).toISOString() }]);
});

test('a passkey needs no code where two-factor sign-in is on', async () => {
  const { player, passkey } = await withPasskey();
  const started = await operator.call(
    'account.changeTwoFactorAuth',
    { enable: true, type: 'authenticator', channel: '' },
    player,
  );
  const { secret } = started.data as { secret: string };
  await operator.call(
    'account.confirmTwoFactorAuth',
    { code: generateSync({ secret, epoch: operator.time.ms / 1000 }) },
    player,
  );
  const reply = await signIn(passkey.signIn({ options: await optionsOf('passkeys.signInOptions'), origin }));
  expect(reply.data).toMatchObject({ status: 'OK', payload: { uid: player.uid } });
});

test('a challenge counts once, for five minutes, and for its own purpose and player', async () => {
  const { player, passkey } = await withPasskey();
  const options = await optionsOf('passkeys.signInOptions');
  const used = passkey.signIn({ options, origin });
  expect((await signIn(used)).status).toBe(200);
  expect((await signIn(used)).status).toBe(401);
  expect((await signIn(passkey.signIn({ options, origin }))).status).toBe(401);

  const late = await optionsOf('passkeys.signInOptions');
  operator.time.ms += 5 * 60_000;
  expect((await signIn(passkey.signIn({ options: late, origin }))).status).toBe(401);

  const other = await operator.player();
  const foreign = await optionsOf('passkeys.registerOptions', other);
  expect((await register(player, new TestPasskey().register({ options: foreign, origin }))).status).toBe(422);
  const forSignIn = { ...(JSON.parse(await optionsOf('passkeys.signInOptions')) as object), rp: { id: 'localhost' } };
  const misused = new TestPasskey().register({ options: JSON.stringify(forSignIn), origin });
  expect((await register(player, misused)).status).toBe(422);
});

test('an assertion for another site, of another key, by an unverified user or with an old count is refused', async () => {
  const { passkey } = await withPasskey();
  const fresh = () => optionsOf('passkeys.signInOptions');
  const forged = new TestPasskey();
  Object.assign(forged, { id: passkey.id });
  const foreignRp = JSON.stringify({ ...(JSON.parse(await fresh()) as object), rpId: 'evil.example' });
  for (const credential of [
    passkey.signIn({ options: await fresh(), origin: 'https://evil.example' }),
    passkey.signIn({ options: foreignRp, origin }),
    passkey.signIn({ options: await fresh(), origin, isVerified: false }),
    forged.signIn({ options: await fresh(), origin }),
    new TestPasskey().signIn({ options: await fresh(), origin }),
  ]) {
    const reply = await signIn(credential);
    expect([reply.status, reply.error.message]).toEqual([401, 'The passkey was not accepted']);
  }
  expect((await signIn(passkey.signIn({ options: await fresh(), origin }))).status).toBe(200);
  passkey.counter = 0;
  expect((await signIn(passkey.signIn({ options: await fresh(), origin }))).status).toBe(401);
});

test('an unverified or unreadable credential is not registered, and a known one not twice', async () => {
  const { player, passkey } = await withPasskey();
  const fresh = () => optionsOf('passkeys.registerOptions', player);
  for (const credential of [
    new TestPasskey().register({ options: await fresh(), origin, isVerified: false }),
    new TestPasskey().register({ options: await fresh(), origin: 'https://evil.example' }),
    passkey.register({ options: await fresh(), origin }),
    'not JSON',
    '{"id":"x","rawId":"x","type":"public-key","response":{"clientDataJSON":"x","attestationObject":"x"}}',
    'null',
  ])
    expect((await register(player, credential)).status).toBe(422);
  expect(await list(player)).toHaveLength(1);
});

test('a removed passkey signs nobody in; only its own player removes it', async () => {
  const { player, passkey } = await withPasskey();
  const other = await operator.player();
  const id = passkey.id.toString('base64url');
  expect((await operator.call('passkeys.remove', { id }, other)).status).toBe(422);
  expect((await operator.call('passkeys.remove', { id }, player)).status).toBe(200);
  expect(await list(player)).toEqual([]);
  expect((await signIn(passkey.signIn({ options: await optionsOf('passkeys.signInOptions'), origin }))).status).toBe(
    401,
  );
});

test('the player is told of a passkey that was added or removed', async () => {
  const { player, passkey } = await withPasskey();
  await operator.call('passkeys.remove', { id: passkey.id.toString('base64url') }, player);
  const subjects = (await sentMessages(operator, player.email)).map(({ subject }) => subject);
  expect(subjects).toEqual(['A passkey was added', 'A passkey was removed']);
});

test('a banned player is told so by a passkey, as by a password', async () => {
  const { player, passkey } = await withPasskey();
  await operator.control('ban', { uid: player.uid });
  const reply = await signIn(passkey.signIn({ options: await optionsOf('passkeys.signInOptions'), origin }));
  expect([reply.status, reply.error.type]).toEqual([403, 'UserBannedException']);
});

test('trust: an account has ten passkeys at most', async () => {
  const { player } = await withPasskey();
  await operator.database.query(
    `insert into operator.passkeys (id, uid, public_key, counter, transports, created_at)
     select 'filler-' || n, $1::bigint, 'x', 0, '{}', now() from generate_series(1, 8) as n`,
    [BigInt(player.uid)],
  );
  const another = async () =>
    register(
      player,
      new TestPasskey().register({ options: await optionsOf('passkeys.registerOptions', player), origin }),
    );
  expect((await another()).status).toBe(200);
  expect((await another()).error.error_data).toEqual({
    credential: [{ code: 'passkeyLimit', params: { max: 10 } }],
  });
  expect(await list(player)).toHaveLength(10);
});

test('7-25 signing in by a passkey ends the session that was presented', async () => {
  const { player, passkey } = await withPasskey();
  const other = await operator.player();
  const credential = passkey.signIn({ options: await optionsOf('passkeys.signInOptions'), origin });
  const reply = await operator.call('passkeys.signIn', { credential }, other);
  expect(reply.data).toMatchObject({ payload: { uid: player.uid } });
  expect((await operator.call('account.getInfo', {}, { cookie: other.cookie })).data).toMatchObject({ uid: 0 });
});

import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { newToken, tokenId } from '../../../sessions/tokens.ts';
import { interleaved } from '../../../testing/interleaved.ts';
import { changePassword, firstPassword, newPassword, restoreAccess } from '../../../testing/newPassword.ts';
import { sentMessages } from '../../../testing/sentMessages.ts';
import { uidOf } from '../../../testing/signIn.ts';
import type { Caller, Reply, TestOperator, TestPlayer } from '../../../testing/startTestOperator.ts';
import { join, launched, launchOf, linked, present } from '../../../testing/telegramUsers.ts';
import { TestPasskey } from '../../../testing/TestPasskey.ts';
import { withTestOperator } from '../../../testing/withTestOperator.ts';

let operator: TestOperator;
let origin: string;
withTestOperator(
  (started) => {
    operator = started;
    origin = operator.config.siteUrl;
  },
  { market: 'bench' },
);

interface Item {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly is_held: boolean;
  readonly can_remove: boolean;
}

const list = async (caller: Caller) =>
  ((await operator.call('entries.list', {}, caller)).data as { items: Item[] }).items;
const confirm = (id: string, caller: Caller) => operator.call('entries.confirm', { id }, caller);
const remove = (id: string, caller: Caller) => operator.call('entries.remove', { id }, caller);
const outcome = ({ status, error, data }: Reply) =>
  status === 200
    ? (data as { payload: { uid: number } }).payload.uid
    : [status, error.type, error.error_data['entry_held'] ?? null];
const held = [401, 'AuthorizationException', true];
const restored = async (player: TestPlayer) => ({ cookie: (await restoreAccess(operator, player)).cookie });

describe('a Telegram user', () => {
  /** What comes of a launch: by default a new one. */
  const opened = async (id: number, launch = launchOf(operator, id)) => outcome(await present(operator, launch));
  /** A player of the web, the Telegram user who opens their account, and the session of these. */
  async function opening() {
    const { player, id, launch } = await linked(operator);
    const { data } = await present(operator, launch);
    return { player, id, launch, bearer: (data as { payload: { token: string } }).payload.token };
  }

  test('7-27 is held when access is restored: neither a new launch nor the known one opens the account', async () => {
    const { player, id, launch, bearer } = await opening();
    expect(await uidOf(operator, { bearer })).toBe(player.uid);
    const caller = await restored(player);
    expect(await uidOf(operator, { bearer })).toBe(0);
    expect([await opened(id), await opened(id, launch)]).toEqual([held, held]);
    const [item] = await list(caller);
    expect(item).toMatchObject({ kind: 'telegram', name: String(id), is_held: true, can_remove: true });
    expect((await confirm(item?.id ?? '', caller)).data).toBe(1);
    // Once more changes nothing.
    expect((await confirm(item?.id ?? '', caller)).data).toBe(1);
    expect(await list(caller)).toMatchObject([{ is_held: false }]);
    expect(await opened(id)).toBe(player.uid);
    // Its session has ended with the old password.
    expect(await opened(id, launch)).toEqual([401, 'AuthorizationException', null]);
  });

  test('7-6 is held when the password is changed on the web, not when it is changed in the messenger itself', async () => {
    const [one, other] = [await opening(), await opening()];
    expect((await changePassword(operator, one.player)).status).toBe(200);
    expect(await opened(one.id)).toEqual(held);
    expect((await changePassword(operator, { bearer: other.bearer })).status).toBe(200);
    expect([await opened(other.id, other.launch), await opened(other.id)]).toEqual([
      other.player.uid,
      other.player.uid,
    ]);
  });

  test('1-22 is confirmed by the new password in the messenger, and by a link that was made since', async () => {
    const [one, other] = [await opening(), await opening()];
    await restored(one.player);
    expect((await join(operator, launchOf(operator, one.id), one.player.email, firstPassword)).status).toBe(422);
    expect((await join(operator, launchOf(operator, one.id), one.player.email, newPassword)).status).toBe(200);
    expect(await opened(one.id)).toBe(one.player.uid);
    const { cookie = '' } = await restored(other.player);
    const code = newToken();
    await operator.database.query(
      'insert into operator.telegram_link_codes (id, uid, session_id, expires_at) values ($1, $2, $3, $4)',
      [tokenId(code), other.player.uid, tokenId(cookie), new Date(operator.time.ms + 60_000)],
    );
    const taken = await operator.call('telegram.takeLink', {
      payload: launchOf(operator, other.id),
      code,
      agreed: true,
    });
    expect(taken.status).toBe(200);
    expect(await opened(other.id)).toBe(other.player.uid);
  });

  test('that is removed makes an account of its own, and can be linked again', async () => {
    const { player, id } = await opening();
    const caller = await restored(player);
    const [item] = await list(caller);
    expect((await remove(item?.id ?? '', caller)).data).toBe(1);
    expect(await list(caller)).toEqual([]);
    expect((await remove(item?.id ?? '', caller)).error.error_data).toEqual({ id: [{ code: 'wrongField' }] });
    const launch = launchOf(operator, id);
    expect(await opened(id, launch)).not.toBe(player.uid);
    expect((await join(operator, launch, player.email, newPassword)).status).toBe(200);
    expect(await list(caller)).toMatchObject([{ is_held: false }]);
    expect(await opened(id)).toBe(player.uid);
  });

  test('that is removed loses the sessions that it has opened', async () => {
    const { player, bearer } = await opening();
    const [item] = await list(player);
    await remove(item?.id ?? '', player);
    expect([await uidOf(operator, { bearer }), await uidOf(operator, player)]).toEqual([0, player.uid]);
  });

  test('that is the only way in stays', async () => {
    const caller = await launched(operator);
    const [item] = await list(caller);
    expect(item).toMatchObject({ is_held: false, can_remove: false });
    expect((await remove(item?.id ?? '', caller)).error.error_data).toEqual({ id: [{ code: 'onlyWayIn' }] });
  });
});

describe('a passkey', () => {
  /** Registers with a challenge of its own: the proof that options ask for is not what is tested here. */
  async function withPasskey() {
    const player = await operator.player();
    return { player, ...(await addPasskey(player, { cookie: player.cookie })) };
  }
  async function addPasskey({ uid }: TestPlayer, caller: Caller) {
    const passkey = new TestPasskey();
    const challenge = randomBytes(32).toString('base64url');
    await operator.database.query(
      `insert into operator.passkey_challenges (id, purpose, uid, expires_at) values ($1, 'register', $2, $3)`,
      [challenge, uid, new Date(operator.time.ms + 60_000)],
    );
    const options = JSON.stringify({ challenge, rp: { id: new URL(origin).hostname } });
    const credential = passkey.register({ options, origin });
    expect((await operator.call('passkeys.register', { credential }, caller)).status).toBe(200);
    return { passkey, id: `passkey:${passkey.id.toString('base64url')}` };
  }
  async function assertion(passkey: TestPasskey) {
    const { options } = (await operator.call('passkeys.signInOptions')).data as { options: string };
    return passkey.signIn({ options, origin });
  }
  const signIn = async (passkey: TestPasskey) =>
    operator.call('passkeys.signIn', { credential: await assertion(passkey) });

  test.each([
    ['7-27 is held when access is restored', restored],
    [
      '7-6 is held when the password is changed',
      async (player: TestPlayer) => {
        const { cookie } = await changePassword(operator, player);
        return { cookie };
      },
    ],
  ])('%s; confirmed, it opens the account again', async (_name, renew) => {
    const { player, passkey, id } = await withPasskey();
    expect(outcome(await signIn(passkey))).toBe(player.uid);
    const caller = await renew(player);
    const refused = await signIn(passkey);
    expect([outcome(refused), refused.cookie]).toEqual([held, undefined]);
    operator.time.ms += 1_000;
    const added = await addPasskey(player, caller);
    expect(outcome(await signIn(added.passkey))).toBe(player.uid);
    // Held ones first, however old.
    expect(await list(caller)).toMatchObject([
      { id, kind: 'passkey', name: '', is_held: true },
      { id: added.id, is_held: false },
    ]);
    expect((await confirm(id, caller)).data).toBe(1);
    expect(outcome(await signIn(passkey))).toBe(player.uid);
  });

  test('that is removed signs nobody in, and the player is told', async () => {
    const { player, passkey, id } = await withPasskey();
    const caller = await restored(player);
    const before = (await sentMessages(operator, player.email)).length;
    expect((await remove(id, caller)).data).toBe(1);
    expect(await list(caller)).toEqual([]);
    expect(outcome(await signIn(passkey))).toEqual([401, 'AuthorizationException', null]);
    expect((await sentMessages(operator, player.email)).length).toBe(before + 1);
    const left = await operator.database.query('select 1 from operator.held_entries where uid = $1', [player.uid]);
    expect(left).toEqual([]);
  });

  test('belongs to its player: others neither confirm nor remove it', async () => {
    const { id } = await withPasskey();
    const other = await operator.player();
    for (const reply of [await confirm(id, other), await remove(id, other)])
      expect(reply.error.error_data).toEqual({ id: [{ code: 'wrongField' }] });
  });

  test('proves nothing in a session while it is held', async () => {
    const { player, passkey } = await withPasskey();
    const caller = await restored(player);
    const prove = async () => {
      const { data } = await operator.call('account.proofPasskey', {}, caller);
      const credential = passkey.signIn({ options: (data as { options: string }).options, origin });
      return operator.call('account.prove', { kind: 'passkey', credential }, caller);
    };
    const kinds = async () => ((await operator.call('account.getProof', {}, caller)).data as { kinds: string[] }).kinds;
    expect(await kinds()).toEqual(['password']);
    expect((await prove()).error.error_data).toEqual({ kind: [{ code: 'wrongField' }] });
    await confirm((await list(caller))[0]?.id ?? '', caller);
    expect(await kinds()).toEqual(['passkey', 'password']);
    expect((await prove()).status).toBe(200);
  });

  test('trust neither confirming nor removing works by a session alone', async () => {
    const { player } = await withPasskey();
    const caller = await restored(player);
    const id = (await list(caller))[0]?.id ?? '';
    operator.time.ms += 15 * 60_000 + 1;
    for (const reply of [await confirm(id, caller), await remove(id, caller)])
      expect(reply.error.error_data).toEqual({ proof: ['password'] });
    expect(await list(caller)).toMatchObject([{ is_held: true }]);
  });

  test('7-27 a restore that overtakes a sign-in holds the passkey for it', async () => {
    const { player, passkey } = await withPasskey();
    const credential = await assertion(passkey);
    const { reply, wasThere } = await interleaved(
      operator.database,
      () => operator.call('passkeys.signIn', { credential }),
      { before: 1, other: () => restoreAccess(operator, player) },
    );
    expect(wasThere).toBe(true);
    expect(outcome(reply)).toEqual(held);
  });
});

test('guests have no list', async () => {
  expect((await operator.call('entries.list')).error.type).toBe('AuthorizationException');
});

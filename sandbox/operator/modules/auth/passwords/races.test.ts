/** What happens between the steps of a call that sets a password. */
import { expect, test } from 'vitest';
import { interleaved } from '../../../testing/interleaved.ts';
import { changePassword, firstPassword, newPassword, restoreAccess, stranger } from '../../../testing/newPassword.ts';
import { lastCode } from '../../../testing/sentMessages.ts';
import { signInStatus } from '../../../testing/signIn.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { withTestOperator } from '../../../testing/withTestOperator.ts';

let operator: TestOperator;
withTestOperator((started) => (operator = started));

const opens = async (login: string, password: string) => (await signInStatus(operator, login, password)) === 200;

test('7-6, 7-27 access that is restored during a change of the password wins, whenever it comes', async () => {
  let tried = 0;
  for (let number = 1; ; number += 1) {
    const player = await operator.player();
    const { reply, wasThere } = await interleaved(
      operator.database,
      () => changePassword(operator, player, 'cobalt-moss-92'),
      { before: number, other: () => restoreAccess(operator, player) },
    );
    if (!wasThere) break;
    tried += 1;
    expect([401, 422]).toContain(reply.status);
    expect([await opens(player.email, newPassword), await opens(player.email, 'cobalt-moss-92')]).toEqual([
      true,
      false,
    ]);
  }
  expect(tried).toBeGreaterThan(0);
});

test('7-6, 7-27 a change and a restore at once: the password of the restore is the one that stays', async () => {
  const player = await operator.player();
  const [, restored] = await Promise.all([
    changePassword(operator, player, 'cobalt-moss-92'),
    restoreAccess(operator, player),
  ]);
  // The change may have ended the code, which was sent before it.
  const wanted = restored.status === 200 ? newPassword : 'cobalt-moss-92';
  expect(await opens(player.email, wanted)).toBe(true);
  expect(await opens(player.email, firstPassword)).toBe(false);
});

test('7-6 of two changes at once one is stored, and the other one is refused', async () => {
  const player = await operator.player();
  const both = await Promise.all([
    changePassword(operator, player, 'cobalt-moss-92'),
    changePassword(operator, player, 'velvet-pine-64'),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

test('7-27 a second factor that is switched on during a restore is asked for; a ban stops it', async () => {
  let tried = 0;
  for (let number = 1; ; number += 1) {
    const [player, banned] = [await operator.player(), await operator.player()];
    const restoring = async ({ email }: { readonly email: string }) => {
      const caller = stranger();
      await operator.call('auth.restore', { login: email }, caller);
      const code = await lastCode(operator, email);
      return () => operator.call('auth.restore', { login: email, code, password: newPassword }, caller);
    };
    const { reply, wasThere } = await interleaved(operator.database, await restoring(player), {
      before: number,
      other: () =>
        operator.database.query(
          `insert into operator.two_factor (uid, kind, channel, enabled_at) values ($1, 'contact', 'email', $2)`,
          [player.uid, new Date(operator.time.ms)],
        ),
    });
    if (!wasThere) break;
    tried += 1;
    expect([reply.data, reply.cookie]).toMatchObject([{ status: 'SIGN_IN', payload: null }, undefined]);
    const stopped = await interleaved(operator.database, await restoring(banned), {
      before: number,
      other: () =>
        operator.database.query(`update operator.players set status = 'banned' where uid = $1`, [banned.uid]),
    });
    expect(stopped.reply.error.type).toBe('UserBannedException');
  }
  expect(tried).toBeGreaterThan(0);
});

import type { FastifyInstance } from 'fastify';
import type { RealtimeEvent } from '../../../src/contract/index.ts';
import { isStorableJson } from '../../database/storableText.ts';
import { OperatorError, invalidField } from '../OperatorError.ts';
import { sendError } from '../edge/errorReply.ts';
import { auditLedger } from '../audit/auditLedger.ts';
import { minorUnits } from '../ledger/amounts.ts';
import type { ModuleParts, OperatorCore } from '../module.ts';
import { appendEvent } from '../realtime/appendEvent.ts';
import type { RealtimeHub } from '../realtime/RealtimeHub.ts';
import { moveMoney } from '../realtime/moveMoney.ts';
import { ageProofs } from '../sessions/asIf.ts';
import { newToken } from '../sessions/tokens.ts';
import { faultModes } from './CallFaults.ts';
import type { CallFaults } from './CallFaults.ts';
import { integerOf, textOf } from './controlFields.ts';
import type { ControlFields } from './controlFields.ts';
import { banPlayer } from '../players/closing.ts';
import { findPlayer } from '../players/findPlayer.ts';

export interface ControlledOperator {
  readonly core: OperatorCore;
  readonly modules: readonly ModuleParts<unknown>[];
  readonly hub: RealtimeHub;
  readonly faults: CallFaults;
}

/** Test-only controls, JSON in and out; not registered unless SANDBOX_CONTROLS=1. */
export async function controlRoutes(
  app: FastifyInstance,
  { core, modules, hub, faults }: ControlledOperator,
): Promise<void> {
  const { database, clock, sessions } = core;
  app.setErrorHandler(sendError);

  /** The uid in the fields. 0 is refused, since it is the uid of a guest. */
  const playerOf = async (fields: ControlFields): Promise<bigint> => {
    const uid = BigInt(integerOf(fields, 'uid', Number.MAX_SAFE_INTEGER));
    if ((await findPlayer(database, uid)) === null)
      throw new OperatorError('InvalidParameterException', `No player has the uid ${uid}`, {
        uid: [{ code: 'wrongField' }],
      });
    return uid;
  };

  app.post('/__sandbox/credit', async ({ body }) => {
    const fields = Object(body) as ControlFields;
    const uid = await playerOf(fields);
    const currency = textOf(fields, 'currency');
    const amount = minorUnits(textOf(fields, 'amount'), currency);
    if (amount === null) throw invalidField('amount', 'wrongField');
    const { balances } = await database.transaction((tx) =>
      moveMoney(tx, {
        uid,
        currency,
        kind: 'grant',
        external: { source: 'sandbox', id: `credit:${newToken()}` },
        entries: [
          { account: { uid, kind: 'main', currency }, amount },
          { account: { house: 'sandbox', currency }, amount: -amount },
        ],
        at: clock.now(),
        cause: { kind: 'other', amount },
      }),
    );
    return { balance: balances.amounts.main.toString(), version: Number(balances.version) };
  });

  app.post('/__sandbox/clock/advance', async ({ body }) => {
    clock.advance(integerOf(Object(body) as ControlFields, 'ms', 400 * 24 * 3_600_000));
    return { now: clock.now().toISOString() };
  });

  app.post('/__sandbox/calls/fail', async ({ body }) => {
    const fields = Object(body) as ControlFields;
    const mode = faultModes.find((candidate) => candidate === fields['mode']);
    if (mode === undefined) throw invalidField('mode', 'wrongField');
    const ms = fields['ms'] === undefined ? 0 : integerOf(fields, 'ms', 120_000);
    const times = fields['times'] === undefined ? 1 : integerOf(fields, 'times', 1000);
    faults.plan({ method: textOf(fields, 'method'), mode, times, ms });
    return { planned: times };
  });
  app.post('/__sandbox/calls/heal', async () => {
    faults.clear();
    return { planned: 0 };
  });

  app.post('/__sandbox/sockets/drop', async () => {
    hub.dropAll();
    return { dropped: true };
  });

  app.post('/__sandbox/events/emit', async ({ body }) => {
    const fields = Object(body) as ControlFields;
    const event = Object(fields['event']) as RealtimeEvent;
    if (typeof event.type !== 'string' || !isStorableJson(event)) throw invalidField('event', 'wrongField');
    const uid = await playerOf(fields);
    await database.transaction((tx) => appendEvent(tx, uid, event, clock.now()));
    return { emitted: true };
  });

  app.post('/__sandbox/ban', async ({ body }) => {
    await banPlayer(database, await playerOf(Object(body) as ControlFields));
    return { banned: true };
  });

  app.post('/__sandbox/sessions/expire', async ({ body }) => {
    await sessions.endAll(database, await playerOf(Object(body) as ControlFields), 'expired');
    return { expired: true };
  });

  app.post('/__sandbox/sessions/age', async ({ body }) => {
    await ageProofs(database, await playerOf(Object(body) as ControlFields));
    return { aged: true };
  });

  for (const { controls = {} } of modules) {
    for (const [name, run] of Object.entries(controls))
      app.post(`/__sandbox/${name}`, ({ body }) => run(Object(body) as ControlFields));
  }
  app.post('/__sandbox/audit', async () => ({ violations: await auditLedger(database, clock.now()) }));
}

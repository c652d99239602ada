import type { OperatorModule } from '../../module.ts';
import { outboxModule } from '../outbox/module.ts';
import { CodeSender } from './CodeSender.ts';
import { CodesService } from './CodesService.ts';
import { endCodes } from './endCodes.ts';
import { codesMigrations } from './migrations.ts';

export { addressPlace, sessionPlace } from './challenge.ts';
export type { Challenge } from './challenge.ts';
export type { CodeRequest } from './CodeSender.ts';
export { demandSent } from './demandSent.ts';

export interface CodesFace
  extends
    Pick<CodeSender, 'send' | 'sendOrPretend'>,
    Pick<CodesService, 'verify' | 'verifyElsewhere' | 'verifyLink' | 'resendSeconds'> {
  /** Ends all codes of an account, in the caller's transaction. */
  end: typeof endCodes;
}

const HOUR_MS = 3_600_000;

/** One-time codes for confirmation, restoring access, sign-in and proofs (docs/decisions/codes.md). */
export const codesModule: OperatorModule<CodesFace> = {
  name: 'codes',
  migrations: codesMigrations,
  endsWithPassword: (tx, { uid }) => endCodes(tx, uid),
  create(core, use) {
    const { database, clock, throttle, limits } = core;
    const codes = new CodesService(core, throttle);
    const sender = new CodeSender(core, throttle, limits, codes, use(outboxModule));
    const forgetOld = {
      name: 'forget-codes',
      everyMs: HOUR_MS,
      run: async () => void (await database.query('delete from operator.codes where expires_at < $1', [clock.now()])),
    };
    const face: CodesFace = {
      send: (request) => sender.send(request),
      sendOrPretend: (request) => sender.sendOrPretend(request),
      verify: (challenge, typed) => codes.verify(challenge, typed),
      verifyElsewhere: (challenge, typed) => codes.verifyElsewhere(challenge, typed),
      verifyLink: (purpose, about, link) => codes.verifyLink(purpose, about, link),
      resendSeconds: (sql, challenge) => codes.resendSeconds(sql, challenge),
      end: endCodes,
    };
    return { face, jobs: [forgetOld] };
  },
};

import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { keepRawBody, rawBody } from '../rawBody.ts';
import type { ApplicantService } from './ApplicantService.ts';
import { findEvents } from './eventRepository.ts';
import { readChoice, readInteger, readObject, readUser } from './requests.ts';
import type { Fields } from './requests.ts';
import { rejectLabels } from './verification.ts';
import type { RejectLabel, ReviewResult } from './verification.ts';
import { VerificationError } from './VerificationError.ts';
import type { WebhookCourier } from '../webhooks/WebhookCourier.ts';

export interface SandboxParts {
  readonly database: Database;
  readonly applicants: ApplicantService;
  readonly courier: WebhookCourier;
  readonly work: () => Promise<void>;
}

/** Test-only controls: a person's decision, lost and repeated webhooks, tokens that run out. */
export async function sandboxRoutes(app: FastifyInstance, parts: SandboxParts): Promise<void> {
  const { database, applicants, courier, work } = parts;
  keepRawBody(app, 16_384);

  app.post('/decide', async (request) => {
    const fields = readObject(rawBody(request));
    const { id } = await applicants.byUser(readUser(fields));
    const { status } = await applicants.decide(id, readResult(fields));
    await work();
    return { status };
  });
  app.post('/work', async () => {
    await work();
    return { done: true };
  });
  app.post('/hold', async (request) => {
    const user = readUser(readObject(rawBody(request)));
    courier.hold(user);
    return { held: user };
  });
  app.post('/expire-tokens', async (request) => {
    const user = readUser(readObject(rawBody(request)));
    await applicants.expireTokens(user);
    return { expired: user };
  });
  app.post('/replay', async (request) => {
    const fields = readObject(rawBody(request));
    const stored = await findEvents(database, readUser(fields));
    const events = fields['reversed'] === true ? stored.toReversed() : stored;
    const statuses: number[] = [];
    for (let round = readInteger(fields, 'times', 1, 100); round > 0; round -= 1)
      for (const event of events) statuses.push(await courier.send(event));
    return { statuses };
  });
}

function readResult(fields: Fields): ReviewResult {
  const reviewAnswer = readChoice(fields, 'reviewAnswer', ['GREEN', 'RED']);
  if (reviewAnswer === 'GREEN') return { reviewAnswer, rejectLabels: [], reviewRejectType: null };
  return {
    reviewAnswer,
    rejectLabels: readLabels(fields['rejectLabels']),
    reviewRejectType: readChoice(fields, 'reviewRejectType', ['RETRY', 'FINAL']),
  };
}

function readLabels(value: unknown): readonly RejectLabel[] {
  const labels = Array.isArray(value) ? rejectLabels.filter((label) => value.includes(label)) : [];
  if (labels.length === 0) throw new VerificationError('InvalidRequest', 'rejectLabels names no known reason');
  return labels;
}

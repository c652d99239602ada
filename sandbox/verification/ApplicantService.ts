import { randomBytes } from 'node:crypto';
import type { Database, Sql } from '../database/database.ts';
import {
  deleteFiles,
  findApplicant,
  findByUser,
  findDue,
  insertApplicant,
  lockApplicant,
  putFile,
  setChoice,
  setStatus,
} from './applicantRepository.ts';
import type { StoredFile } from './applicantRepository.ts';
import { appendEvent } from './eventRepository.ts';
import { expireTokens, findTokenApplicant, forgetExpired, insertToken } from './tokenRepository.ts';
import { decisions, neededKinds, REVIEW_MS } from './verification.ts';
import type { Applicant, DocumentType, FileKind, ReviewResult, Sample } from './verification.ts';
import { VerificationError } from './VerificationError.ts';

const BATCH = 20;

/** Applicants from their first document to the decision. */
export class ApplicantService {
  constructor(
    private readonly database: Database,
    /** Milliseconds since 1970. */
    private readonly now: () => number,
  ) {}

  /** The applicant of an external user, created once. */
  async open(externalUserId: string, webhookUrl: string): Promise<Applicant> {
    const id = `app_${randomBytes(18).toString('base64url')}`;
    await insertApplicant(this.database, { id, externalUserId, webhookUrl }, new Date(this.now()));
    return this.byUser(externalUserId);
  }

  async byUser(externalUserId: string): Promise<Applicant> {
    return demand(await findByUser(this.database, externalUserId));
  }

  /** A token for the person's browser, which is valid for `ttlSeconds`. */
  async issueToken(externalUserId: string, ttlSeconds: number, externalActionId: string): Promise<string> {
    const { id: applicantId } = await this.byUser(externalUserId);
    const token = `_act-${randomBytes(32).toString('base64url')}`;
    const expiresAt = new Date(this.now() + ttlSeconds * 1000);
    await forgetExpired(this.database, new Date(this.now()));
    await insertToken(this.database, token, { applicantId, externalActionId, expiresAt });
    return token;
  }

  async byToken(token: string): Promise<Applicant> {
    const id = await findTokenApplicant(this.database, token, new Date(this.now()));
    if (id === null) throw new VerificationError('Unauthorized', 'The access token is unknown or has expired');
    return demand(await findApplicant(this.database, id));
  }

  async expireTokens(externalUserId: string): Promise<void> {
    await expireTokens(this.database, (await this.byUser(externalUserId)).id);
  }

  /** Sets country and type of the document; files of another type are dropped. */
  choose(id: string, country: string, type: DocumentType): Promise<Applicant> {
    return this.change(id, 'init', async (tx, applicant) => {
      if (applicant.documentType !== type) await deleteFiles(tx, id);
      await setChoice(tx, id, country, type);
    });
  }

  addFile(id: string, kind: FileKind, file: Omit<StoredFile, 'kind' | 'sample'>): Promise<Applicant> {
    return this.change(id, 'init', async (tx, applicant) => {
      demandKind(applicant, kind);
      await putFile(tx, id, { ...file, kind, sample: null }, new Date(this.now()));
    });
  }

  /** Takes a sample instead of files: of the document, or of the selfie. */
  addSample(id: string, sample: Sample, kinds: 'document' | 'selfie'): Promise<Applicant> {
    return this.change(id, 'init', async (tx, { documentType }) => {
      if (documentType === null) throw new VerificationError('Conflict', 'No document was chosen');
      const taken = neededKinds(documentType).filter((kind) => (kind === 'selfie') === (kinds === 'selfie'));
      for (const kind of taken) {
        const file = { kind, mediaType: 'sample', bytes: 0, sha256: '', sample };
        await putFile(tx, id, file, new Date(this.now()));
      }
    });
  }

  /** Hands the documents in; the review begins. */
  submit(id: string): Promise<Applicant> {
    return this.change(id, 'init', async (tx, applicant) => {
      const { documentType, files, sample } = applicant;
      if (documentType === null || neededKinds(documentType).some((kind) => !files.includes(kind)))
        throw new VerificationError('Conflict', 'A document is missing');
      const at = this.nextTime(applicant);
      const dueAt = decisions[sample ?? 'approved'] === null ? null : new Date(at.getTime() + REVIEW_MS);
      await setStatus(tx, id, { status: 'pending', result: null, dueAt, at });
      await appendEvent(tx, applicant, { type: 'applicantPending', result: null }, { at, now: new Date(this.now()) });
    });
  }

  /** Starts again after a rejection that allows it. */
  restart(id: string): Promise<Applicant> {
    return this.change(id, 'completed', async (tx, applicant) => {
      if (applicant.result?.reviewRejectType !== 'RETRY')
        throw new VerificationError('Conflict', 'The decision is final');
      await deleteFiles(tx, id);
      await setStatus(tx, id, { status: 'init', result: null, dueAt: null, at: this.nextTime(applicant) });
    });
  }

  /** Decides a pending review. */
  decide(id: string, result: ReviewResult): Promise<Applicant> {
    return this.change(id, 'pending', (tx, applicant) => this.decideIn(tx, applicant, result));
  }

  /** Decides the reviews whose time has come; returns how many. */
  async settleDue(): Promise<number> {
    const ids = await findDue(this.database, new Date(this.now()), BATCH);
    for (const id of ids) {
      await this.database.transaction(async (tx) => {
        const applicant = demand(await lockApplicant(tx, id));
        const result = decisions[applicant.sample ?? 'approved'];
        if (applicant.status === 'pending' && result !== null) await this.decideIn(tx, applicant, result);
      });
    }
    return ids.length;
  }

  private async decideIn(tx: Sql, applicant: Applicant, result: ReviewResult): Promise<void> {
    const at = this.nextTime(applicant);
    await setStatus(tx, applicant.id, { status: 'completed', result, dueAt: null, at });
    await appendEvent(tx, applicant, { type: 'applicantReviewed', result }, { at, now: new Date(this.now()) });
  }

  private async change(
    id: string,
    status: Applicant['status'],
    apply: (tx: Sql, applicant: Applicant) => Promise<void>,
  ): Promise<Applicant> {
    return this.database.transaction(async (tx) => {
      const applicant = demand(await lockApplicant(tx, id));
      if (applicant.status !== status) throw new VerificationError('Conflict', `The applicant is ${applicant.status}`);
      await apply(tx, applicant);
      return demand(await findApplicant(tx, id));
    });
  }

  /** Later than the change before, even within the same millisecond: receivers order events by it. */
  private nextTime({ changedAtMs }: Applicant): Date {
    return new Date(Math.max(this.now(), changedAtMs + 1));
  }
}

function demand(applicant: Applicant | null): Applicant {
  if (applicant === null) throw new VerificationError('NotFound', 'No such applicant');
  return applicant;
}

function demandKind({ documentType }: Applicant, kind: FileKind): void {
  if (documentType === null || !neededKinds(documentType).includes(kind))
    throw new VerificationError('Conflict', 'This side of the document is not needed');
}

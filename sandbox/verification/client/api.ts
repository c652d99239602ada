import type { FileKind, DocumentType, ReviewResult, ReviewStatus, Sample } from '../verification.ts';

/** The applicant as the server tells it. */
export interface State {
  readonly status: ReviewStatus;
  readonly result: ReviewResult | null;
  readonly country: string;
  readonly documentType: DocumentType | null;
  readonly files: readonly FileKind[];
  readonly needed: readonly FileKind[];
  readonly sample: Sample | null;
}

export const problems = ['FileTooLarge', 'FileTypeRefused', 'FileUnreadable', 'noAnswer', 'noToken'] as const;
export type Problem = (typeof problems)[number];

/** A refused call, with a problem that the page has words for. */
export class CallError extends Error {
  constructor(readonly problem: Problem) {
    super(problem);
  }
}

/** Calls of the page. When the token has run out, the casino's page gives another, and the call is repeated. */
export class Api {
  constructor(
    private token: string,
    private readonly newToken: () => Promise<string>,
  ) {}

  state = (): Promise<State> => this.call('GET', 'state');
  choose = (country: string, documentType: string) => this.post('choice', { country, documentType });
  upload = (kind: FileKind, file: Blob) => this.call('POST', `files/${kind}`, file);
  useSample = (kinds: 'document' | 'selfie', sample: Sample) => this.post(`samples/${kinds}`, { sample });
  submit = () => this.post('submit', {});
  restart = () => this.post('restart', {});

  private post(path: string, fields: object): Promise<State> {
    return this.call('POST', path, JSON.stringify(fields));
  }

  private async call(method: string, path: string, body: Blob | string | null = null): Promise<State> {
    const first = await this.send(method, path, body);
    const response = first.status === 401 ? await this.again(method, path, body) : first;
    if (response.ok) return (await response.json()) as State;
    throw new CallError(await problemOf(response));
  }

  private async again(method: string, path: string, body: Blob | string | null): Promise<Response> {
    try {
      this.token = await this.newToken();
    } catch {
      throw new CallError('noToken');
    }
    return this.send(method, path, body);
  }

  private async send(method: string, path: string, body: Blob | string | null): Promise<Response> {
    try {
      return await fetch(`/verification/sdk/${path}`, {
        method,
        body,
        headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/octet-stream' },
        credentials: 'omit',
      });
    } catch {
      throw new CallError('noAnswer');
    }
  }
}

async function problemOf(response: Response): Promise<Problem> {
  const body: unknown = await response.json().catch(() => null);
  const { error } = Object(body) as { error?: { type?: unknown } };
  return problems.find((problem) => problem === error?.type) ?? 'noAnswer';
}

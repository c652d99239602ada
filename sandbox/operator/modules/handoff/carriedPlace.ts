/** What a handoff may carry: a page of this site, and drafts without secrets. */
import { isSecretField } from '../../../../src/shared/validation/secretField.ts';
import { invalidField } from '../../OperatorError.ts';

export interface CarriedPlace {
  readonly path: string;
  readonly search: string;
  /** A handoff that was made before there was one has none. */
  readonly hash?: string;
  readonly scroll: number;
  readonly drafts: string;
}

/**
 * Throws wrongField for a path that leaves the site, for the hash of a messenger's launch, which can sign its user in, and
 * for drafts with a secret or of another form.
 */
export function demandCarriable({ path, search, hash = '', scroll, drafts }: CarriedPlace): Required<CarriedPlace> {
  const isOwnPath = /^\/(?![/\\])[^\s\\?#]*$/.test(path) && !path.startsWith('/hand/');
  if (!isOwnPath) throw invalidField('path', 'wrongField');
  if (search !== '' && !/^\?[^\s#]*$/.test(search)) throw invalidField('search', 'wrongField');
  if (hash !== '' && (!/^#[^\s#]*$/.test(hash) || hash.includes('tgWebApp'))) throw invalidField('hash', 'wrongField');
  if (drafts !== '' && !areDrafts(drafts)) throw invalidField('drafts', 'wrongField');
  return { path, search, hash, scroll, drafts };
}

function areDrafts(json: string): boolean {
  const forms = parsed(json);
  return isObject(forms) && Object.values(forms).every(isDraft);
}

const isDraft = (form: unknown): boolean =>
  isObject(form) && Object.entries(form).every(([name, value]) => typeof value === 'string' && !isSecretField(name));

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

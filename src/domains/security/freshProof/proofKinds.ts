import type { CallOutput } from '../../../contract/index.ts';
import type { AppServices } from '../../../kernel/AppServices.ts';

/** What the operator takes as a proof. */
export type ProofKind = CallOutput<'GET account.getProof'>['kinds'][number];

const known: readonly ProofKind[] = ['password', 'passkey', 'code', 'social', 'launch'];

/** Whether this window can do it; passkeys and the windows of services not in a messenger's frame. */
export function canProve(kind: ProofKind, { can }: AppServices['platform']): boolean {
  if (kind === 'passkey') return can.passkeys;
  return kind !== 'social' || can.windows;
}

/**
 * The kinds to offer of those that a refusal names. What this window cannot do is named only where nothing else is left,
 * to tell the player where they can. A launch is last: the page with all that was typed is lost by it.
 */
export function offeredKinds(named: readonly unknown[], platform: AppServices['platform']): readonly ProofKind[] {
  const kinds = known.filter((kind) => named.includes(kind)).sort((a, b) => named.indexOf(a) - named.indexOf(b));
  const possible = kinds.filter((kind) => canProve(kind, platform));
  const offered = possible.length > 0 ? possible : kinds;
  return [...offered.filter((kind) => kind !== 'launch'), ...offered.filter((kind) => kind === 'launch')];
}

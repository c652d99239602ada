import type { ReactElement } from 'react';
import { afterLeadId } from '../../shared/head/afterLead.ts';

/** Marks the end of the leading content: the first paint waits for all before it, and does not wait for the rest. */
export function LeadEnd(): ReactElement {
  return <i id={afterLeadId} hidden />;
}

import type { ReactElement } from 'react';
import { afterLeadId } from '../../shared/head/afterLead.ts';

/** Marks where what leads a page ends: the first paint waits for all before it, and is drawn before all behind it is read. */
export function LeadEnd(): ReactElement {
  return <i id={afterLeadId} hidden />;
}

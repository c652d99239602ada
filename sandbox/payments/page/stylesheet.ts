import { createHash } from 'node:crypto';
import { lookOf } from './looks.ts';
import { structure } from './structure.ts';

/** The stylesheet of all hosted pages. */
export const stylesheet = `${lookOf.card}${lookOf.flashpay}${structure}`;

/** Contains a hash of the content, so that it can be cached without limit. */
export const stylesheetPath = `/payments/pay.css?${createHash('sha256').update(stylesheet).digest('hex').slice(0, 12)}`;

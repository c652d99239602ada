import { createHash } from 'node:crypto';
import { lookOf } from './looks.ts';
import { structure } from './structure.ts';

/** The one stylesheet of the hosted pages. */
export const stylesheet = `${lookOf.card}${lookOf.flashpay}${structure}`;

/** Named after its content, so that it may be kept for ever. */
export const stylesheetPath = `/payments/pay.css?${createHash('sha256').update(stylesheet).digest('hex').slice(0, 12)}`;

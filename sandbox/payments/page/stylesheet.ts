import { createHash } from 'node:crypto';
import { accountLooks, accountStructure } from './accountLooks.ts';
import { consoleStyles } from './consoleLook.ts';
import { plainLooks } from './looks.ts';
import { standInStyles } from './standInLooks.ts';
import { structure } from './structure.ts';

/** The stylesheet of all hosted pages. */
export const stylesheet = [plainLooks, structure, accountLooks, accountStructure, standInStyles, consoleStyles].join(
  '',
);

/** Contains a hash of the content, so that it can be cached without limit. */
export const stylesheetPath = `/payments/pay.css?${createHash('sha256').update(stylesheet).digest('hex').slice(0, 12)}`;

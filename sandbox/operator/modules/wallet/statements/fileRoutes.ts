import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { OperatorCore } from '../../../module.ts';
import { fileRoute } from '../../fileLinks/module.ts';
import type { FileLinks, TakenLink } from '../../fileLinks/module.ts';
import { csvFile } from './csvFile.ts';
import { documentPolicy } from './documents/layout.ts';
import { packDocument } from './documents/pack.ts';
import { statementDocument } from './documents/statement.ts';
import type { AskedFile } from './FileService.ts';
import { filterOf } from './LedgerService.ts';

type Core = Pick<OperatorCore, 'database' | 'clock' | 'policy'>;

const names = {
  csv: 'croupier-ledger',
  statement: 'croupier-statement',
  payment: 'croupier-payment',
  round: 'croupier-round',
} as const;

/** Answers a link with its file. */
export function fileRoutes(app: FastifyInstance, core: Core, links: FileLinks<AskedFile>): Promise<void> {
  return fileRoute(app, links, async (taken) => {
    const { file } = taken.about.request;
    const type = file === 'csv' ? 'csv' : 'html';
    const day = core.clock.now().toISOString().slice(0, 10);
    return {
      type: `text/${type}; charset=utf-8`,
      name: `filename="${names[file]}-${day}.${type}"`,
      policy: documentPolicy,
      content: Readable.from(contentOf(core, taken)),
    };
  });
}

function contentOf({ database, clock, policy }: Core, taken: TakenLink<AskedFile>): AsyncGenerator<string> {
  const { uid } = taken;
  const { request, locale } = taken.about;
  const filter = filterOf(uid, request);
  const facts = { uid, locale, zone: request.zone === '' ? 'UTC' : request.zone, now: clock.now() };
  if (request.file === 'csv') return csvFile(database, filter, locale);
  if (request.file === 'statement') return statementDocument(database, filter, facts);
  return packDocument(database, { ...facts, about: request.file, id: request.id, policy });
}

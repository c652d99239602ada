import type { FastifyRequest } from 'fastify';
import { isOwnForm } from '../page/isOwnForm.ts';
import { pageLocale } from '../page/pageLocale.ts';
import type { PageLocale } from '../page/pageLocale.ts';
import { readerLocale } from '../page/pageRoutes.ts';
import { readForm } from '../page/readForm.ts';
import { PaymentError } from '../PaymentError.ts';

/** Reads the text parameters of an address; a missing one is empty. */
export const readQuery = (request: Pick<FastifyRequest, 'query'>): ((name: string) => string) =>
  readForm(request.query);

/** The language of a stand-in's page: the one of its address, else the browser's. */
export function localeOf(request: Pick<FastifyRequest, 'query' | 'headers'>): PageLocale {
  const asked = readQuery(request)('locale');
  return asked === '' ? readerLocale(request) : pageLocale(asked);
}

/** The fields of a form of our own page; another site's is refused. */
export function readOwnForm(request: FastifyRequest, origin: string, longest?: number): (name: string) => string {
  if (!isOwnForm(request, origin)) throw new PaymentError('InvalidRequest', 'The form is of another site');
  return readForm(request.body, longest);
}

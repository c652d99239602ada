/**
 * What a build is put together from, beside the client and its server render. Adopters delete sandbox/ and tma/: what is
 * not there is not built (tests/patterns.test.mjs: here all of it is).
 * @module
 */
import { existsSync } from 'node:fs';

/** Entries of the server processes, by the name of the built file. */
export const serverEntries = {
  all: 'sandbox/entries/all.ts',
  site: 'server/main.ts',
  operator: 'sandbox/entries/operator.ts',
  vendors: 'sandbox/entries/vendors.ts',
  telegram: 'sandbox/entries/telegram.ts',
  auditLedger: 'sandbox/entries/auditLedger.ts',
  books: 'sandbox/entries/books.ts',
  rtpWorker: 'sandbox/studio/proof/rtpWorker.ts',
};

/** Vite configurations of the pages of other origins, which have bases of their own, and where under dist/ they are built to. */
export const otherPages = {
  'vendors/studio': 'sandbox/studio/client/vite.config.ts',
  telegram: 'tma/host/vite.config.ts',
};

/** @param {Record<string, string>} parts @returns {Record<string, string>} those whose files are there */
export const present = (parts) => Object.fromEntries(Object.entries(parts).filter(([, path]) => existsSync(path)));

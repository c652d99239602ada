/**
 * The parts of a build besides the client and the server render. Adopters delete sandbox/ and tma/, so parts without
 * their files are not built. In this repository all must exist (tests/patterns.full.test.mjs).
 * @module
 */
import { existsSync } from 'node:fs';

/** Entry files of the server processes, by the name of the built file. */
export const serverEntries = {
  all: 'sandbox/entries/all.ts',
  site: 'server/main.ts',
  operator: 'sandbox/entries/operator.ts',
  vendors: 'sandbox/entries/vendors.ts',
  telegram: 'sandbox/entries/telegram.ts',
  bot: 'bot/main.ts',
  auditLedger: 'sandbox/entries/auditLedger.ts',
  books: 'sandbox/entries/books.ts',
  bonusesWorker: 'sandbox/entries/bonusesWorker.ts',
  calculatorWorker: 'sandbox/entries/calculatorWorker.ts',
  jackpotsWorker: 'sandbox/entries/jackpotsWorker.ts',
  tournamentsWorker: 'sandbox/entries/tournamentsWorker.ts',
  wheelWorker: 'sandbox/entries/wheelWorker.ts',
  rtpWorker: 'sandbox/studio/proof/rtpWorker.ts',
  fairnessWorker: 'sandbox/studio/proof/fairnessWorker.ts',
  modelsWorker: 'sandbox/sportsbook/proof/modelsWorker.ts',
};

/** Vite configurations of pages on other origins, which need their own `base`, by output folder under dist/. */
export const otherPages = {
  'vendors/studio': 'sandbox/studio/client/vite.config.ts',
  'vendors/chat': 'sandbox/chat/client/vite.config.ts',
  'vendors/analytics': 'sandbox/analytics/client/vite.config.ts',
  'vendors/sportsbook': 'sandbox/sportsbook/client/vite.config.ts',
  'vendors/verification': 'sandbox/verification/client/vite.config.ts',
  telegram: 'tma/host/vite.config.ts',
};

/** @param {Record<string, string>} parts @returns {Record<string, string>} the parts whose files exist */
export const present = (parts) => Object.fromEntries(Object.entries(parts).filter(([, path]) => existsSync(path)));

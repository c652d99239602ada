import type { Migration } from '../../database/migrate.ts';
import { cashierTables, webhookBodies, withdrawalsSentAt } from './cashierTables.ts';
import { gameTables } from './gameTables.ts';
import { ledgerTables } from './ledgerTables.ts';
import { playerTables } from './playerTables.ts';

export const OPERATOR_SCHEMA = 'operator';

/** The operator's history; released entries never change, the list only grows. */
export const operatorMigrations: readonly Migration[] = [
  { name: 'ledger', sql: ledgerTables },
  { name: 'players', sql: playerTables },
  { name: 'games', sql: gameTables },
  { name: 'cashier', sql: cashierTables },
  { name: 'webhook bodies', sql: webhookBodies },
  // The pace of rounds is read from the rounds themselves.
  { name: 'no pace per game session', sql: 'alter table operator.game_sessions drop column last_bet_at' },
  { name: 'withdrawals sent at', sql: withdrawalsSentAt },
];

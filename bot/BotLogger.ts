export interface BotLogger {
  warn(fields: object, message: string): void;
}

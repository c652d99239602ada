import { SettingsError } from './EnvReader.ts';

/**
 * Ends a process that failed to start. For an invalid setting or a data folder in use the message is enough: no stack.
 */
export function failStart(error: unknown): never {
  const isForTheReader =
    error instanceof SettingsError || (error instanceof Error && error.name === 'FolderInUseError');
  console.error(isForTheReader ? error.message : error);
  process.exit(1);
}

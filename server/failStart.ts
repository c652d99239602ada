import { SettingsError } from './EnvReader.ts';

/** Ends a process that could not start. A bad setting or a data folder in use is the reader's to mend: no stack. */
export function failStart(error: unknown): never {
  const isForTheReader =
    error instanceof SettingsError || (error instanceof Error && error.name === 'FolderInUseError');
  console.error(isForTheReader ? error.message : error);
  process.exit(1);
}

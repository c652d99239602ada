import type { OperatorModule } from '../../module.ts';
import { endLinks } from './endLinks.ts';
import { FileLinks } from './FileLinks.ts';
import type { FileKind } from './FileLinks.ts';
import { forgetOver } from './forgetOver.ts';
import { fileLinksMigrations } from './migrations.ts';
import { fileLinksPersonal } from './personal.ts';

export { fileRoute } from './fileRoute.ts';
export type { FileLinks, TakenLink } from './FileLinks.ts';

export interface FileLinksFace {
  of<About extends object>(kind: FileKind): FileLinks<About>;
}

const FORGET_EVERY_MS = 10 * 60_000;

/** Links to files of players' own data, for the modules that have them. */
export const fileLinksModule: OperatorModule<FileLinksFace> = {
  name: 'fileLinks',
  personal: fileLinksPersonal,
  migrations: fileLinksMigrations,
  endsWithPassword: endLinks,
  create(core) {
    const { database, clock } = core;
    return {
      face: { of: (kind) => new FileLinks(core, kind) },
      jobs: [{ name: 'forget-file-links', everyMs: FORGET_EVERY_MS, run: () => forgetOver(database, clock.now()) }],
    };
  },
};

import packageFile from '../../package.json' with { type: 'json' };
import { apiMarkdown } from './apiMarkdown.ts';
import { openApi } from './openApi.ts';

/** The text of each generated file, by path. */
export const apiDocs = (): Readonly<Record<string, string>> => ({
  'docs/api.md': apiMarkdown(),
  'docs/openapi.json': `${JSON.stringify(openApi(packageFile.version), null, 2)}\n`,
});

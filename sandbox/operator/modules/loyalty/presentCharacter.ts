import type { OutputOf } from '../../../../src/contract/index.ts';
import type { loyalty } from '../../../../src/contract/loyalty.ts';
import type { LocaleCode } from '../../market/facts.ts';
import type { Character } from './characters.ts';

export function presentCharacter(
  { id, sysname, name, description }: Character,
  locale: LocaleCode,
  vendorsUrl: string,
): OutputOf<typeof loyalty.getcharacters>['items'][number] {
  return {
    id,
    sysname,
    name: name[locale],
    description: description[locale],
    image: `${vendorsUrl}/art/characters/${sysname}.svg`,
  };
}

import type { OutputOf } from '../../../../../src/contract/index.ts';
import type { loyalty } from '../../../../../src/contract/loyalty/loyalty.ts';
import type { LocaleCode } from '../../../market/facts.ts';
import type { Character } from './characters.ts';

export function presentCharacter(
  { id, sysname, name, description }: Character,
  locale: LocaleCode,
  vendorsUrl: string,
): OutputOf<typeof loyalty.getcharacters>['items'][number] {
  const picture = (file: string) => `${vendorsUrl}/art/characters/${file}.svg`;
  return {
    id,
    sysname,
    name: name[locale],
    description: description[locale],
    image: picture(sysname),
    moods: {
      happy: picture(`${sysname}-happy`),
      thinking: picture(`${sysname}-thinking`),
      sad: picture(`${sysname}-sad`),
    },
  };
}

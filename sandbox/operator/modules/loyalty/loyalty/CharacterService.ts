import type { Database } from '../../../../database/database.ts';
import { invalidField } from '../../../OperatorError.ts';
import { setCharacter } from '../../../players/person.ts';
import type { Player } from '../../../players/player.ts';
import { characters } from './characters.ts';

export const hasCharacter = (id: string): boolean => characters.some((one) => one.id === id);

/** 7-84: the character that accompanies a player. */
export class CharacterService {
  constructor(private readonly database: Database) {}

  async choose(player: Player, id: string): Promise<1> {
    if (!hasCharacter(id)) throw invalidField('id', 'characterNotFound');
    await setCharacter(this.database, player.uid, id);
    return 1;
  }
}

import type { Database } from '../../../../database/database.ts';
import { invalidField } from '../../../edge/OperatorError.ts';
import type { Player } from '../../../sessions/player.ts';
import { characters } from './characters.ts';

export const hasCharacter = (id: string): boolean => characters.some((one) => one.id === id);

/** 7-84: the character that accompanies a player. */
export class CharacterService {
  constructor(private readonly database: Database) {}

  async choose(player: Player, id: string): Promise<1> {
    if (!hasCharacter(id)) throw invalidField('id', 'characterNotFound');
    await this.database.query('update operator.players set character_id = $2 where uid = $1', [player.uid, id]);
    return 1;
  }
}

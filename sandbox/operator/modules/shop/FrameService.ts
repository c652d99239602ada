import type { OutputOf } from '../../../../src/contract/index.ts';
import type { shop } from '../../../../src/contract/shop.ts';
import type { Database } from '../../../database/database.ts';
import { invalidField } from '../../OperatorError.ts';
import type { LoyaltyFace } from '../loyalty/loyalty/module.ts';

/** The frames around a player's portrait: they are given, and one of them is worn. */
export class FrameService {
  constructor(
    private readonly database: Database,
    private readonly frames: LoyaltyFace['frames'],
    private readonly vendorsUrl: string,
  ) {}

  async list(uid: bigint): Promise<OutputOf<typeof shop.getframes>> {
    const frames = await this.frames.of(this.database, uid);
    return {
      items: frames.map((id) => ({ id, image: `${this.vendorsUrl}/art/frames/${id}.svg` })),
      worn: await this.frames.worn(this.database, uid),
    };
  }

  async wear(uid: bigint, frame: string): Promise<1> {
    const isOwn = frame === '' || (await this.frames.of(this.database, uid)).includes(frame);
    if (!isOwn) throw invalidField('frame', 'unknownFrame');
    await this.database.transaction((tx) => this.frames.wear(tx, uid, frame));
    return 1;
  }
}

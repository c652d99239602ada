import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CallOutput } from '../../../contract/index.ts';
import type { LoyaltyChanged } from '../../../contract/loyalty/loyalty.ts';
import type { Call } from '../../../lib/call.ts';
import { progressPercentage } from '../../../shared/account/progressPercentage.ts';
import type { StoreFactory } from '../../../kernel/stores.ts';
import { Remote } from '../../../kernel/Remote.ts';
import type { RemoteStatus } from '../../../kernel/Remote.ts';

export interface LevelStep {
  readonly level: number;
  readonly sysname: string;
  readonly name: string;
  readonly image: string;
  /** Lifetime points from which on it is reached, and those of the next; null for the last. */
  readonly from: bigint;
  readonly until: bigint | null;
}

/** 3-50: where the player stands. Points are whole numbers of any size. */
export interface Standing {
  /** The programme whose rates hold. */
  readonly program: string;
  readonly isActive: boolean;
  readonly points: bigint;
  readonly earned: bigint;
  readonly level: number;
  readonly levels: readonly LevelStep[];
  readonly pointsAlias: string;
  /** The ornament around the portrait that is worn, and its picture; both empty for none. */
  readonly frame: string;
  readonly frameImage: string;
}

/** 7-81, 4-7: the player's points and level; for players only. */
export class StandingStore {
  readonly #answer = new Remote<Standing>();
  /** What the events have said after the answer was asked for. */
  private heard: LoyaltyChanged['data'] | null = null;
  #uid = 0;
  readonly #call: Call;

  constructor(call: Call) {
    this.#call = call;
    makeAutoObservable<StandingStore, 'heard'>(this, { heard: observableRef });
  }

  get status(): RemoteStatus {
    return this.#answer.status;
  }

  get standing(): Standing | null {
    const { value } = this.#answer;
    if (value === null || this.heard === null) return value;
    const { points, earned, level } = this.heard;
    return { ...value, points: BigInt(points), earned: BigInt(earned), level };
  }

  get present(): LevelStep | null {
    return this.standing?.levels.find(({ level }) => level === this.standing?.level) ?? null;
  }

  get next(): LevelStep | null {
    return this.standing?.levels.find(({ level }) => level === (this.standing?.level ?? 0) + 1) ?? null;
  }

  /** Lifetime points that the next level still needs; null at the last one. */
  get missing(): bigint | null {
    const { standing, next } = this;
    return standing === null || next === null ? null : next.from - standing.earned;
  }

  /** 3-64: whole percent of the way from the present level to the next one. */
  get percent(): number {
    const { standing, present } = this;
    if (standing === null || present === null) return 0;
    return Math.floor(
      progressPercentage({
        minValue: Number(present.from),
        maxValue: present.until === null ? null : Number(present.until),
        expCount: Number(standing.earned),
      }),
    );
  }

  /** Loads once for a player. Never rejects: `status` shows that it failed. */
  load(uid: number): Promise<void> {
    this.#uid = uid;
    return this.#answer.load(String(uid), () => this.fetch()).catch(() => undefined);
  }

  /** 4-5: asks again. */
  refresh(): Promise<void> {
    return this.#uid === 0 ? Promise.resolve() : this.#answer.refresh(String(this.#uid), () => this.fetch());
  }

  /** Takes over an event. A new level may have brought a frame: everything is asked for again. */
  take(data: LoyaltyChanged['data']): void {
    const before = this.standing?.level;
    this.heard = data;
    if (before !== undefined && before !== data.level) void this.refresh();
  }

  private async fetch(): Promise<Standing> {
    const heard = this.heard;
    const standing = parseStanding(await this.#call('GET loyalty.getinfo', {}));
    // An event that came meanwhile is newer than the answer.
    if (heard === this.heard) runInAction(() => (this.heard = null));
    return standing;
  }
}

function parseStanding(wire: CallOutput<'GET loyalty.getinfo'>): Standing {
  return {
    program: wire.id,
    isActive: wire.is_active,
    points: BigInt(wire.points),
    earned: BigInt(wire.earned),
    level: wire.level,
    levels: wire.levels.map(({ level, sysname, name, image, progress }) => ({
      level,
      sysname,
      name,
      image,
      from: BigInt(progress.minValue),
      until: progress.maxValue === null ? null : BigInt(progress.maxValue),
    })),
    pointsAlias: wire.pointsAlias,
    frame: wire.frame,
    frameImage: wire.frame_image,
  };
}

export const standingStore: StoreFactory<StandingStore> = {
  key: 'loyalty.standing',
  scope: 'player',
  create: ({ call }) => new StandingStore(call),
};

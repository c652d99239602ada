import type { CallOutput } from '../../../contract/index.ts';
import type { Call } from '../../../lib/call.ts';

/** 2.10-7: one popup of a campaign. Its texts may contain markers (9-17); HTML is shown as text. */
export interface CampaignPopup {
  /** 2.8-5 */
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly image: string;
  readonly buttonText: string;
  readonly buttonLink: string;
  readonly seenKey: string;
}

const parsePopup = ({
  name,
  descriptions,
  seen_key: seenKey,
}: CallOutput<'GET popups.get'>['items'][number]): CampaignPopup => ({
  name,
  title: descriptions.notification_header,
  text: descriptions.notification_text,
  image: descriptions.notification_image,
  buttonText: descriptions.button_text,
  buttonLink: descriptions.button_link,
  seenKey,
});

export function createPopupsApi(call: Call) {
  return {
    async popups(): Promise<readonly CampaignPopup[]> {
      return (await call('GET popups.get', {})).items.map(parsePopup);
    },
    /** Which of the keys the player has seen, on any device. */
    async seen(keys: readonly string[]): Promise<ReadonlySet<string>> {
      if (keys.length === 0) return new Set();
      const { items } = await call('GET storage.get', { keys: [...keys] });
      return new Set(items.map(({ key }) => key));
    },
    async markSeen(key: string): Promise<void> {
      await call('POST storage.set', { key, value: '1' });
    },
  };
}

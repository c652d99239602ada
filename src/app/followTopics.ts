import type { FollowTopic } from '../kernel/stores.ts';
import { topicKey } from '../contract/base/topics.ts';
import type { Clock } from '../lib/clock.ts';
import type { TopicClient } from '../lib/topics/TopicClient.ts';

/** The root's way to public topics: their client is fetched when the first one is followed. */
export function followTopics(clock: Clock): FollowTopic {
  let client: Promise<TopicClient> | null = null;
  const fetchClient = async () => (await import('../lib/topics/pageTopics.ts')).pageTopics(clock);
  return (family, id, take) => {
    let stop = () => {};
    let isOver = false;
    client ??= fetchClient();
    client.then(
      (topics) => {
        if (!isOver) stop = topics.follow(topicKey(family, id), (state) => take(state as never));
      },
      () => {
        // Offline: the next one who follows a topic tries again.
        client = null;
      },
    );
    return () => {
      isOver = true;
      stop();
    };
  };
}

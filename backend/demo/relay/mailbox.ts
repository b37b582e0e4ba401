/** What one client of the relay left for others on a topic. */
export type Letter = {
  topic: string;
  message: string;
  tag: number;
  /** Ms since 1970. */
  publishedAt: number;
  endsAt: number;
  /** Who sent it: they are not given it back. */
  sender: string;
};

export type MailboxLimits = { letters: number; lettersOfTopic: number; bytes: number };

/** Messages until somebody else has them, or their time is over; the oldest give way where there are too many. */
export function createMailbox(limits: MailboxLimits) {
  const byTopic = new Map<string, Letter[]>();
  /** In the order they came. */
  const all = new Set<Letter>();
  let bytes = 0;

  function remove(letter: Letter): void {
    if (!all.delete(letter)) return;
    bytes -= letter.message.length;
    const left = (byTopic.get(letter.topic) ?? []).filter((one) => one !== letter);
    if (left.length === 0) byTopic.delete(letter.topic);
    else byTopic.set(letter.topic, left);
  }
  function removeOld(now: number): void {
    for (const letter of all) if (letter.endsAt <= now) remove(letter);
  }

  return {
    keep(letter: Letter): void {
      removeOld(letter.publishedAt);
      const there = byTopic.get(letter.topic) ?? [];
      const [oldestOfTopic] = there;
      if (there.length >= limits.lettersOfTopic && oldestOfTopic !== undefined) remove(oldestOfTopic);
      all.add(letter);
      byTopic.set(letter.topic, [...(byTopic.get(letter.topic) ?? []), letter]);
      bytes += letter.message.length;
      for (const oldest of all) {
        if (all.size <= limits.letters && bytes <= limits.bytes) break;
        remove(oldest);
      }
    },
    /** What waits for this reader. */
    read(topic: string, reader: string): Letter[] {
      removeOld(Date.now());
      return (byTopic.get(topic) ?? []).filter(({ sender }) => sender !== reader);
    },
    remove,
    get size() {
      return { letters: all.size, bytes };
    },
  };
}

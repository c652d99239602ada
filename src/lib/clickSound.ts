/** A short wooden click, made in the browser: nothing is fetched. Null where there is no sound. */
export function createClick(): { play(loudness: number): void; close(): void } | null {
  if (typeof AudioContext !== 'function') return null;
  const audio = new AudioContext();
  return {
    play(loudness) {
      const now = audio.currentTime;
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.type = 'triangle';
      tone.frequency.setValueAtTime(1_900, now);
      tone.frequency.exponentialRampToValueAtTime(320, now + 0.035);
      volume.gain.setValueAtTime(0.22 * loudness, now);
      volume.gain.exponentialRampToValueAtTime(0.001, now + 0.05);
      tone.connect(volume).connect(audio.destination);
      tone.start(now);
      tone.stop(now + 0.06);
    },
    close: () => void audio.close(),
  };
}

/** 9-6 */
export const chimeVolume = 0.5;

/** Two bell notes a fourth apart, in Hz, and when each begins, in seconds. */
const notes = [
  { pitch: 783.99, at: 0 },
  { pitch: 1046.5, at: 0.11 },
] as const;
/** How long a note rings, in seconds. */
const ring = 0.55;
/** Of the note itself and its octave, which makes it a bell. */
const partials = [
  { times: 1, part: 0.7 },
  { times: 2, part: 0.2 },
] as const;

let context: AudioContext | null = null;

/** A short soft bell. Silent where the browser has no sound or the page was not pressed yet: it never rejects. */
export async function playChime(volume: number = chimeVolume): Promise<void> {
  if (typeof AudioContext === 'undefined') return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') {
      // Browsers hold it until the first press: what comes later would be a sound without its cause.
      if (navigator.userActivation?.hasBeenActive === false) return;
      await context.resume();
    }
    for (const note of notes) strike(context, note, volume);
  } catch {
    // A device without an output; the notice is on screen.
  }
}

function strike(audio: AudioContext, { pitch, at }: (typeof notes)[number], volume: number): void {
  const start = audio.currentTime + at;
  for (const { times, part } of partials) {
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    tone.type = 'sine';
    tone.frequency.value = pitch * times;
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(volume * part, start + 0.012);
    loudness.gain.exponentialRampToValueAtTime(0.0005, start + ring / times);
    tone.connect(loudness).connect(audio.destination);
    tone.start(start);
    tone.stop(start + ring);
  }
}

import { mirror } from '../drawing.ts';
import { eye } from './portrait.ts';
import type { Eye, Pupil } from './portrait.ts';

/** How a character feels; `idle` is the portrait without a word before its name. */
export const moods = ['idle', 'happy', 'thinking', 'sad'] as const;
export type Mood = (typeof moods)[number];

interface Face {
  /** Half of the distance between the eyes, and their height. */
  readonly eyes: readonly [dx: number, y: number];
  readonly eye: Eye;
  readonly pupil: Pupil;
  /** Of lids, brows and the mouth. */
  readonly ink: string;
  /** Of the upper lid that hangs over a sad eye. */
  readonly lid: string;
  /** Centre and half of the width. */
  readonly mouth: readonly [y: number, half: number];
  /** What is drawn over the open eyes when nothing moves them: lids, lashes, brows. */
  readonly idleLids: string;
  readonly idleMouth: string;
  /** A beak opens instead of a mouth. */
  readonly hasBeak?: true;
}

const line = (path: string, ink: string, width: number): string =>
  `<path d="${path}" stroke="${ink}" stroke-width="${width}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;

const both = (face: Face, gaze: readonly [number, number]): string => {
  const [dx, y] = face.eyes;
  return `${eye(120 - dx, y, face.eye, face.pupil, gaze)}${eye(120 + dx, y, face.eye, face.pupil, gaze)}`;
};

function happyEyes({ eyes: [dx, y], eye: { rx, ry }, ink }: Face): string {
  const arc = line(
    `M${120 - dx - rx - 2} ${y + ry * 0.5}Q${120 - dx} ${y - ry * 1.5} ${120 - dx + rx + 2} ${y + ry * 0.5}`,
    ink,
    5,
  );
  return `${arc}${mirror(120, arc)}`;
}

function thinkingEyes(face: Face): string {
  const [dx, y] = face.eyes;
  const { rx, ry } = face.eye;
  const raised = line(
    `M${120 + dx - rx - 3} ${y - ry - 9}Q${120 + dx} ${y - ry - 20} ${120 + dx + rx + 4} ${y - ry - 10}`,
    face.ink,
    4.5,
  );
  const level = line(`M${120 - dx - rx - 4} ${y - ry - 5}L${120 - dx + rx + 3} ${y - ry - 4}`, face.ink, 4.5);
  return `${both(face, [face.eye.rx * 0.3, -face.eye.ry * 0.32])}${raised}${level}`;
}

function sadEyes(face: Face): string {
  const [dx, y] = face.eyes;
  const { rx, ry } = face.eye;
  const lid = `<path d="M${120 - dx - rx - 4} ${y - ry - 4}H${120 - dx + rx + 4}V${y - ry * 0.75}L${120 - dx - rx - 4} ${y + ry * 0.1}Z" fill="${face.lid}"/>`;
  const brow = line(`M${120 - dx - rx - 4} ${y - ry - 3}L${120 - dx + rx + 2} ${y - ry - 12}`, face.ink, 4.5);
  const tear = `<path d="M${120 + dx + rx * 0.4} ${y + ry + 4}c7 10 8 18 0 20c-8 -2 -7 -10 0 -20Z" fill="#8fd4ff" stroke="#4a9ad0" stroke-width="1"/>`;
  return `${both(face, [0, face.eye.ry * 0.22])}${lid}${mirror(120, lid)}${brow}${mirror(120, brow)}${tear}`;
}

function mouthOf(mood: Mood, { mouth: [y, half], ink, hasBeak }: Face): string {
  if (mood === 'happy')
    return hasBeak
      ? `<path d="M108 ${y}Q120 ${y + 5} 132 ${y}Q128 ${y + 17} 120 ${y + 19}Q112 ${y + 17} 108 ${y}Z" fill="#6d1f2a"/><path d="M113 ${y + 11}Q120 ${y + 6} 127 ${y + 11}Q124 ${y + 17} 120 ${y + 18}Q116 ${y + 17} 113 ${y + 11}Z" fill="#e8838a"/>`
      : `<path d="M${120 - half} ${y}Q120 ${y + 6} ${120 + half} ${y}Q${120 + half * 0.8} ${y + half * 1.15} 120 ${y + half * 1.25}Q${120 - half * 0.8} ${y + half * 1.15} ${120 - half} ${y}Z" fill="#5a1626" stroke="${ink}" stroke-width="2" stroke-linejoin="round"/><path d="M${120 - half * 0.6} ${y + half * 0.8}Q120 ${y + half * 0.35} ${120 + half * 0.6} ${y + half * 0.8}Q120 ${y + half * 1.4} ${120 - half * 0.6} ${y + half * 0.8}Z" fill="#e8707e"/>`;
  if (mood === 'thinking')
    return line(`M${120 - half * 0.2} ${y + 7}Q${120 + half * 0.4} ${y + 2} ${120 + half * 0.8} ${y + 4}`, ink, 3.5);
  return line(`M${120 - half * 0.7} ${y + 12}Q120 ${y - 1} ${120 + half * 0.7} ${y + 12}`, ink, 3.5);
}

const star = (x: number, y: number, size: number): string =>
  `<path d="M${x} ${y - size}Q${x + size * 0.15} ${y - size * 0.15} ${x + size} ${y}Q${x + size * 0.15} ${y + size * 0.15} ${x} ${y + size}Q${x - size * 0.15} ${y + size * 0.15} ${x - size} ${y}Q${x - size * 0.15} ${y - size * 0.15} ${x} ${y - size}Z" fill="#ffe9a0"/>`;

const signs: Readonly<Record<Mood, string>> = {
  idle: '',
  happy: `${star(30, 96, 12)}${star(212, 82, 15)}${star(204, 132, 8)}${star(40, 140, 7)}`,
  thinking: `<g fill="#fff6e0" opacity=".92"><circle cx="186" cy="62" r="4"/><circle cx="197" cy="48" r="6"/><ellipse cx="212" cy="26" rx="20" ry="16"/></g><g fill="#5a4a68"><circle cx="204" cy="26" r="2.600"/><circle cx="212" cy="26" r="2.600"/><circle cx="220" cy="26" r="2.600"/></g>`,
  sad: '',
};

const eyesOf: Readonly<Record<Mood, (face: Face) => string>> = {
  idle: (face) => `${both(face, [0, 0])}${face.idleLids}`,
  happy: happyEyes,
  thinking: thinkingEyes,
  sad: sadEyes,
};

/** Eyes, brows and mouth of a face in a mood, and the sign of that mood beside the head. */
export const faceOf = (mood: Mood, face: Face): string =>
  `${eyesOf[mood](face)}${mood === 'idle' ? face.idleMouth : mouthOf(mood, face)}${signs[mood]}`;

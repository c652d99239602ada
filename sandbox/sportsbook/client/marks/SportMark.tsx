import type { ReactNode } from 'react';
import type { Sport } from '../../engine/types.ts';

/** A drawn ball, or puck, of each sport. */
export function SportMark({ sport }: { readonly sport: Sport }) {
  return (
    <svg className="sport-mark" viewBox="0 0 48 48" aria-hidden="true">
      {drawings[sport]}
    </svg>
  );
}

const drawings: Readonly<Record<Sport, ReactNode>> = {
  football: (
    <>
      <circle cx="24" cy="24" r="20" fill="#f4f1ea" />
      <path d="M24 15.5l7.6 5.5-2.9 9h-9.4l-2.9-9z" fill="#23253a" />
      <path
        d="M24 4v11.5M31.6 21l11.2-3.6M28.7 30l6.8 9.9M19.3 30l-6.8 9.9M16.4 21L5.2 17.4"
        stroke="#23253a"
        strokeWidth="2"
        fill="none"
      />
      <path
        d="M17 5.3L24 9l7-3.7M43.9 25l-4.6-6.1.6-5.4M36 40l-7.4.2-4.6 3.7M12 40l7.4.2M4.1 25l4.6-6.1-.6-5.4"
        fill="#23253a"
      />
      <path d="M24 4a20 20 0 0 1 0 40c9-6 12-30 0-40z" fill="#000" opacity=".08" />
    </>
  ),
  tennis: (
    <>
      <circle cx="24" cy="24" r="20" fill="#cfe34a" />
      <path d="M9 11.5c9 4 9 21 0 25M39 11.5c-9 4-9 21 0 25" stroke="#fbfdf0" strokeWidth="3" fill="none" />
      <path d="M24 4a20 20 0 0 1 0 40c9-6 12-30 0-40z" fill="#2d3b00" opacity=".14" />
    </>
  ),
  basketball: (
    <>
      <circle cx="24" cy="24" r="20" fill="#e8813a" />
      <path
        d="M24 4v40M4 24h40M10 9.800c8 7 8 21.4 0 28.400M38 9.800c-8 7-8 21.4 0 28.4"
        stroke="#4a2107"
        strokeWidth="2"
        fill="none"
      />
      <path d="M24 4a20 20 0 0 1 0 40c9-6 12-30 0-40z" fill="#4a2107" opacity=".16" />
    </>
  ),
  ice_hockey: (
    <>
      <circle cx="24" cy="24" r="20" fill="#a9d8f5" />
      <path d="M9 12l12 19c1 1.7 2.2 2.5 4 2.500h11v-4.500H27L14 9z" fill="#5b3a1e" />
      <path d="M29 33.500h7a2 2 0 0 0 2-2v-2.500h-9z" fill="#23253a" />
      <ellipse cx="15" cy="35" rx="7" ry="2.6" fill="#23253a" />
      <path d="M8 35v3c0 1.5 3 2.7 7 2.700s7-1.2 7-2.700v-3z" fill="#12131f" />
      <path d="M24 4a20 20 0 0 1 0 40c9-6 12-30 0-40z" fill="#0b2a45" opacity=".12" />
    </>
  ),
};

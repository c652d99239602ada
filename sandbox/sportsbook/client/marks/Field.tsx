import type { ReactNode } from 'react';
import type { Sport } from '../../engine/types.ts';

/** The lines of each sport's field, 105 by 68, drawn from above. Home attacks towards the end of the line. */
export function Field({ sport }: { readonly sport: Sport }) {
  return (
    <svg className="field" data-sport={sport} viewBox="0 0 105 68" preserveAspectRatio="none" aria-hidden="true">
      <rect width="105" height="68" className="field-ground" />
      {sport === 'football' ? STRIPES : null}
      <g className="field-lines">{drawings[sport]}</g>
    </svg>
  );
}

const STRIPES = [0, 1, 2, 3, 4, 5].map((index) => (
  <rect key={index} x={index * 17.5} width="8.75" height="68" className="field-stripe" />
));

const football = (
  <>
    <rect x="2" y="2" width="101" height="64" />
    <path d="M52.5 2v64" />
    <circle cx="52.5" cy="34" r="9" />
    <circle cx="52.5" cy="34" r=".5" />
    <path d="M2 14h16v40H2M2 24.500h5.500v19H2M103 14H87v40h16M103 24.500h-5.500v19h5.5" />
    <path d="M18 28a8 8 0 0 1 0 12M87 28a8 8 0 0 0 0 12" />
    <path d="M2 30H.6v8H2M103 30h1.400v8H103" />
  </>
);

const tennis = (
  <>
    <rect x="10" y="10" width="85" height="48" className="field-inner" />
    <path d="M10 16h85M10 52h85M30 16v36M75 16v36M30 34h45" />
    <path d="M52.5 6v56" className="field-net" />
  </>
);

const basketball = (
  <>
    <rect x="3" y="3" width="99" height="62" />
    <path d="M52.5 3v62" />
    <circle cx="52.5" cy="34" r="8" />
    <rect x="3" y="25" width="20" height="18" className="field-inner" />
    <rect x="82" y="25" width="20" height="18" className="field-inner" />
    <path d="M23 27a7 7 0 0 1 0 14M82 27a7 7 0 0 0 0 14" />
    <path d="M3 8h10a27 27 0 0 1 0 52H3M102 8H92a27 27 0 0 0 0 52h10" />
    <circle cx="9" cy="34" r="1.6" />
    <circle cx="96" cy="34" r="1.6" />
  </>
);

const iceHockey = (
  <>
    <rect x="2" y="2" width="101" height="64" rx="14" />
    <path d="M52.5 2v64" className="field-red" />
    <path d="M37 2v64M68 2v64" className="field-blue" />
    <circle cx="52.5" cy="34" r="8" className="field-blue" />
    <path d="M11 4.500v59M94 4.500v59" className="field-red" />
    <circle cx="22" cy="18" r="6.5" className="field-red" />
    <circle cx="22" cy="50" r="6.5" className="field-red" />
    <circle cx="83" cy="18" r="6.5" className="field-red" />
    <circle cx="83" cy="50" r="6.5" className="field-red" />
    <path d="M11 30a4 4 0 0 1 0 8zM94 30a4 4 0 0 0 0 8z" className="field-blue" />
  </>
);

const drawings: Readonly<Record<Sport, ReactNode>> = { football, tennis, basketball, ice_hockey: iceHockey };

import { place, repeat } from '../drawing.ts';
import { fill, line } from './goodGround.ts';
import type { Paint } from './goodGround.ts';

/** A four-pointed star of light. */
export const spark = (x: number, y: number, size: number): string =>
  `<path d="M${x} ${y - size}l${size * 0.2} ${size * 0.8} ${size * 0.8} ${size * 0.2} ${-size * 0.8} ${size * 0.2} ${-size * 0.2} ${size * 0.8} ${-size * 0.2} ${-size * 0.8} ${-size * 0.8} ${-size * 0.2} ${size * 0.8} ${-size * 0.2}Z" fill="#fff6d8"/>`;

/** A coin seen from the front, of radius 30, with a star; about (0, 0). */
export const coin = `<circle cy="4" r="30" fill="#6a3f10"/><circle r="30" ${fill('gd')}/><circle r="23" fill="none" stroke="#7a4a12" stroke-opacity=".7" stroke-width="2.5"/><path d="M0-15l4.400 9.500 10.600 1-8 7 2.400 10.500L0 7.600-9.400 13l2.400-10.500-8-7 10.600-1Z" fill="#7a4a12" fill-opacity=".75"/><path d="M-22-14A26 26 0 0 1-4-26" stroke="#fffbe6" stroke-width="4" fill="none" stroke-linecap="round"/>`;

/** Coins lying in a stack of `count`; the lowest stands at (0, 0). */
export const coins = (count: number): string =>
  repeat(
    count,
    (i) =>
      `<g transform="translate(${(i % 3) - 1} ${-i * 12})"><path d="M-32-4V8A32 11 0 0 0 32 8V-4Z" ${fill('gh')} ${line}/><path d="M-24 5v7M-10 9v7M6 9v7M20 6v7" stroke="#6a3f10" stroke-opacity=".6" stroke-width="2"/><ellipse cy="-4" rx="32" ry="11" ${fill('gd')} ${line}/><ellipse cy="-4" rx="22" ry="7" fill="none" stroke="#7a4a12" stroke-opacity=".6" stroke-width="2"/></g>`,
  );

/** A harbour lantern, 110 wide, standing at (0, 0). */
export const lantern = `<path d="M-18-168A18 20 0 0 1 18-168" fill="none" stroke="#e9b545" stroke-width="6"/><path d="M-30-150L-14-168H14L30-150Z" ${fill('gd')} ${line}/><path d="M-44-132L-30-150H30L44-132Z" ${fill('gh')} ${line}/><path d="M-40-132H40L46-32H-46Z" fill="#ffdf8a" ${line}/><path d="M-40-132H40L46-32H-46Z" fill="url(#§lp)"/><path d="M0-112C22-88 24-70 14-54 8-46-8-46-14-54-24-70-8-84 0-112Z" fill="#ff9a3a"/><path d="M0-86C10-74 12-64 7-57 4-53-4-53-7-57-12-64-4-72 0-86Z" fill="#fff3c0"/><path d="M-15-132L-17-32M15-132L17-32" stroke="#7a4510" stroke-width="4"/><path d="M-40-132H40L46-32H-46Z" fill="none" stroke="#8f5413" stroke-width="6"/><path d="M-52-32H52L58-4H-58Z" ${fill('gh')} ${line}/><path d="M-30-120L-33-50" stroke="#fff" stroke-opacity=".7" stroke-width="5" stroke-linecap="round"/>`;

/** A shell with a pearl, 150 wide, standing at (0, 0). */
export const shell = `<path d="M-72-46C-70-110-36-146 0-146S70-110 72-46L20-34H-20Z" ${fill('rd')} ${line}/><path d="M0-140V-38M-24-138L-12-38M24-138L12-38M-48-120L-20-40M48-120L20-40" stroke="#ffd0c0" stroke-opacity=".7" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M-78-36C-60-58 60-58 78-36 66-10 36 0 0 0S-66-10-78-36Z" ${fill('vi')} ${line}/><path d="M-64-34C-50-48 50-48 64-34 50-26 26-22 0-22S-50-26-64-34Z" fill="#3a1440"/><circle cy="-46" r="25" ${fill('pa')} ${line}/><circle cx="-8" cy="-55" r="8" fill="#fff"/>`;

/** A full purse with a ribbon, 120 wide, standing at (0, 0). */
export const purse = (cloth: Paint): string =>
  `<path d="M-22-104C-40-120-40-138-26-142-14-132-8-140 0-146 8-140 14-132 26-142 40-138 40-120 22-104Z" ${fill(cloth)} ${line}/><path d="M-22-104C-66-84-76-24-52-6-30 6 30 6 52-6 76-24 66-84 22-104Z" ${fill(cloth)} ${line}/><path d="M-34-106C-16-98 16-98 34-106L32-94C14-86-14-86-32-94Z" ${fill('gd')} ${line}/><path d="M-46-64C-54-46-54-30-48-20" stroke="#fff" stroke-opacity=".45" stroke-width="7" fill="none" stroke-linecap="round"/>${place(4, -44, coin, 0.8)}`;

/** An open chest with coins, 160 wide, standing at (0, 0). */
export const chest = `<path d="M-78-82C-78-134-46-150 0-150S78-134 78-82L66-92H-66Z" ${fill('rd')} ${line}/><path d="M-66-92C-66-122-40-134 0-134S66-122 66-92Z" fill="#2a0812"/>${place(-34, -88, coin, 0.7)}${place(30, -92, coin, 0.75)}${place(-2, -98, coin, 0.9)}${place(-54, -78, coin, 0.5)}${place(56, -78, coin, 0.55)}<path d="M-78-82H78V-6Q78 0 70 0H-70Q-78 0-78-6Z" ${fill('rd')} ${line}/><path d="M-78-82H78V-66H-78ZM-62-82h16V0h-16ZM46-82h16V0H46Z" ${fill('gd')} ${line}/><path d="M-16-74H16V-46Q16-34 0-32-16-34-16-46Z" ${fill('gh')} ${line}/><circle cy="-58" r="5" fill="#2a1408"/><path d="M-2-56h4v12h-4Z" fill="#2a1408"/>`;

/** A ticket with a notch at both ends, 150 × 78 about (0, 0). */
export const ticket = `<path d="M-75-39H75V-13A13 13 0 0 0 75 13V39H-75V13A13 13 0 0 0-75-13Z" fill="#000" opacity=".3" transform="translate(3 5)"/><path d="M-75-39H75V-13A13 13 0 0 0 75 13V39H-75V13A13 13 0 0 0-75-13Z" ${fill('gd')} ${line}/><path d="M-66-30H66V-20M-66-30V-20M66 30V20M66 30H-66V20" stroke="#7a4510" stroke-opacity=".7" stroke-width="2" fill="none"/><path d="M30-36V36" stroke="#7a4510" stroke-width="3" stroke-dasharray="2 7" stroke-linecap="round"/><path d="M-22-20l5.500 12 13 1.300-9.800 8.700 2.900 12.800L-22 8.200-33.400 14.800l2.900-12.800-9.800-8.700 13-1.300Z" fill="#7a2010"/><path d="M42-18h16M42-4h16M42 10h10" stroke="#7a4510" stroke-width="4" stroke-linecap="round"/>`;

/** A shield with a keyhole, 130 wide, standing at (0, 0). */
export const shield = (marks: string): string =>
  `<path d="M0-166C24-150 46-144 66-144 68-78 52-26 0 0-52-26-68-78-66-144-46-144-24-150 0-166Z" ${fill('st')} ${line}/><path d="M0-148C20-136 36-131 52-130 52-78 40-38 0-16-40-38-52-78-52-130-36-131-20-136 0-148Z" ${fill('bl')} stroke="#0c1a44" stroke-width="2"/><path d="M0-148V-16C-40-38-52-78-52-130-36-131-20-136 0-148Z" fill="#fff" opacity=".14"/>${marks}`;
export const keyhole = `<circle cy="-92" r="17" fill="#0c1a44"/><path d="M-8-86H8L14-50H-14Z" fill="#0c1a44"/><circle cx="-5" cy="-97" r="4" fill="#9cc4ff"/>`;
/** A moon over the keyhole: a month. */
export const moonMark = `<path d="M14-122A38 38 0 1 0 24-62 30 30 0 1 1 14-122Z" ${fill('gd')} stroke="#0c1a44" stroke-width="2"/>${spark(22, -88, 11)}`;

/** A closed envelope with a seal, 150 × 104 about (0, 0). */
export const envelope = `<rect x="-75" y="-52" width="150" height="104" rx="8" ${fill('pa')} ${line}/><path d="M-73 48L-16-6M73 48L16-6" stroke="#b09468" stroke-width="3"/><path d="M-74-46L0 18 74-46Q72-52 66-52H-66Q-72-52-74-46Z" ${fill('pa')} ${line}/><circle cy="14" r="20" ${fill('rd')} ${line}/><path d="M-7 14l5 6 10-11" stroke="#ffe0d0" stroke-width="4.500" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A telephone that rings, 90 wide, standing at (0, 0). */
export const telephone = `<rect x="-42" y="-156" width="84" height="156" rx="15" ${fill('dk')} ${line}/><rect x="-34" y="-142" width="68" height="122" rx="6" ${fill('tl')}/><path d="M-34-142H10L-34-60Z" fill="#fff" opacity=".22"/><circle cy="-10" r="5" fill="#8a92b8"/><path d="M-18-78l12 14 26-30" stroke="#fff" stroke-width="9" fill="none" stroke-linecap="round" stroke-linejoin="round"/><path d="M58-130a34 34 0 0 1 0 60M74-144a54 54 0 0 1 0 88M-58-130a34 34 0 0 0 0 60M-74-144a54 54 0 0 0 0 88" stroke="#ffe3a6" stroke-opacity=".8" stroke-width="6" fill="none" stroke-linecap="round"/>`;

/** A card with a portrait, 150 × 104 about (0, 0). */
export const identityCard = `<rect x="-75" y="-52" width="150" height="104" rx="12" ${fill('pa')} ${line}/><path d="M-75-40Q-75-52-63-52H63Q75-52 75-40V-28H-75Z" ${fill('vi')}/><rect x="-62" y="-18" width="52" height="58" rx="6" ${fill('bl')}/><circle cx="-36" cy="4" r="12" fill="#ffe0b8"/><path d="M-58 40C-56 22-46 18-36 18S-16 22-14 40Z" ${fill('rd')}/><path d="M4-8H60M4 10H60M4 28H40" stroke="#8a734a" stroke-width="7" stroke-linecap="round"/>`;

import { expect, test } from 'vitest';
import { repeatStyles } from './repeatStyles.ts';

test('2.12-3 style elements are repeated as they are, without their ids', () => {
  const code =
    '<meta name="a" content="b"><style media="(width>1px)" id="own">p{content:"id"}</style><div id="c"></div><style>b>i{x:1}</style>';
  expect(repeatStyles(code)).toBe('<style media="(width>1px)">p{content:"id"}</style><style>b>i{x:1}</style>');
});

test('2.12-3 what a script says of styles is none', () => {
  expect(repeatStyles('<script id="a">b="<style>p{x:1}</style>"</script><style>i{x:1}</style>')).toBe(
    '<style>i{x:1}</style>',
  );
});

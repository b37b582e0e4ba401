/*
 * The frames of routes in the build's empty page (src/app/frames.ts): written by the build, read by the server, which
 * needs one at a time, and by the page's own first script (src/app/start-gate.js).
 */

/** `path`: which paths begin with it, as a pattern. `scripts`: what its page needs at once, where it is all that is sent. */
export type Frame = { path: string; html: string; scripts: readonly string[] };

/** Where a page's data goes. */
export const STATE_MARK = '<!--app-state-->';

const BEGIN = '<!--frames-->';
const BETWEEN = '<!--frame-->';
const END = '<!--/frames-->';

export const framesBlock = (frames: readonly Frame[]): string => {
  const templates = frames.map(
    ({ path, html, scripts }) => `<template data-path="${path}" data-scripts="${scripts.join(' ')}">${html}</template>`,
  );
  return `${BEGIN}${templates.join(BETWEEN)}${END}`;
};

const TEMPLATE = /^<template data-path="([^"]+)" data-scripts="([^"]*)">([^]*)<\/template>$/;

/** The page without its frames, and they. */
export function splitFrames(page: string): { template: string; frames: Frame[] } {
  const [before = '', rest] = page.split(BEGIN);
  if (rest === undefined) return { template: page, frames: [] };
  const [block = '', after = ''] = rest.split(END);
  const frames = block.split(BETWEEN).flatMap((one) => {
    const [, path, scripts = '', html = ''] = TEMPLATE.exec(one) ?? [];
    return path === undefined ? [] : [{ path, html, scripts: scripts.split(' ').filter(Boolean) }];
  });
  return { template: before + after, frames };
}

/** The frame that a path begins with. */
export const frameOf = (frames: readonly Frame[], path: string): Frame | undefined =>
  frames.find((frame) => new RegExp(frame.path).test(path));

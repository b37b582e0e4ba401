/* What pages ask for of their largest pictures: files offered, and how wide they are drawn. */

export const STAGE_WIDTHS = [640, 1280] as const;
export const STAGE_SIZES = '(min-width: 768px) 56vw, 100vw';
export const BANNER_WIDTHS = [768, 1536] as const;

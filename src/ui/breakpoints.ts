/** Screen widths of the spec, always used as min-width. CSS repeats these numbers and no others. */
export const breakpoints = {
  xs: 320,
  sm: 576,
  md: 640,
  lg: 768,
  xl: 1200,
  xxl: 1400,
  '2xl': 1536,
  xxxl: 1920,
} as const;

/** Where the device prefers the dark theme. */
export const DARK = '(prefers-color-scheme: dark)';

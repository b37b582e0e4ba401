/** How often prices that somebody has before their eyes are asked again. */
export const LOOK_AGAIN_MS = 20_000;

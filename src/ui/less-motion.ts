/** Whether this person has asked for less motion; now, since they may change it at any time. */
export const wantsLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

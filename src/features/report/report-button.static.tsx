/** There is nobody who would read it. */
export const ReportButton = (): null => null;

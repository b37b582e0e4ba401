/* Why something is reported, or hidden. */

export const reasons = {
  stolen: 'إنه مسروق',
  copied: 'ينسخ عمل شخص آخر',
  misleading: 'ينتحل عنصرًا آخر أو مجموعة أخرى',
  offensive: 'مسيء أو غير قانوني',
  spam: 'محتوى مزعج',
  other: 'شيء آخر',
} as const;

export const fee = (rate: string, bps: string) => `${rate} من السعر (${bps} نقطة أساس)`;
export const recipient = 'تذهب إلى';
export const change =
  'يحددها MARKETPLACE_FEE_BPS وMARKETPLACE_FEE_RECIPIENT لشبكات NETWORKS_CONFIG، ابتداءً من التشغيل التالي. أعد تشغيل كل العقد معًا: عقدة بالعمولة القديمة ترفض ما وُقّع بالجديدة.';
export const signed = 'كل طلب يدفع ما وقّعه صاحبه. يسري التغيير على ما يُوقَّع بعده، ويبقى ما قبله على حاله.';

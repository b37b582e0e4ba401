/* By the documents' slugs. */
export const titles: Readonly<Record<string, string>> = {
  eula: 'اتفاقية الترخيص',
  'terms-of-use': 'شروط الاستخدام',
  'cookie-policy': 'سياسة ملفات الارتباط',
  'privacy-policy': 'سياسة الخصوصية',
  'disclaimer-nfts': 'تنبيه بشأن NFT',
  'service-provider': 'مقدّم الخدمة',
};

/* By the documents' slugs, in the order of the index. */
export const summaries = (market: string): Readonly<Record<string, string>> => ({
  eula: 'ترخيص التطبيق على جهازك: ما يجوز لك فعله به، وما لا يشمله.',
  'terms-of-use': `ما تفعله \u2068${market}\u2069، وما لا تستطيعه، وما توافق عليه حين تسجّل الدخول.`,
  'cookie-policy': 'كل ما يحفظه التطبيق على جهازك، باسمه، وكيف تزيله.',
  'privacy-policy': 'ما يُعرف عنك، وما هو عام بطبيعته، وما لا يُسأل عنه أبدًا.',
  'disclaimer-nfts': 'ما يعطيك إياه امتلاك رمز، وما لا يعطيك، وكيف قد تضيع القيمة.',
  'service-provider': `من يدير \u2068${market}\u2069، وكيف تصل إليه.`,
});

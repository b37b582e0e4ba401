export const columns = ['email', 'name', 'confirmed', 'unsubscribe'];
export const subscribers = 'المشتركون';
export const confirmed = 'أخبار بالبريد، مؤكدة';
export const waiting = 'لم تُؤكد بعد';
export const browsers = 'متصفحات تتلقى التنبيهات';
export const noMail = 'هذا الخادم لا يرسل بريدًا، فلا يستطيع أحد الاشتراك. سمِّ خادم بريد في إعداداته.';
export const exportTitle = 'عناوينهم';
export const exportText =
  'ملف بالعناوين المؤكدة لإرسال أخبارك. في كل سطر رابط لإلغاء الاشتراك، ويجب أن يكون في كل رسالة. خذ ملفًا جديدًا كل مرة: من ألغى اشتراكه ليس فيه.';
export const save = 'حفظ بصيغة CSV';
export const removeTitle = 'حذف مشترك';
export const email = 'عنوان البريد';
export const noEmail = 'أدخل عنوان بريد، مثل you@example.org.';
export const remove = 'حذف';

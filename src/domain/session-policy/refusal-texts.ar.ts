/* ما لا تسمح به الجلسة، داخل "Session validation failed: {message} ({type})". */
export const inactive = 'الجلسة غير نشطة';
export const expired = 'انتهت مدة الجلسة';
export const feeUnsaid = 'لا تذكر المعاملة أقصى ما قد تكلّفه';
export const feeTooHigh = 'الحد الأقصى للرسوم يتجاوز المتبقي من حد الرسوم';
export const noTransfer = (to: string) => `لا تسمح الجلسة بالتحويل إلى \u2068${to}\u2069`;
export const noCall = (selector: string, to: string) =>
  `لا تسمح الجلسة باستدعاء \u2068${selector}\u2069 في \u2068${to}\u2069`;
export const valuePerUse = 'المبلغ يتجاوز ما يمكن إنفاقه في المرة الواحدة';
export const valueLeft = 'المبلغ يتجاوز المتبقي من الحد';
export const valueUnknown = 'حد المبلغ غير معروف';
export const outside = (index: string) => `المعامل ${index} خارج بيانات الاستدعاء`;
export const limitUnknown = (index: string) => `حد المعامل ${index} غير معروف`;
export const limitLeft = (index: string) => `المعامل ${index} يتجاوز المتبقي من حده`;
export const mustBe = {
  equal: (index: string, value: string) => `يجب أن يساوي المعامل ${index} القيمة \u2068${value}\u2069`,
  greater: (index: string, value: string) => `يجب أن يكون المعامل ${index} أكبر من \u2068${value}\u2069`,
  less: (index: string, value: string) => `يجب أن يكون المعامل ${index} أصغر من \u2068${value}\u2069`,
  greater_equal: (index: string, value: string) => `يجب أن يكون المعامل ${index} أكبر من أو يساوي \u2068${value}\u2069`,
  less_equal: (index: string, value: string) => `يجب أن يكون المعامل ${index} أصغر من أو يساوي \u2068${value}\u2069`,
  not_equal: (index: string, value: string) => `يجب ألا يساوي المعامل ${index} القيمة \u2068${value}\u2069`,
};

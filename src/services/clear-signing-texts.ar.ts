/* A call that no descriptor explains. */
export const sendTransaction = 'إرسال معاملة';
export const to = 'إلى';
export const youSend = 'ترسل';
export const call = 'يفعل';
export const unexplained = (selector: string) =>
  `بلا تفسير: لا يُعرف شيء عن \u2068${selector}\u2069. لا توافق إلا على ما تثق به.`;

import { plural } from '../language/plural.ts';

export const progress = 'محفوظ على هذا الجهاز';
export const said = {
  keeping: (kept: string, total: string) => `يُحفظ الآن: ${kept} من ${total}`,
  waiting: (kept: string, total: string) => `يُستأنف عند عودة الشبكة: ${kept} من ${total}`,
  paused: (kept: string, total: string) => `متوقف مؤقتًا: ${kept} من ${total}`,
  full: (kept: string, total: string) => `امتلأ الجهاز: حُفظ ${kept} من ${total}`,
  done: (kept: string) =>
    plural(kept, {
      one: 'حُفظ عنصر واحد',
      two: 'حُفظ عنصران',
      few: `حُفظت ${kept} عناصر`,
      many: `حُفظ ${kept} عنصرًا`,
      other: `حُفظ ${kept} عنصر`,
    }),
} as const;
export const pause = 'إيقاف مؤقت';
export const resume = 'متابعة';
export const remove = 'إزالة';
export const renewed = 'النسخة الجديدة';
export const renewing = (kept: string, total: string) =>
  total === '0' ? 'يجري التجديد…' : `يجري التجديد: ${kept} من ${total}`;
export const renewsLater = 'يُستأنف التجديد عند عودة الشبكة';
export const notRenewed = {
  failed: 'تعذّر التجديد. النسخة السابقة ما زالت هنا كاملة.',
  full: 'لا يتسع هذا الجهاز لنسخة أحدث. النسخة السابقة ما زالت هنا كاملة.',
} as const;
export const renew = 'تجديد الآن';
export const renewOffline = 'أنت دون شبكة. يمكن تجديدها عندما تعود.';
export const stop = 'إيقاف التجديد';

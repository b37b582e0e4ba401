import type { DropNews } from './drop-news.ts';
import type { Notification } from './notification.ts';

/* What the notifications page and pushes say alike. */

/** What happened, after the item's name. */
export const happened: Record<Notification['kind'], string> = {
  sold: 'بيع',
  accepted: 'قُبل عرضك',
  received: 'استُلم',
  offer: 'وصل عرض',
  'collection-offer': 'عرض على أي عنصر من مجموعته',
  'trait-offer': 'عرض على عناصر لها إحدى سماته',
  outbid: 'قُدّم عرض أعلى من عرضك',
  'listing-ends': 'ينتهي إدراجك قريبًا',
  'offer-ends': 'ينتهي عرضك قريبًا',
  listed: 'عُرض للبيع عنصر تتابعه',
  'price-down': 'انخفض سعر عنصر تتابعه',
  'price-up': 'ارتفع سعر عنصر تتابعه',
  bought: 'اشتُري',
  minted: 'سُكّ',
  sent: 'أُرسل',
};

/** What happened to a drop, after its name. */
export const drop: Record<DropNews['state'], string> = {
  opens: 'يبدأ خلال ساعة',
  opened: 'بدأ',
  ends: 'ينتهي خلال ساعة',
  ended: 'انتهى',
};

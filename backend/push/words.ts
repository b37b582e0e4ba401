import type { Notification } from '../../src/contract/notification.ts';
import type { PushSubscriptionBody } from '../../src/contract/push.ts';

/* What pushes say, in the language of the page that asked for them: the notifications page's own words. */

export type Words = {
  happened: Record<Notification['kind'], string>;
  /** Of a drop, beside its name. */
  drop: Record<'opens' | 'opened' | 'ends', string>;
  several: (count: number) => string;
};

export const WORDS: Record<PushSubscriptionBody['language'], Words> = {
  en: {
    happened: {
      sold: 'Sold',
      accepted: 'Your offer was accepted',
      received: 'Received',
      offer: 'Offer received',
      'collection-offer': 'Offer on any item of its collection',
      'trait-offer': 'Offer on items with one of its traits',
      outbid: 'You were outbid',
      'listing-ends': 'Your listing ends soon',
      'offer-ends': 'Your offer ends soon',
      listed: 'Watched item listed',
      'price-down': 'Price of a watched item went down',
      'price-up': 'Price of a watched item went up',
    },
    drop: { opens: 'Opens within the hour', opened: 'Opened', ends: 'Ends within the hour' },
    several: (count) => `${count} new notifications`,
  },
  es: {
    happened: {
      sold: 'Vendido',
      accepted: 'Tu oferta fue aceptada',
      received: 'Recibido',
      offer: 'Oferta recibida',
      'collection-offer': 'Oferta por cualquier artículo de su colección',
      'trait-offer': 'Oferta por artículos con uno de sus atributos',
      outbid: 'Superaron tu oferta',
      'listing-ends': 'Tu anuncio termina pronto',
      'offer-ends': 'Tu oferta termina pronto',
      listed: 'Un artículo que sigues está en venta',
      'price-down': 'Bajó el precio de un artículo que sigues',
      'price-up': 'Subió el precio de un artículo que sigues',
    },
    drop: {
      opens: 'Se abre en menos de una hora',
      opened: 'Se ha abierto',
      ends: 'Termina en menos de una hora',
    },
    several: (count) => `${count} notificaciones nuevas`,
  },
  ar: {
    happened: {
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
    },
    drop: { opens: 'يبدأ خلال ساعة', opened: 'بدأ', ends: 'ينتهي خلال ساعة' },
    several: (count) => `${count} إشعارات جديدة`,
  },
};

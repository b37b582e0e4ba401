/* After a reload. Apart from the others: these are loaded with every page. */
export const closedWhileSigning = 'أُغلقت الصفحة وأنت توقّع';
export const closedBeforeSigning =
  'لم يُوقَّع شيء ولم يُنشر شيء. تبقى الموافقة التي أكدتها في محفظتك. ابدأ من جديد متى شئت.';
export const closedBeforePublishing = 'لم يُحفظ شيء مما وقّعت ولم يُنشر. ارفض ما تطلبه محفظتك بعد، وابدأ من جديد.';

/* What a device says of the installed app. */
export const description = 'سوق لرموز NFT على عدة شبكات. تصفّح ما حفظته حتى من دون اتصال.';
export const collections = 'المجموعات';
export const drops = 'الإصدارات';
/* Under the pictures that a store shows of it */
export const homePicture = 'فن معروض للبيع على عدة شبكات';
export const collectionPicture = 'مجموعة: عناصرها وأسعارها وسماتها';

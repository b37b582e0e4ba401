/* What a device says of the installed app. */
export const description = 'سوق لرموز NFT على عدة شبكات. تصفّح ما حفظته حتى من دون اتصال.';
export const collections = 'المجموعات';
export const drops = 'الإصدارات';

export const noOrders = 'ليس فيه أي طلب يستطيع هذا السوق قراءته.';

export const noOrders = 'ليس فيه أي أمر يستطيع هذا السوق قراءته.';

/* Why an order that is not over cannot be filled now, and what would bring it back. */
export const notStarted = 'Aún no está activo: se activa cuando empiece su plazo.';
export const listingNotHeld =
  'No está activo: el artículo ya no es tuyo. Vuelve a activarse si el artículo regresa a ti.';
export const listingNotApproved =
  'No está activo: Seaport ya no puede mover tus artículos de esta colección. Vuelve a activarse si lo apruebas de nuevo.';
export const listingTooFew = 'No está activo: tienes muy pocos ejemplares. Vuelve a activarse si tienes suficientes.';
export const listingReplacing = 'Pronto activo: espera a que caduque el último permiso del anuncio que reemplaza.';
export const listingWithdrawn = 'Cancelado: solo un comprador que ya tiene permiso puede completar la venta.';
export const offerNotHeld = 'No está activa: vuelve a activarse cuando tu saldo alcance.';
export const offerNotApproved =
  'No está activa: Seaport ya no puede tomar este token tuyo. Vuelve a activarse si lo apruebas de nuevo.';
export const offerLowBalance = 'No está activa: tu saldo es demasiado bajo. Vuelve a activarse cuando alcance.';
export const offerReplacing = 'Pronto activa: espera a que caduque el último permiso de la oferta que reemplaza.';
export const offerWithdrawn = 'Cancelada: solo un vendedor que ya tiene permiso puede completar la venta.';

/* What is wrong with a recipient. */
export const notAnAddress =
  'Esto no es una dirección. Una empieza con 0x, seguido de 40 dígitos y letras de la a a la f.';
export const mistyped = 'Un carácter de esta dirección está mal: sus mayúsculas no cuadran. Cópiala de nuevo.';
export const nobody = 'Esta dirección no es de nadie: lo que se envía allí se pierde.';
export const yourself = 'Esta es tu propia dirección.';
export const collectionItself = 'Este es el contrato de la propia colección: lo que se envía allí se pierde.';

/* What is wrong with a typed price. */
export const ambiguousComma = (thousands: string, decimal: string) =>
  `Escribe ${thousands} o ${decimal}: una coma puede significar ambas cosas`;
export const grouped = (plain: string) => `Escribe ${plain}, sin nada entre los miles`;
export const tooManyDecimals = (symbol: string, most: number) => `${symbol} tiene como máximo ${most} decimales`;
export const noNumber = 'Escribe un número, por ejemplo 0.5';
export const tooLarge = 'Este precio es demasiado alto';
export const aboveZero = 'Escribe un precio mayor que cero';

/* What is wrong with an order's terms. */
export const oneCopyAtLeast = 'Escribe al menos un ejemplar';
export const onlyOneCopy = 'Solo hay un ejemplar de este artículo';
export const feesTakeAll = 'Las comisiones no dejan nada de este precio';
export const wrongDuration = 'Elige una duración entre cinco minutos y 180 días';
export const tokenOnly = 'Las ofertas se hacen en un token, no en la moneda nativa';

/* An own order was filled. */
export const sold = (what: string, price: string) => `Vendido: ${what} por ${price}`;
export const bought = (what: string, price: string) => `Comprado: ${what} por ${price}`;
export const fromListing = 'Alguien lo compró desde tu anuncio.';
export const offerAccepted = 'Tu oferta fue aceptada.';

/* After a reload. Apart from the others: these are loaded with every page. */
export const closedWhileSigning = 'La página se cerró mientras firmabas';
export const closedBeforeSigning =
  'No se firmó ni se publicó nada. Si confirmaste una aprobación en tu billetera, sigue vigente. Empieza de nuevo cuando quieras.';
export const closedBeforePublishing =
  'Nada de lo que firmaste se guardó ni se publicó. Rechaza lo que tu billetera aún pida y empieza de nuevo.';

export const backups = 'Copias de seguridad';
export const made = 'Última';
export const where = 'Guardada en';
export const output = 'La salida de la orden';
export const rows = 'Filas del almacén';
export const files = 'Archivos de la carpeta de estado';
export const old = 'Tiene más de una semana.';
export const none = 'No se conoce ninguna copia de seguridad';
export const noneText = 'Las que hizo una versión anterior no cuentan.';
export const asked = 'Se está haciendo una copia de seguridad.';
export const failing = 'La copia de seguridad ha fallado y se intenta de nuevo.';
export const givenUp = 'La copia de seguridad se ha abandonado. Haz otra cuando el motivo haya desaparecido.';
export const what =
  'Este servidor, u otro de sus nodos, escribe la copia en BACKUP_FOLDER. Con el almacén integrado, las demás llamadas esperan a que termine.';
export const make = 'Hacer una copia';
export const noFolder =
  'BACKUP_FOLDER no está configurada, así que este servidor no hace copias por sí mismo. En su máquina, ejecuta:';
export const care =
  'Una copia contiene las claves de este servidor, pero no lo que dice su entorno. Guárdala en otra máquina y borra tú las antiguas.';
export const command = 'npm run vitrine -- backup ARCHIVO';

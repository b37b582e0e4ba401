/* Back-ups, in the console. */
export const backups = 'Back-ups';
export const made = 'Last made';
export const where = 'Written to';
export const output = 'The command’s output';
export const rows = 'Rows of the store';
export const files = 'Files of the state folder';
export const old = 'It is more than a week old.';
export const none = 'No back-up is known';
export const noneText = 'One that an earlier build made is not counted.';
export const asked = 'A back-up is being made.';
export const failing = 'The back-up failed and is tried again.';
export const givenUp = 'The back-up was given up. Make another one once the reason is gone.';
export const what =
  'A back-up is written to BACKUP_FOLDER by this server, or by another of its nodes. With the embedded store, other calls wait until it is made.';
export const make = 'Make a back-up';
export const noFolder = 'BACKUP_FOLDER is not set, so this server makes none by itself. On its machine, run:';
export const care =
  'A back-up holds this server’s keys, but not what its environment says. Copy it to another machine, and delete old ones yourself.';
export const command = 'npm run vitrine -- backup FILE';

#!/bin/sh
# A server that follows the one of PGHOST: has a copy of it made where there is none, then runs what it is told.
# A copy that was not finished is begun again. PGPASSWORD_FILE, where a password is needed, names a file with it.
set -eu
if [ ! -e "$PGDATA" ]; then
  rm -rf "$PGDATA.unfinished"
  if [ -n "${PGPASSWORD_FILE:-}" ]; then
    PGPASSWORD=$(cat "$PGPASSWORD_FILE")
    export PGPASSWORD
  fi
  pg_basebackup --pgdata="$PGDATA.unfinished" --write-recovery-conf --wal-method=stream --checkpoint=fast
  mv "$PGDATA.unfinished" "$PGDATA"
fi
unset PGPASSWORD
exec "$@"

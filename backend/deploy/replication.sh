#!/bin/sh
# Lets replicas follow this server. The image runs it where it makes a new database; an older one needs it once.
set -eu
line="host replication $POSTGRES_USER all scram-sha-256"
grep -qxF "$line" "$PGDATA/pg_hba.conf" || echo "$line" >> "$PGDATA/pg_hba.conf"

#!/bin/sh
# Writes the passwords that compose.yaml names to secrets/, once: those that are there already stay.
set -eu
cd "$(dirname "$0")/.."
mkdir -p -m 700 secrets
chmod 700 secrets
for name in database_superuser database_owner database_console; do
  [ -s "secrets/$name" ] || head -c 32 /dev/urandom | base64 | tr -d '\n' > "secrets/$name"
  # The containers read them as users of their own; the folder keeps the host's out.
  chmod 444 "secrets/$name"
done

#!/bin/sh
# Draws the portal of PORTAL_FILE, and serves it.
set -eu
: "${PORTAL_URL:?the address of the portal: https://portal.example}"
: "${API_URL:?what answers /api/: https://api.example/}"
aroeira-draw --out /tmp/portal
aroeira-nginx --build /tmp/portal --url "$PORTAL_URL" --api "$API_URL" --listen "${LISTEN:-8080}" --out /srv/portal
# nginx opens its log by name, and not everywhere may its user open the container's output so.
rm -f /tmp/access.log
mkfifo /tmp/access.log
cat /tmp/access.log &
exec nginx -c /etc/nginx/portal.conf -e stderr

#!/bin/sh
# Makes the certificates of tests/postgres/tls.test.ts, valid for 100 years. Its key is public: use nothing of it elsewhere.
set -eu
cd "$(dirname "$0")"
own=$(mktemp -d)
new="-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 36500"
for ca in ca other-ca; do
  openssl req -x509 $new -keyout "$own/$ca.key" -out $ca.pem -subj "/CN=$ca of tests"
done
openssl req $new -keyout server.key -out "$own/server.csr" -subj "/CN=server of tests"
echo "subjectAltName=DNS:localhost" >"$own/names"
openssl x509 -req -in "$own/server.csr" -CA ca.pem -CAkey "$own/ca.key" -CAserial "$own/serial" -CAcreateserial \
  -days 36500 -extfile "$own/names" -out server.crt
rm -r "$own"

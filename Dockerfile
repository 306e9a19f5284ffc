# One image for the storefront and its reference charity API: runs as a non-root user and writes to /data only.
FROM node:24-bookworm-slim AS deps
WORKDIR /srv
COPY package.json package-lock.json .npmrc ./
# Without install scripts, as scripts/prepare.mjs does.
RUN npm ci --include=dev --ignore-scripts

FROM deps AS build
# .dockerignore includes only files that the build reads.
COPY . .
RUN node scripts/build.mjs

# A stage next to the build, so that changed sources do not install the packages again.
FROM deps AS prune
RUN npm prune --omit=dev

FROM node:24-bookworm-slim AS runtime
# HOST: listen on all interfaces of the container. Docker decides who can reach its port.
# NADAWAH: messages name commands as they are called in the image.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NADAWAH=1
WORKDIR /srv
# The process writes to this folder only. All other folders belong to root and may be read-only.
RUN mkdir /data && chown node:node /data
COPY package.json LICENSE ./
COPY --from=prune /srv/node_modules node_modules
COPY --from=build /srv/build build
# docker compose exec web nadawah doctor
RUN chmod +x build/commands/nadawah.js && ln -s /srv/build/commands/nadawah.js /usr/local/bin/nadawah
# The content of the demonstration, and the drawings that content can use.
COPY demo demo
COPY charity-api/files/scenes charity-api/files/scenes
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((response) => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
# Run with --init, as compose.yaml does: node as process 1 does not reap processes that it did not start.
CMD ["node", "build/server.js"]

# Skein with a Chromium to render pages with. Build: docker build -t skein .
FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN node scripts/prepare.mjs && npm prune --omit=dev

FROM node:20-bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends chromium ca-certificates tini \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
ENV NODE_ENV=production SKEIN_CHROMIUM=/usr/bin/chromium
USER node
# tini hands SIGTERM on and collects what a browser leaves behind.
ENTRYPOINT ["tini", "--", "node", "/app/dist/cli/main.js"]
CMD ["--help"]

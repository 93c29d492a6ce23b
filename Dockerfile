FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY apps/api/package.json apps/api/
COPY apps/site/package.json apps/site/
COPY packages/schema/package.json packages/schema/
RUN npm ci --no-audit --no-fund
COPY . .
ARG PUBLIC_URL
ENV SITE_DIR=/pages/current
RUN PUBLIC_URL=$PUBLIC_URL node scripts/build.ts && cp -rL apps/api/dist /api

# Builds the pages anew into the volume that the others serve; nothing else needs the sources.
FROM build AS publisher
RUN mkdir -p node_modules/.astro node_modules/.vite /data/arkpax \
  && chown -R node:node /pages /data .cache apps/site node_modules/.astro node_modules/.vite
USER node
CMD ["sh", "-c", "node scripts/build.ts; exec node scripts/publisher.ts"]

FROM node:24-slim AS production-modules
WORKDIR /app
COPY package.json package-lock.json ./
COPY apps/api/package.json apps/api/
COPY apps/site/package.json apps/site/
COPY packages/schema/package.json packages/schema/
RUN npm ci --omit=dev --workspace apps/api --no-audit --no-fund

FROM node:24-slim AS api
WORKDIR /app
ENV NODE_ENV=production SITE_DIR=/pages/current SITE_BUILD=off
COPY --from=production-modules /app/node_modules node_modules
COPY --from=build /api apps/api/dist
COPY --from=build --chown=node:node /pages /pages
RUN mkdir -p /data/arkpax && chown -R node:node /data
USER node
CMD ["node", "apps/api/dist/start.js"]

FROM caddy:2 AS pages
COPY Caddyfile /etc/caddy/Caddyfile
ENV SITE_ROOT=/pages/current
COPY --from=build --chown=1000:1000 /pages /pages

FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY apps/api/package.json apps/api/
COPY apps/site/package.json apps/site/
COPY packages/schema/package.json packages/schema/
RUN npm ci --no-audit --no-fund
COPY . .
ARG PUBLIC_URL
RUN PUBLIC_URL=$PUBLIC_URL node scripts/build.ts

FROM node:24-slim AS production-modules
WORKDIR /app
COPY package.json package-lock.json ./
COPY apps/api/package.json apps/api/
COPY apps/site/package.json apps/site/
COPY packages/schema/package.json packages/schema/
RUN npm ci --omit=dev --workspace apps/api --no-audit --no-fund

FROM node:24-slim AS api
WORKDIR /app
ENV NODE_ENV=production
COPY --from=production-modules /app/node_modules node_modules
COPY --from=build /app/apps/api/dist apps/api/dist
COPY --from=build /app/apps/site/dist apps/site/dist
RUN mkdir -p /data/arkpax && chown -R node:node /data
USER node
CMD ["node", "apps/api/dist/start.js"]

FROM caddy:2 AS pages
COPY Caddyfile /etc/caddy/Caddyfile
COPY --from=build /app/apps/site/dist /srv

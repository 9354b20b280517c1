# The base. A release names it with its digest (docs/operations.md, "Images by their digest"): a tag may mean another one tomorrow.
ARG NODE_IMAGE=node:22-bookworm-slim
FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# esbuild puts its own program in place when it is installed; the build needs that, the product does not.
RUN npm ci
COPY . .
RUN node scripts/build.mjs

# Optional packages stay: the password hash's native binary is one of them. Nothing here needs to run on being installed.
FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY package.json CHANGELOG.md LICENSE ./
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
# Everything but /data may be read-only, and is in compose.yaml.
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]

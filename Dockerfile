# What builds is not what runs: the second stage has the built app, Node, and the driver of PostgreSQL.
FROM node:24-bookworm-slim AS build
WORKDIR /jotter
COPY . .
RUN npm run build
# The one part that is loaded at run time and not in the bundle.
RUN npm install --no-audit --no-fund --ignore-scripts --prefix /driver \
    "pg@$(node -p "require('./apps/server/package.json').dependencies.pg")"

FROM node:24-bookworm-slim
WORKDIR /jotter
COPY --from=build /driver/node_modules node_modules
COPY --from=build /jotter/dist dist
RUN mkdir /data && chown node /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4310 DATA_DIR=/data
VOLUME /data
EXPOSE 4310
HEALTHCHECK --interval=5s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4310/healthz/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "dist/server/main.mjs"]

# One process of Bullpen: the server with its page. See compose.yaml for several behind a load balancer.

# Page and program are built here, with tools that the server does not need.
FROM node:24-slim AS build
WORKDIR /bullpen
COPY . .
RUN npm ci --ignore-scripts
RUN node scripts/build-page.mjs --force
RUN node scripts/build/main.ts

FROM node:24-slim
WORKDIR /bullpen
COPY package.json package-lock.json LICENSE ./
COPY engine/package.json engine/
COPY games/package.json games/
COPY table/package.json table/
COPY words/package.json words/
COPY ratings/package.json ratings/
COPY tournament/package.json tournament/
COPY bots/package.json bots/
COPY lab/package.json lab/
COPY wire/package.json wire/
COPY server/package.json server/
COPY page/package.json page/
COPY prove/package.json prove/
COPY cli/package.json cli/
RUN npm ci --omit=dev --ignore-scripts
COPY --from=build /bullpen/dist/packages/bullpen/dist dist
RUN mkdir data && chown node:node data
USER node
ENV HOST=0.0.0.0 PORT=3000 NODE_ENV=production
VOLUME /bullpen/data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/bullpen.js", "serve"]

# One process of Bullpen: the server with its page. See compose.yaml for several behind a load balancer.

# The page is built here, with tools that the server does not need.
FROM node:24-slim AS page
WORKDIR /bullpen
COPY . .
RUN npm ci --ignore-scripts
RUN node scripts/build-page.mjs --force

FROM node:24-slim
WORKDIR /bullpen
COPY package.json package-lock.json LICENSE ./
COPY engine engine
COPY games games
COPY table table
COPY words words
COPY bots bots
COPY lab lab
COPY wire wire
COPY server server
COPY prove prove
COPY cli cli
COPY page/package.json page/
RUN npm ci --omit=dev --ignore-scripts
COPY --from=page /bullpen/page/dist page/dist
RUN mkdir data && chown node:node data
USER node
ENV HOST=0.0.0.0 PORT=3000 NODE_ENV=production
VOLUME /bullpen/data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "cli/bullpen.ts", "serve"]

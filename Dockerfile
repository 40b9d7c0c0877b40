# One process of Bullpen. See compose.yaml for several behind a load balancer.
FROM node:24-slim
WORKDIR /bullpen
COPY . .
RUN npm ci --omit=dev --ignore-scripts
USER node
ENV HOST=0.0.0.0 PORT=3000
EXPOSE 3000
CMD ["node", "cli/bullpen.ts", "serve"]

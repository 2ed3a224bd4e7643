# Two images from one source: `site`, the rebuild service that serves the site too, and `studio`, the built Studio.
# compose.yaml runs both behind Caddy; docs/hosting.md says how.
# Renovate adds the digest (.github/renovate.json); this argument takes another image.
ARG BASE_IMAGE=node:24-bookworm-slim

FROM ${BASE_IMAGE} AS source
ENV CI=true
WORKDIR /srv/kitewright
# First what packages there are, which changes seldom, so that an upgrade of code alone downloads none.
COPY pnpm-lock.yaml pnpm-workspace.yaml ./
RUN npx --yes pnpm@12.21.0 fetch
COPY . .
# A clone made under `umask 077` is readable by its owner alone; the images run as another user.
RUN chmod -R a+rX .
RUN npx --yes pnpm@12.21.0 install --offline --frozen-lockfile

FROM source AS studio-build
ARG SANITY_STUDIO_PROJECT_ID SANITY_STUDIO_DATASET SANITY_STUDIO_PREVIEW_URL SANITY_STUDIO_API_HOST SANITY_STUDIO_COMMENTS
RUN npx --yes pnpm@12.21.0 --filter @kitewright/studio build

# Puts its files beside those of earlier versions, which open tabs still ask for, into the folder that Caddy serves.
FROM ${BASE_IMAGE} AS studio
COPY --from=studio-build /srv/kitewright/studio/dist /studio
RUN mkdir /served && chown 1000:1000 /served
USER 1000:1000
VOLUME /served
# The page comes last: it names the others.
CMD ["sh", "-c", "cp -r /studio/static /served/ && cp -r /studio/. /served/"]

FROM source AS bundle
RUN npx --yes pnpm@12.21.0 --filter @kitewright/web bundle

# The same places as in the repository, with what the service needs to run and no more.
FROM source AS production
RUN rm -rf node_modules */node_modules */*/node_modules && npx --yes pnpm@12.21.0 install --prod --offline \
  --frozen-lockfile --filter-prod '@kitewright/rebuild...' --filter-prod '@kitewright/web...'

FROM ${BASE_IMAGE} AS site
ENV NODE_ENV=production REBUILD_DATA=/data
WORKDIR /srv/kitewright
COPY --from=production /srv/kitewright/package.json /srv/kitewright/pnpm-lock.yaml ./
COPY --from=production /srv/kitewright/node_modules node_modules
COPY --from=production /srv/kitewright/packages packages
COPY --from=production /srv/kitewright/apps/web/node_modules apps/web/node_modules
COPY --from=production /srv/kitewright/apps/rebuild apps/rebuild
COPY --from=bundle /srv/kitewright/apps/web/.bundle apps/web/.bundle
RUN mkdir /data && chown 1000:1000 /data
# By number, so that whoever runs it can see that it is not root.
USER 1000:1000
VOLUME /data
EXPOSE 4173 8787
# The first release of all is drawn and compressed whole.
HEALTHCHECK --interval=10s --timeout=5s --start-period=2m CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 8787}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/rebuild/src/main.ts"]

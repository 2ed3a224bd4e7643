# Two images from one source: `site`, the rebuild service that serves the site too, and `studio`, the built Studio.
# compose.yaml runs both behind Caddy; docs/hosting.md says how.
# Renovate adds the digest (.github/renovate.json); this argument takes another image.
ARG BASE_IMAGE=node:24-bookworm-slim

FROM ${BASE_IMAGE} AS source
ENV CI=true
WORKDIR /srv/kitewright
# First the list of packages, which changes seldom, so that a change of code downloads none.
COPY pnpm-lock.yaml pnpm-workspace.yaml ./
RUN npx --yes pnpm@12.21.0 fetch
COPY . .
# Only its owner can read a clone made under `umask 077`; the images run as another user.
RUN chmod -R a+rX .
RUN npx --yes pnpm@12.21.0 install --offline --frozen-lockfile

FROM source AS studio-build
ARG SANITY_STUDIO_PROJECT_ID SANITY_STUDIO_DATASET SANITY_STUDIO_PREVIEW_URL SANITY_STUDIO_API_HOST SANITY_STUDIO_COMMENTS
RUN npx --yes pnpm@12.21.0 --filter @kitewright/studio build

# Copies its files into the folder that Caddy serves, beside those of earlier versions, which open tabs still request.
FROM ${BASE_IMAGE} AS studio
COPY --from=studio-build /srv/kitewright/studio/dist /studio
RUN mkdir /served && chown 1000:1000 /served
USER 1000:1000
VOLUME /served
# The page comes last, as it refers to the others.
CMD ["sh", "-c", "cp -r /studio/static /served/ && cp -r /studio/. /served/"]

FROM source AS bundle
RUN npx --yes pnpm@12.21.0 --filter @kitewright/web bundle

# The same paths as in the repository, with only the files that the service needs.
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
# By number, so that a container platform can check that it is not root.
USER 1000:1000
VOLUME /data
EXPOSE 4173 8787
# The first release renders and compresses everything.
HEALTHCHECK --interval=10s --timeout=5s --start-period=2m CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 8787}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/rebuild/src/main.ts"]

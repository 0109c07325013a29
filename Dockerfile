# The program with everything that it needs:
#
#   docker build -t zoetrope .
#   docker run --rm --user "$(id -u):$(id -g)" -v "$PWD:/work" zoetrope My.swift
#
# First stage: builds the packages of this checkout (`make package`).
FROM swift:6.3-bookworm AS build
SHELL ["/bin/bash", "-o", "pipefail", "-c"]
WORKDIR /zoetrope
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install -y --no-install-recommends dpkg-dev git make xz-utils \
    && rm -rf /var/lib/apt/lists/*
COPY . .
RUN make basics && make package

# Second stage: the packages alone. The release workflow puts those of the release in its place.
FROM scratch AS package
COPY --from=build /zoetrope/out/package/*.deb /

# Third stage: the package of this machine, and the programs for videos, PDF images and tracing.
FROM debian:bookworm-slim
ARG TARGETARCH
# hadolint ignore=DL3008
RUN --mount=type=bind,from=package,target=/package \
    apt-get update \
    && apt-get install -y --no-install-recommends /package/zoetrope_*_"$TARGETARCH".deb \
        ca-certificates curl ffmpeg git jq poppler-utils potrace \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --uid 1000 --create-home zoetrope
# A cache that every user can write: compiled Swift files are kept there.
ENV XDG_CACHE_HOME=/tmp/.cache
USER 1000
WORKDIR /work
ENTRYPOINT ["render"]
CMD ["--help"]

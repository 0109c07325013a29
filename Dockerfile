# The program with a compiler beside it:
#
#   docker build -t zoetrope .
#   docker run --rm --user "$(id -u):$(id -g)" -v "$PWD:/work" zoetrope My.swift
#
# First stage: what `make package` makes of this checkout.
FROM swift:6.3-bookworm AS build
SHELL ["/bin/bash", "-o", "pipefail", "-c"]
WORKDIR /zoetrope
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install -y --no-install-recommends dpkg-dev git make \
    && rm -rf /var/lib/apt/lists/*
COPY . .
RUN make basics && make package

# Second stage: that package, and the programs that videos, PDF images and tracing are made with.
FROM swift:6.3-bookworm
# hadolint ignore=DL3008
RUN --mount=type=bind,from=build,source=/zoetrope/out/package,target=/package \
    apt-get update \
    && apt-get install -y --no-install-recommends /package/zoetrope_*.deb ffmpeg poppler-utils potrace \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --uid 1000 --create-home zoetrope
# Whoever runs it: programs made of Swift files are kept there.
ENV XDG_CACHE_HOME=/tmp/.cache
USER 1000
WORKDIR /work
ENTRYPOINT ["render"]
CMD ["--help"]
